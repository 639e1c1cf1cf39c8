/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from '../inks.js';
import type { FigureLook } from './look.js';

/** A soft cap with an ostrich feather. */
export const Beret = ({ inks: { paper }, dress: { cloak, trim } }: FigureLook) => (
  <>
    <path
      d="M116 58C104 60 94 56 92 46C91 38 97 34 101 38C102 32 112 29 120 32C132 32 142 40 144 54Z"
      fill={paper}
    />
    <path d="M122 56C110 52 102 46 101 38M118 54L120 41M110 51L109 39M126 56L132 44" strokeWidth={FINE} />
    <path d="M93 74C83 62 103 54 125 56C149 54 167 62 157 74C145 66 105 66 93 74Z" fill={cloak} />
    <path d="M94 73C105 65 145 65 156 73L153 81C141 74 109 74 97 81Z" fill={trim} />
  </>
);

/** A round hat with a brim and one straight feather. */
export const BrimmedHat = ({ inks: { paper }, dress: { cloak, trim } }: FigureLook) => (
  <>
    <path d="M138 58C148 50 158 40 162 26C148 26 136 36 130 52Z" fill={paper} />
    <path
      d="M132 56C142 44 152 36 162 26M141 47L152 47M147 40L157 40M138 50L138 39M145 42L146 33"
      strokeWidth={FINE}
    />
    <path d="M99 74C97 54 110 42 127 42C144 42 153 56 151 74Z" fill={cloak} />
    <path
      d="M82 73C92 71 104 66 126 66C146 66 156 70 159 77C149 83 140 78 125 78C108 78 91 85 82 73Z"
      fill={trim}
    />
  </>
);
