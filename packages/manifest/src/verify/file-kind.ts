/** What a file is, by the end of its name. */
const ENDINGS = [
  ['.game.json', 'game'],
  ['.library.json', 'library'],
  ['.resource-set.json', 'resource-set'],
  ['.plan.json', 'plan'],
] as const;

const NAMES = {
  'manifest.json': 'game',
  'game.json': 'game',
  'library.json': 'library',
  'libraries.json': 'libraries',
  'components.json': 'components',
  'layout.json': 'layout',
  'wire.json': 'wire',
} as const;

export type FileKind = (typeof ENDINGS)[number][1] | (typeof NAMES)[keyof typeof NAMES];

/** What to write instead, for people whose file is of no kind. */
export const FILE_NAMES: readonly string[] = [
  ...ENDINGS.map(([ending]) => `*${ending}`),
  ...Object.keys(NAMES),
];

export function kindOf(file: string): FileKind | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (Object.hasOwn(NAMES, name)) return NAMES[name as keyof typeof NAMES];
  return ENDINGS.find(([ending]) => name.endsWith(ending))?.[1];
}
