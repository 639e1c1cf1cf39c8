import type { DefinitionId, SeatId } from '@tapete/core';
import type { SvgNode } from './svg/node.js';
import type { Theme } from './theme.js';

/** What one picture is asked for. */
export interface GraphicRequest {
  /** Id of the resource that names the module. */
  readonly resource: string;
  /** What the picture is for: `disc`, `board-front`, `cover`. One module may serve many. */
  readonly slot: string;
  /** The face that is drawn, where the slot is one of many of a deck. */
  readonly definition?: DefinitionId;
  /** Whose it is, where the resource is drawn for each seat. */
  readonly seat?: SeatId;
  readonly locale: string;
  /** `plain`, or one of those that the module declares. */
  readonly variant: string;
  readonly theme: Theme;
}

/**
 * Draws one picture: an `<svg>` with a viewBox. A pure function of what is asked: it runs once, when the module is
 * published, and what it returned is what everybody sees.
 */
export type GraphicDefinition = (request: GraphicRequest) => SvgNode;

/** What a module of pictures exports. */
export interface GraphicModule {
  readonly draw: GraphicDefinition;
  /** Further than `plain`, which every module has: `dark` for the table at night. */
  readonly variants?: readonly string[];
}

export const PLAIN = 'plain';

/** The variants to render: `plain` first. */
export const variantsOf = ({ variants = [] }: GraphicModule): readonly string[] => [
  PLAIN,
  ...variants.filter((variant) => variant !== PLAIN),
];
