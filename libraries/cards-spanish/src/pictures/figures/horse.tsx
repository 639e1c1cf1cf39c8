/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, mixed } from '@tapete/graphics';
import type { SpanishSuit } from '@tapete/playing-cards';
import { FINE, type Inks } from '../inks.js';
import type { FigureLook } from './look.js';

interface Coat {
  readonly hide: Colour;
  /** Legs on the far side. */
  readonly shade: Colour;
  readonly mane: Colour;
  /** Lines on the mane. */
  readonly locks: Colour;
}

/** A white horse, two bays and a grey. */
function coatOf(suit: SpanishSuit, { ink, paper, steel, earth }: Inks): Coat {
  const hide = { oros: paper, copas: earth, espadas: steel, bastos: earth }[suit];
  const isDark = suit === 'oros' || suit === 'bastos';
  const mane = isDark ? { mane: ink, locks: paper } : { mane: paper, locks: ink };
  return { hide, shade: mixed(hide, ink, 0.22), ...mane };
}

/** A horse that walks to the left, one foreleg raised; the saddle cloth lies on it. */
export function Horse(look: FigureLook) {
  const coat = coatOf(look.suit, look.inks);
  return (
    <>
      <path
        d="M180 212C198 210 206 228 200 246C198 254 201 260 204 262C192 268 182 258 184 244C186 234 184 228 180 224Z"
        fill={coat.mane}
      />
      <FarLegs {...look} coat={coat} />
      <path
        d="M66 146C84 146 96 166 104 194C124 202 150 196 168 198C186 202 192 220 190 244C188 264 172 274 154 272C130 278 106 278 90 272C72 266 60 252 60 234C60 220 66 212 64 196C62 190 58 190 54 194C50 206 44 216 38 218C28 222 22 214 26 204C34 190 42 172 50 160C54 150 58 146 66 146Z"
        fill={coat.hide}
      />
      <NearLegs {...look} coat={coat} />
      <Head {...look} coat={coat} />
      <Tack {...look} />
    </>
  );
}

type Part = FigureLook & { readonly coat: Coat };

const FarLegs = ({ inks: { ink }, coat: { shade } }: Part) => (
  <>
    <path
      d="M146 258C148 280 144 290 140 300L135 330L127 347H147L147 332L154 304C160 294 164 284 166 268ZM82 258L86 306L84 330L77 347H97L96 332L98 306L106 262Z"
      fill={shade}
    />
    <path d="M133 334L127 347H147V334ZM83 334L77 347H97L96.5 334Z" fill={ink} />
  </>
);

const NearLegs = ({ inks: { ink }, coat: { hide } }: Part) => (
  <>
    <path
      d="M186 236C194 258 188 274 181 286C177 294 180 302 181 310L180 332L186 347H164L168 331L168 310C160 296 150 286 144 266M62 242C58 256 50 264 38 272C29 278 28 286 34 291L50 308L46 322L61 324L63 307L49 288C64 282 82 276 94 262"
      fill={hide}
    />
    <path d="M167 334L164 347H186L181 334ZM49 311L46 322L61 324L62 311Z" fill={ink} />
  </>
);

const Head = ({ inks: { ink }, coat: { hide, mane, locks } }: Part) => (
  <>
    <path d="M57 152L53 129L67 143ZM66 145L71 126L79 146" fill={hide} />
    <path
      d="M64 146C86 142 100 168 106 198C98 197 93 191 92 184C86 184 81 178 81 172C75 172 71 166 71 160C67 160 63 154 64 146ZM64 146C56 149 52 158 55 166C60 164 64 156 66 149Z"
      fill={mane}
    />
    <path d="M84 154C92 162 98 174 101 186M74 150C80 154 85 160 88 168" stroke={locks} strokeWidth={FINE} />
    <path
      d="M48 176C50 171 55 170 58 174C56 178 51 179 48 176ZM30 207a2 2 0 1 0 .1 0z"
      fill={ink}
      strokeWidth={1}
    />
    <path d="M27 214Q36 214 43 207M63 196C58 190 59 182 64 178" strokeWidth={FINE} />
  </>
);

const Tack = ({ inks: { gold }, dress: { cloak, trim } }: FigureLook) => (
  <>
    <path
      d="M36 184C42 190 48 196 52 198M47 194L68 156M60 236C76 240 92 232 106 222M168 212C176 212 184 214 190 220"
      stroke={trim}
      strokeWidth={4.5}
    />
    <path d="M46 199C60 216 86 214 100 200" />
    <path d="M47 194a3.5 3.5 0 1 0 .1 0z" fill={gold} />
    <path
      d="M104 196C126 204 148 200 162 198C170 220 170 242 166 258C148 266 124 268 106 262C98 240 98 216 104 196Z"
      fill={cloak}
    />
    <path d="M105 252C124 258 148 256 167.5 248L166 258C148 266 124 268 106 262Z" fill={trim} />
  </>
);
