import { pieceId, piecesIn, spaceId, spaceOfPiece } from '@tapete/core';
import type { Scene } from './scene.js';

/**
 * What is wrong with a position, in words: each card in exactly one space, the list of the space and the card's own word
 * agreeing, each variable that is named there, and the flow within its turn.
 * Source: seed 003, "validating invariants".
 */
export function invariantsOf(scene: Scene): string[] {
  return [...ofCards(scene), ...ofTrackers(scene), ...ofFlow(scene)];
}

function ofCards({ table }: Scene): string[] {
  const { blueprint } = table;
  const seen = new Map<number, number>();
  const wrong: string[] = [];
  for (const space of blueprint.spaces.keys())
    for (const piece of piecesIn(table, space)) {
      const other = seen.get(piece);
      if (other !== undefined)
        wrong.push(
          `${pieceId(table, piece)} lies in ${spaceId(table, other)} and in ${spaceId(table, space)}`,
        );
      seen.set(piece, space);
      if (spaceOfPiece(table, piece) !== space)
        wrong.push(
          `${pieceId(table, piece)} is in the list of ${spaceId(table, space)} and says that it lies elsewhere`,
        );
    }
  for (const piece of blueprint.pieces.keys())
    if (!seen.has(piece)) wrong.push(`${pieceId(table, piece)} lies nowhere`);
  return wrong;
}

function ofTrackers({ look, machine }: Scene): string[] {
  const wrong: string[] = [];
  for (const { id, on } of machine.program.modifiers) {
    if (on !== 'player') continue;
    for (const [seat, own] of look.own.entries())
      if (!(Number.isInteger(own[id]) && (own[id] as number) >= 0))
        wrong.push(`p${seat} has no count of ${id}`);
  }
  const { global, seat } = machine.structure.variables;
  for (const { name } of global)
    if (look.global[name] === undefined) wrong.push(`the variable ${name} is missing`);
  for (const { name } of seat)
    for (const [number, own] of look.own.entries())
      if (own[name] === undefined) wrong.push(`the variable ${name} of p${number} is missing`);
  return wrong;
}

function ofFlow(scene: Scene): string[] {
  const { turn, turnLimit } = scene.machine.program;
  const place = scene.look.global.turnPlace as number;
  const wrong: string[] = [];
  if (place > Math.max(1, turn.length)) wrong.push(`${place} phases of a turn of ${turn.length} have begun`);
  if (scene.turn() > turnLimit.turns)
    wrong.push(`turn ${scene.turn()} is past the limit of ${turnLimit.turns}`);
  return wrong;
}
