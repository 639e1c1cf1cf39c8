/*
 * What expressions can say and ask of the spaces of boards.
 */

/** Groups of a board's spaces. */
export const BOARD_PARTS = ['spaces', 'tiles', 'edges', 'vertices', 'nodes'] as const;
export type BoardPart = (typeof BOARD_PARTS)[number];

/** What can be said of one space. */
export const SPACE_FACTS = [
  'spaceName',
  'spaceType',
  'spaceZone',
  'pieces',
  'holder',
  'empty',
  'row',
  'column',
  'neighbours',
  'around',
  'next',
  'previous',
  'tilesAt',
  'edgesAt',
  'verticesAt',
  'nodesAt',
] as const;
export type SpaceFact = (typeof SPACE_FACTS)[number];

/** What can be asked of one space with something else: another space, a number, a way, a list. */
export const SPACE_QUESTIONS = [
  'distance',
  'path',
  'stepsTo',
  'within',
  'ring',
  'walk',
  'walks',
  'along',
  'line',
  'area',
] as const;
export type SpaceQuestion = (typeof SPACE_QUESTIONS)[number];
