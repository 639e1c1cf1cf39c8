import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyFiles } from '../src/index.js';
import { spoilt } from './small-game.js';

/*
 * Rules as data with one mistake each, made in duelo, and in isle where it is about boards. docs/rules-as-data.md names the
 * rows by their numbers.
 */

const read = (path: string): object =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const duelo = read('games/duelo/duelo.game.json');
const isle = read('examples/boards/isle/manifest.json');

const findingsOf = (game: object) =>
  verifyFiles(['duelo.game.json'], { read: () => JSON.stringify(game) }).map(
    ({ code, path, near }) => `${code} ${path}${near === undefined ? '' : ` ${near}`}`,
  );

/** What is told of a game that is right, whose other files are not at hand. */
const known = new Map([duelo, isle].map((game) => [game, findingsOf(game)]));

const told = (before: object, after: object) =>
  findingsOf(after).filter((finding) => !known.get(before)?.includes(finding));

type Row = [number: string, path: string, value: unknown, found: string];
const ACTION = '/availableActions/0';
const BUY = '/availableActions/1';
const CARD = '/deckDefinitions/1/cards';
const STATE = '/stateMachine/states/0';

test.each<Row>([
  ['R1', '/endings/0/when', 'player.trackers.lfe <= 0', 'EXPRESSION_NAME /endings/0/when life'],
  ['R2', '/endings/0/when', 'player.trackers.life', 'EXPRESSION_TYPE /endings/0/when'],
  ['R3', '/endings/0/when', 'player.trackers.life <=', 'EXPRESSION_SYNTAX /endings/0/when'],
  ['R4', '/endings/0/when', "player.trackers.life <= 'none'", 'EXPRESSION_TYPE /endings/0/when'],
  ['R5', '/endings/0/when', 'player.trackers.life <= 0.5', 'EXPRESSION_UNSUPPORTED /endings/0/when'],
  ['R6', '/turnLimit/score', 'oponent.trackers.life', 'EXPRESSION_NAME /turnLimit/score opponent'],
  ['R7', '/turnLimit/score', undefined, 'FIELD_MISSING /turnLimit/score'],
  [
    'R8',
    `${ACTION}/parameters/0/from`,
    'player.zones.hnd',
    `EXPRESSION_NAME ${ACTION}/parameters/0/from hand`,
  ],
  ['R9', `${ACTION}/parameters/0/from`, 'players', `EXPRESSION_TYPE ${ACTION}/parameters/0/from`],
  [
    'R10',
    `${ACTION}/parameters/1/fromCard`,
    'crad',
    `PARAMETER_UNKNOWN ${ACTION}/parameters/1/fromCard card`,
  ],
  [
    'R11',
    `${ACTION}/effects/0/to`,
    'player.zones.hand + player.zones.play',
    `EXPRESSION_TYPE ${ACTION}/effects/0/to`,
  ],
  [
    'R12',
    `${ACTION}/effects/0/when`,
    "crd.kind != 'companion'",
    `EXPRESSION_NAME ${ACTION}/effects/0/when card`,
  ],
  ['R13', `${ACTION}/effects/0/do`, 'mvoe', `VALUE_UNKNOWN ${ACTION}/effects/0/do move`],
  ['R14', `${ACTION}/effects/2/event`, 'card.plaid', `EVENT_UNKNOWN ${ACTION}/effects/2/event card.played`],
  ['R15', `${ACTION}/effects/2/data`, { seat: 'player' }, `EVENT_FIELD_MISSING ${ACTION}/effects/2/data`],
  ['R16', `${ACTION}/effects/2/data/colour`, '1', `EVENT_FIELD_UNKNOWN ${ACTION}/effects/2/data/colour`],
  ['R17', `${BUY}/cost`, { credit: 'card.cost' }, `TRACKER_UNKNOWN ${BUY}/cost/credit credits`],
  ['R18', `${BUY}/cost/credits`, 'card.kind', `EXPRESSION_TYPE ${BUY}/cost/credits`],
  [
    'R19',
    `${BUY}/conditions`,
    [{ when: 'true', else: 'TO_DEAR' }],
    `ERROR_CODE_UNKNOWN ${BUY}/conditions/0/else TOO_DEAR`,
  ],
  ['R20', `${CARD}/0/effects/0/tracker`, 'creditz', `TRACKER_UNKNOWN ${CARD}/0/effects/0/tracker credits`],
  ['R21', `${CARD}/2/effects/0/effect`, 'hitt', `EFFECT_UNKNOWN ${CARD}/2/effects/0/effect hit`],
  ['R22', `${CARD}/2/effects/0/with`, {}, `EFFECT_PARAMETER_MISSING ${CARD}/2/effects/0`],
  ['R23', `${CARD}/6/effects/1/modifier`, 'gard', `MODIFIER_UNKNOWN ${CARD}/6/effects/1/modifier guard`],
  ['R24', `${CARD}/10/effects/0/die`, 'bone-dye', `DIE_UNKNOWN ${CARD}/10/effects/0/die bone-die`],
  ['R25', `${CARD}/15/triggers/0/on`, 'turn.startd', `EVENT_UNKNOWN ${CARD}/15/triggers/0/on turn.started`],
  ['R26', `${CARD}/15/triggers/0/in/0`, 'cmap', `SPACE_UNKNOWN ${CARD}/15/triggers/0/in/0 camp`],
  [
    'R27',
    `${CARD}/15/triggers/0/when`,
    'trigger.sat == player',
    `EXPRESSION_NAME ${CARD}/15/triggers/0/when seat`,
  ],
  [
    'R28',
    `${CARD}/17/triggers/0/effects/0/counter`,
    'coin',
    `COUNTER_UNKNOWN ${CARD}/17/triggers/0/effects/0/counter coins`,
  ],
  [
    'R29',
    `${CARD}/13/targets`,
    { tarjet: 'opponent.zones.camp' },
    `PARAMETER_UNKNOWN ${CARD}/13/targets/tarjet target`,
  ],
  ['R30', `${STATE}/transitions/0/when`, '1', `EXPRESSION_TYPE ${STATE}/transitions/0/when`],
  ['R31', '/stateMachine/turn/1', 'cleanpu', 'STATE_UNKNOWN /stateMachine/turn/1 cleanup'],
  ['R32', '/setup/cards/0/space', 'dekc', 'SPACE_UNKNOWN /setup/cards/0/space deck'],
  ['R33', '/setup/trackers', { live: 20 }, 'TRACKER_UNKNOWN /setup/trackers/live life'],
  ['R34', '/setup/first', 'game.turn', 'EXPRESSION_TYPE /setup/first'],
  ['R35', '/withdrawal/outcome', 'othersLoose', 'VALUE_UNKNOWN /withdrawal/outcome'],
  ['R36', '/endings/0/outcome', 'score', 'FIELD_MISSING /endings/0'],
])('%s %s', (_, path, value, found) => {
  const findings = told(duelo, spoilt(duelo, path, value));
  expect(findings).toContain(found);
  expect(new Set(findings).size).toBe(findings.length);
});

test.each<Row>([
  [
    'R37',
    '/availableActions/0/effects/0/to',
    "game.boards.isle.at('wod')",
    'EXPRESSION_NAME /availableActions/0/effects/0/to',
  ],
  [
    'R38',
    '/availableActions/0/conditions/0/when',
    'vertexId.neigbours.all(n, n.empty)',
    'EXPRESSION_NAME /availableActions/0/conditions/0/when neighbours',
  ],
  [
    'R39',
    '/availableActions/0/effects/0/to',
    "player.zones.store.top().space.along('rigth').first()",
    'EXPRESSION_NAME /availableActions/0/effects/0/to right',
  ],
  [
    'R40',
    '/availableActions/0/effects/0/to',
    'vertexId.neighbours',
    'EXPRESSION_TYPE /availableActions/0/effects/0/to',
  ],
])('%s %s', (_, path, value, found) => {
  expect(told(isle, spoilt(isle, path, value))).toContain(found);
});

test('of rules with ten mistakes each is told, at its place', () => {
  const ten: readonly (readonly [path: string, value: unknown, found: string])[] = [
    ['/endings/0/when', 'player.trackers.lfe <= 0', 'EXPRESSION_NAME /endings/0/when life'],
    ['/turnLimit/score', 'oponent.trackers.life', 'EXPRESSION_NAME /turnLimit/score opponent'],
    [`${ACTION}/parameters/0/from`, 'players', `EXPRESSION_TYPE ${ACTION}/parameters/0/from`],
    [`${ACTION}/effects/2/event`, 'card.plaid', `EVENT_UNKNOWN ${ACTION}/effects/2/event card.played`],
    [`${BUY}/cost/credits`, 'card.kind', `EXPRESSION_TYPE ${BUY}/cost/credits`],
    [`${CARD}/2/effects/0/effect`, 'hitt', `EFFECT_UNKNOWN ${CARD}/2/effects/0/effect hit`],
    [`${CARD}/6/effects/1/modifier`, 'gard', `MODIFIER_UNKNOWN ${CARD}/6/effects/1/modifier guard`],
    [`${CARD}/10/effects/0/die`, 'bone-dye', `DIE_UNKNOWN ${CARD}/10/effects/0/die bone-die`],
    ['/stateMachine/turn/1', 'cleanpu', 'STATE_UNKNOWN /stateMachine/turn/1 cleanup'],
    ['/setup/cards/0/space', 'dekc', 'SPACE_UNKNOWN /setup/cards/0/space deck'],
  ];
  const game = ten.reduce<object>((document, [path, value]) => spoilt(document, path, value), duelo);
  expect(told(duelo, game).sort()).toEqual(ten.map(([, , found]) => found).sort());
});
