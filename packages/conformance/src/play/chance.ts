import type { BotChance } from '@tapete/core';

/** Chance of the suite's own, from a number and a name: the same for the same, and unlike for unlike names. */
export function chanceFrom(seed: number, name: string): BotChance {
  let state = startOf(seed, name);
  return {
    int(outcomes) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return Math.floor(((state >>> 0) / 4294967296) * outcomes);
    },
  };
}

/** Seed and name mixed; never 0, which a xorshift would never leave. */
function startOf(seed: number, name: string): number {
  let mixed = seed ^ 0x811c9dc5;
  for (let index = 0; index < name.length; index++)
    mixed = Math.imul(mixed ^ name.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0 || 1;
}

/** One of a list that is not empty. */
export const oneOf = <Item>(list: readonly Item[], chance: BotChance): Item =>
  list[chance.int(list.length)] as Item;

/** At most so many of a list, in its order, each as likely to be among them. */
export function someOf<Item>(list: readonly Item[], most: number, chance: BotChance): readonly Item[] {
  if (list.length <= most) return list;
  const kept = new Set<number>();
  while (kept.size < most) kept.add(chance.int(list.length));
  return list.filter((_, index) => kept.has(index));
}
