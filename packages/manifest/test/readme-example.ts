import {
  formatFinding,
  generateTypes,
  hasErrors,
  readGame,
  readLibrary,
  toStructure,
  verifyFiles,
} from '../src/index.js';

export function check(files: ReadonlyMap<string, string>): string {
  const findings = verifyFiles([...files.keys()], { read: (path) => files.get(path) });
  if (hasErrors(findings)) return findings.map(formatFinding).join('\n');
  const { game } = readGame(files.get('pond.game.json') ?? '', 'pond.game.json');
  const { library } = readLibrary(files.get('farm.library.json') ?? '', 'farm.library.json');
  if (!game || !library) return 'nothing to play';
  const structure = toStructure(game, [library]); // what the engine opens
  return `${structure.pieces.length} kinds of pieces\n${generateTypes(game, [library])}`;
}
