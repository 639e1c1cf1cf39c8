const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** Deals S and N of the reference: `RRS` a card, rank 01 to 13, suit 1 clubs, 2 diamonds, 3 hearts, 4 spades. */
const WRITTEN = {
  S: '042041044124023073111012123081104093031052051121094074061091083102043071132134113114131022103013062032101011014034054021112064092082133033072053084063024122',
  N: '041023134124133071102114063072031033121092131043082044122083084064061051093094054073042013091104032101113062022103052034021132012074112111123011053024081014',
} as const;

/** In the order of dealing. */
export const referenceDeal = (name: keyof typeof WRITTEN): string[] =>
  (WRITTEN[name].match(/\d{3}/g) ?? []).map(
    (each) => `${SUITS[Number(each[2]) - 1]}-${Number(each.slice(0, 2))}`,
  );
