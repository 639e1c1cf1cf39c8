import type { Bot, Offer } from '@tapete/core';

/** Plays any card, as somebody does who is still learning the order of them. */
export const easy: Bot = (_view, offers, chance) => ({
  offer: (offers[chance.int(offers.length)] as Offer).id,
});
