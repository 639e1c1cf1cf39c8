/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from '../inks.js';
import { Doublet } from './doublet.js';
import { Beret, BrimmedHat } from './hats.js';
import { Head, Neck } from './head.js';
import { Horse } from './horse.js';
import type { FigureLook } from './look.js';
import { Raised } from './raised.js';

/** A rider with the reins in one hand. He is drawn as large as the page, and made smaller to sit on his horse. */
export const Caballo = (look: FigureLook) => (
  <>
    <path d="M24 350C60 336 150 336 184 350C150 360 62 360 24 350Z" fill={look.inks.green} />
    <path d="M132 126C162 128 182 170 190 212C174 222 152 216 144 204Z" fill={look.dress.cloak} />
    <Horse {...look} />
    <g transform="translate(24 25)scale(.88)" strokeWidth={2.5}>
      <Leg {...look} />
      <Skirt {...look} />
      <Doublet {...look} />
      <HandWithReins {...look} />
      <Raised {...look} />
      <Neck {...look} />
      <Collar {...look} />
      <Head {...look}>
        <path
          d="M115 108C119 105 122 106 124 108C127 105 131 105 135 108"
          strokeWidth={2.6}
          stroke={look.dress.hair}
        />
      </Head>
      {look.suit === 'oros' || look.suit === 'espadas' ? <BrimmedHat {...look} /> : <Beret {...look} />}
    </g>
  </>
);

const Leg = ({ inks: { ink, paper }, dress: { trim } }: FigureLook) => (
  <>
    <path
      d="M104 188H142C140 210 126 228 114 236L116 270H97C96 252 90 240 90 228C92 214 98 202 104 188Z"
      fill={paper}
    />
    <path
      d="M94 252C102 256 110 256 116 252L117 272C114 282 98 286 84 286C80 282 84 277 92 274Z"
      fill={ink}
    />
    <path d="M99 256L90 290H113L106 256" stroke={trim} strokeWidth={3.5} />
  </>
);

const Skirt = ({ dress: { coat } }: FigureLook) => (
  <>
    <path
      d="M102 184H148C160 196 168 208 170 222C152 228 132 222 122 210C112 214 102 214 96 206Z"
      fill={coat}
    />
    <path d="M134 196C138 204 146 212 154 216" strokeWidth={FINE} />
  </>
);

const HandWithReins = ({ inks: { paper }, dress: { coat, trim } }: FigureLook) => (
  <>
    <path
      d="M96 126C78 132 68 150 66 168C66 178 72 186 82 192L94 198L102 184L90 172C95 162 99 154 102 148Z"
      fill={coat}
    />
    <path
      d="M76 144C82 148 86 152 90 158M69 158C75 160 80 164 85 170"
      stroke={trim}
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M80 184C88 182 96 186 97 194C96 202 84 206 76 200C74 194 76 188 80 184Z" fill={paper} />
    <path d="M78 196L86 198M77 191L85 193" strokeWidth={FINE} />
  </>
);

const Collar = ({ dress: { trim } }: FigureLook) => (
  <path
    d="M108 124C102 126 98 128 95 131C104 142 116 144 125 138C134 144 146 142 155 131C152 128 148 126 142 124C136 132 114 132 108 124Z"
    fill={trim}
  />
);
