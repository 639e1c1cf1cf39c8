/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SvgNode } from '@tapete/graphics';
import { FINE } from '../inks.js';
import { Face } from './face.js';
import type { FigureLook } from './look.js';

interface HeadLook extends FigureLook {
  readonly isTurned?: boolean;
  /** Beard. */
  readonly children?: SvgNode;
}

/** A young head with bobbed hair on its neck; hat and collar are others'. */
export const Head = ({ inks, dress: { hair, locks }, isTurned = false, children }: HeadLook) => (
  <>
    <path
      d="M106 70C90 78 92 98 94 114C86 116 88 126 98 125C106 124 106 116 107 106ZM144 70C160 78 158 98 156 114C164 116 162 126 152 125C144 124 144 116 143 106Z"
      fill={hair}
    />
    <Face inks={inks} isTurned={isTurned} />
    {children}
    <path
      d="M105 74C105 82 106 86 105 90C113 87 121 82 125 75C129 82 137 87 145 90C144 86 145 82 145 74Z"
      fill={hair}
    />
    <path d="M97 88C95 98 97 106 96 116M153 88C155 98 153 106 154 116" stroke={locks} strokeWidth={FINE} />
  </>
);

export const Neck = ({ inks: { paper } }: FigureLook) => (
  <path d="M116 112V126C119 132 131 132 134 126V112Z" fill={paper} />
);
