/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from '../inks.js';
import { Doublet } from './doublet.js';
import { Beret, BrimmedHat } from './hats.js';
import { Head, Neck } from './head.js';
import type { FigureLook } from './look.js';
import { Raised } from './raised.js';

/** A page on foot: one hand on the hip, hose of two colours, a short cloak. */
export const Sota = (look: FigureLook) => (
  <>
    <path d="M30 354C60 340 156 340 186 354C150 362 66 362 30 354Z" fill={look.inks.green} />
    <path
      d="M100 124C78 150 66 200 60 252C76 262 92 260 104 254H146C158 260 172 260 182 250C178 200 170 150 150 124Z"
      fill={look.dress.cloak}
    />
    <Legs {...look} />
    <Skirt {...look} />
    <Doublet {...look} />
    <HandOnHip {...look} />
    <Raised {...look} />
    <Neck {...look} />
    <Collar {...look} />
    <Head {...look} isTurned />
    {look.suit === 'oros' || look.suit === 'espadas' ? <Beret {...look} /> : <BrimmedHat {...look} />}
  </>
);

const Legs = ({ inks: { ink, paper }, dress: { trim } }: FigureLook) => (
  <>
    <path d="M100 236C97 262 99 290 96 318L94 336H113L114 318C117 290 121 262 123 240Z" fill={paper} />
    <path d="M127 240C130 262 133 290 135 318L136 336H155L153 316C152 290 152 262 151 236Z" fill={trim} />
    <path
      d="M94 332C92 341 80 345 71 347C67 350 70 353 76 353H113C115 346 114 338 113 332C107 336 100 336 94 332ZM136 332C135 338 134 346 136 353H172C178 353 181 350 177 347C168 345 157 341 155 332C149 336 142 336 136 332Z"
      fill={ink}
    />
  </>
);

const Skirt = ({ dress: { coat } }: FigureLook) => (
  <>
    <path
      d="M104 186H146C153 206 161 226 169 240C162 250 153 250 147 244C141 252 131 252 125 245C119 252 109 252 103 244C97 250 88 250 81 240C89 226 97 206 104 186Z"
      fill={coat}
    />
    <path
      d="M111 194C108 210 104 228 103 244M125 194V245M139 194C142 210 146 228 147 244M87 228C93 237 99 237 104 231C111 239 119 239 125 232C131 239 139 239 146 231C151 237 157 237 163 228"
      strokeWidth={FINE}
    />
  </>
);

const HandOnHip = ({ inks: { paper }, dress: { coat, trim } }: FigureLook) => (
  <>
    <path
      d="M96 126C78 134 63 156 60 173C60 181 66 185 74 187L95 194L101 181L86 172C93 162 99 152 102 146Z"
      fill={coat}
    />
    <path
      d="M74 146C80 150 84 154 88 160M68 160C74 162 79 166 83 172"
      stroke={trim}
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <path d="M94 180C100 178 108 182 110 187C110 194 102 198 93 195Z" fill={paper} />
  </>
);

const Collar = ({ inks: { paper } }: FigureLook) => (
  <path
    d="M112 122C106 124 100 126 96 130C100 138 108 140 114 137C118 143 132 143 136 137C142 140 150 138 154 130C150 126 144 124 138 122C134 130 116 130 112 122Z"
    fill={paper}
  />
);
