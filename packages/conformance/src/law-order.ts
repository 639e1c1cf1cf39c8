import type { Law } from './law.js';

/** The laws in an order in which each comes after those that it rests on; else as they are numbered. */
export function inOrder(laws: readonly Law[]): readonly Law[] {
  const ordered: Law[] = [];
  const add = (law: Law): void => {
    if (ordered.includes(law)) return;
    for (const id of law.restsOn ?? []) add(lawOf(laws, id));
    ordered.push(law);
  };
  for (const law of laws) add(law);
  return ordered;
}

function lawOf(laws: readonly Law[], id: string): Law {
  const law = laws.find((each) => each.id === id);
  if (law === undefined) throw new Error(`no law is numbered ${id}`);
  return law;
}
