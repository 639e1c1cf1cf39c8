/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Theme } from '@tapete/graphics';
import { Ace } from './ace.js';
import { Back } from './back.js';
import { Corners } from './corner.js';
import { Figure } from './figures/figure.js';
import { Frame } from './frame.js';
import { inksOf } from './inks.js';
import { Paper } from './paper.js';
import { EmblemShape } from './pip.js';
import { Pips } from './pip-card.js';
import { type ReadCard, readCard } from './read-card.js';

export interface CardLook {
  /** `oros-1`, `bastos-12`, `back`. */
  readonly card: string;
  readonly theme: Theme;
}

/**
 * One card with its paper, as part of any picture: its upper left corner is at the origin. Several may lie in one
 * picture, each once.
 */
export function Card(look: CardLook) {
  const read = readCard(look.card);
  return read === 'back' ? <Back theme={look.theme} /> : <Face {...look} {...read} />;
}

function Face({ card, theme, suit, rank }: CardLook & Exclude<ReadCard, 'back'>) {
  const inks = inksOf(theme);
  return (
    <>
      <Paper theme={theme} />
      <defs>
        <EmblemShape card={card} suit={suit} inks={inks} />
      </defs>
      <Frame card={card} suit={suit} ink={inks.ink} />
      <Corners card={card} suit={suit} rank={rank} ink={inks.ink} />
      {rank === 1 && <Ace card={card} suit={suit} inks={inks} />}
      <Pips card={card} suit={suit} rank={rank} />
      {rank >= 10 && <Figure card={card} suit={suit} rank={rank} inks={inks} />}
    </>
  );
}
