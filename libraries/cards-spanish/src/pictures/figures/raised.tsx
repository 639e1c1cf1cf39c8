/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SpanishSuit } from '@tapete/playing-cards';
import { FINE } from '../inks.js';
import { Emblem } from '../pip.js';
import type { FigureLook } from './look.js';

/** Where the emblem is, so that its lower end is in the hand. */
const AT: { readonly [suit in SpanishSuit]: string } = {
  oros: 'translate(189 82)scale(.64)',
  copas: 'translate(189 82)scale(.7)',
  espadas: 'translate(189 82)scale(.58)',
  bastos: 'translate(189 80)scale(.58)',
};

/** The arm that shows the emblem. */
export const Raised = ({ card, suit, inks: { paper }, dress: { coat, trim } }: FigureLook) => (
  <>
    <Emblem card={card} at={AT[suit]} />
    <path
      d="M154 126C168 132 176 142 182 150L178 132H200L204 160C204 173 195 179 184 177C170 172 156 160 149 148Z"
      fill={coat}
    />
    <path
      d="M163 140C161 146 158 150 154 153M174 150C172 157 168 162 163 166"
      stroke={trim}
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M177 129H201L202 140H179Z" fill={trim} />
    <path d="M178 131C175 121 178 113 184 112H194C200 113 202 121 200 131Z" fill={paper} />
    <path d="M184 112V120M189 112V120M194 112V120M179 122C184 126 190 125 193 121" strokeWidth={FINE} />
  </>
);
