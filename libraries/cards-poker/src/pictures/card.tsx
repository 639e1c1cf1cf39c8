/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { PLAIN, type Theme } from '@tapete/graphics';
import { Ace } from './ace.js';
import { Back } from './back.js';
import { Corners, JokerCorners } from './corner.js';
import { Court } from './court/court.js';
import { JokerCourt } from './court/joker.js';
import { inksOf, jokerInks } from './inks.js';
import { Paper } from './paper.js';
import { PipShape } from './pip.js';
import { Pips } from './pip-card.js';
import { type ReadCard, readCard } from './read-card.js';

export interface CardLook {
  /** `hearts-1`, `spades-13`, `joker-red`, `back`. */
  readonly card: string;
  readonly theme: Theme;
  readonly variant?: string;
}

/**
 * One card with its paper, as part of any picture: its upper left corner is at the origin. Several may lie in one
 * picture, each once.
 */
export function Card(look: CardLook) {
  const read = readCard(look.card);
  if (read === 'back') return <Back theme={look.theme} />;
  return 'joker' in read ? <Joker {...look} {...read} /> : <Face {...look} {...read} />;
}

type Read<Key extends string> = Extract<ReadCard, { readonly [key in Key]: unknown }>;

function Joker({ card, theme, joker }: CardLook & Read<'joker'>) {
  const inks = jokerInks(joker, theme);
  return (
    <>
      <Paper theme={theme} />
      <JokerCorners card={card} fill={inks.sign} />
      <JokerCourt card={card} inks={inks} />
    </>
  );
}

function Face({ card, theme, variant = PLAIN, suit, rank }: CardLook & Read<'suit'>) {
  const inks = inksOf(suit, theme, variant);
  return (
    <>
      <Paper theme={theme} />
      <defs>
        <PipShape card={card} suit={suit} fill={inks.sign} />
      </defs>
      <Corners card={card} rank={rank} fill={inks.sign} />
      {rank === 1 && <Ace card={card} suit={suit} inks={inks} />}
      <Pips card={card} rank={rank} />
      {rank > 10 && <Court card={card} suit={suit} rank={rank} inks={inks} />}
    </>
  );
}
