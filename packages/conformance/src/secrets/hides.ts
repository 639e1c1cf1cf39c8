import type { Structure } from '@tapete/core';

/** Whether there is anything in this game that not everybody sees. */
export function hidesAnything({ spaces, boards, pieces, variables }: Structure): boolean {
  const all = [...spaces, ...boards, ...variables.global, ...variables.seat];
  const isOpen = all.every(
    ({ visibility: { owner, others } }) => owner === 'identity' && others === 'identity',
  );
  return !isOpen || pieces.some(({ face }) => face === 'down');
}
