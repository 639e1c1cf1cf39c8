import type { MadeGame } from '../../src/index.js';
import type { Row } from './row.js';
import { forgedBytes, textOf, utf8 } from './sent.js';

const rules =
  (change: (good: string) => string) =>
  (made: MadeGame): Uint8Array =>
    forgedBytes(made, (_, own) => own.set('rules.js', utf8(change(textOf(own, 'rules.js')))));

/** What a toss does before it is a toss. */
const toss = (code: string) => rules((good) => good.replace(/(apply\(play\)\s*\{)/, `$1${code}`));
const atTop = (code: string) => rules((good) => `${code};${good}`);

/** How the very text of the rules can do harm, that no bundler of ours has seen. */
export const RULES: readonly Row[] = [
  ['rules that are no code', rules(() => 'rules of the game'), ['RULES_BROKEN']],
  [
    'rules that are no UTF-8',
    (made) => forgedBytes(made, (_, own) => own.set('rules.js', Uint8Array.of(0xff))),
    ['TEXT_WRONG'],
  ],
  ['rules that export no game', rules(() => 'export const rules = {};'), ['RULES_BROKEN']],
  [
    'rules of another interface',
    rules(() => 'export const game = { api: 99, structure: {}, bots: [] };'),
    ['RULES_BROKEN'],
  ],
  [
    'rules with another structure than the manifest',
    rules(() => 'export const game = { api: 1, structure: {}, bots: [] };'),
    ['STRUCTURE_DIFFERS'],
  ],
  [
    'rules whose structure is as deep as a well',
    rules(
      () =>
        'let deep = []; for (let n = 0; n < 2e4; n++) deep = [deep]; export const game = { api: 1, structure: { deep }, bots: [] };',
    ),
    ['RULES_BROKEN'],
  ],
  [
    'rules whose bots are no names',
    rules(() => 'export const game = { api: 1, structure: {}, bots: [1] };'),
    ['RULES_BROKEN'],
  ],
  ['rules that loop while they are loaded', atTop('for (;;);'), ['RULES_BROKEN']],
  ['rules that import Node', atTop('import "node:fs"'), ['RULES_BROKEN']],
  ['rules that import from the network', atTop('import "https://example.org/a.js"'), ['RULES_BROKEN']],
  ['rules that import late', toss('import("node:fs");'), ['IMPORT_LATE']],
  ['rules that loop', toss('for (;;);'), ['ACCEPTANCE_FAILED']],
  ['rules that allocate', toss('let all = "a"; for (;;) all += all;'), ['ACCEPTANCE_FAILED']],
  ['rules that recurse', toss('const fall = () => [fall()]; fall();'), ['ACCEPTANCE_FAILED']],
  ['rules that ask for the process', toss('process.exit(1);'), ['ACCEPTANCE_FAILED']],
  [
    'rules that make code of a text',
    toss('(() => {}).constructor("return this")().process;'),
    ['ACCEPTANCE_FAILED'],
  ],
  ['rules that look at the clock', toss('new Date();'), ['ACCEPTANCE_FAILED']],
  ['rules that have chance of their own', toss('Math.random();'), ['ACCEPTANCE_FAILED']],
];
