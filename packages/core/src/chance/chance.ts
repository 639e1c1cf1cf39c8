import type { Piece, Space } from '../ids.js';
import type { MatchSetup, ScriptedDraw } from '../record/record.js';
import { Broken, Failure } from '../refusal.js';
import type { Chance } from '../rules/rules.js';
import { arrange } from '../table/move-piece.js';
import { pieceId, piecesIn } from '../table/pieces.js';
import { put, type Table } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { drawBelow, openStreams, type Streams } from './streams.js';

/** Chance as rules meet it: named streams, or the items of a chance file as long as there are any. */
export class MatchChance implements Chance {
  /** Stream of draws that name none: `setup` while the table is prepared. */
  stream = 'table';
  private streams: Streams;
  private script: readonly ScriptedDraw[];
  /** Told of each draw, where somebody writes them down. */
  onDraw: ((draw: ScriptedDraw) => void) | undefined;

  constructor(
    private readonly table: Table,
    setup: MatchSetup,
  ) {
    this.streams = openStreams(setup, table.blueprint.streams);
    this.script = setup.script ?? [];
  }

  restart(setup: MatchSetup): void {
    this.streams = openStreams(setup, this.table.blueprint.streams);
    this.script = setup.script ?? [];
  }

  /** Sets the streams of a new match to where they start. */
  begin(): void {
    this.streams.start(this.table);
  }

  int(outcomes: number, stream: string = this.stream): number {
    const scripted = this.scripted('int');
    const int =
      scripted === undefined
        ? drawBelow(this.streams, this.table, this.number(stream), outcomes)
        : within(scripted.int, 0, outcomes - 1, 'int');
    this.onDraw?.({ int });
    return int;
  }

  roll(sides: number, stream: string = 'dice'): number {
    const scripted = this.scripted('roll');
    const roll =
      scripted === undefined
        ? 1 + drawBelow(this.streams, this.table, this.number(stream), sides)
        : within(scripted.roll, 1, sides, 'roll');
    this.onDraw?.({ roll });
    return roll;
  }

  shuffle(space: Space): void {
    const scripted = this.scripted('shuffle');
    if (scripted !== undefined) this.lay(space, scripted.shuffle);
    else this.mix(space);
  }

  /** Fisher-Yates: each place from the top takes one of those that are not placed yet. */
  private mix(space: Space): void {
    const order = piecesIn(this.table, space);
    const stream = this.number(this.streamOf(space));
    for (let last = order.length - 1; last > 0; last--) {
      const drawn = drawBelow(this.streams, this.table, stream, last + 1);
      [order[last], order[drawn]] = [order[drawn] as number, order[last] as number];
    }
    this.order(space, order);
  }

  /** A scripted shuffle says the order of dealing, and dealing begins at the top. */
  private lay(space: Space, dealt: readonly string[]): void {
    const { pieceNumbers, pieces } = this.table.blueprint;
    const lying = piecesIn(this.table, space);
    const order = dealt.map((id) => pieceNumbers.get(id) ?? -1).reverse();
    const same = order.length === lying.length && lying.every((piece) => order.includes(piece));
    if (!same) {
      const missing = lying.filter((piece) => !order.includes(piece)).map((piece) => pieces[piece]?.id);
      throw misfit(
        `a shuffle must name each of the ${lying.length} pieces once`,
        missing.slice(0, 3).join(', '),
      );
    }
    put(this.table, FLOW.draws, (this.table.words[FLOW.draws] as number) + Math.max(0, lying.length - 1));
    this.order(space, order);
  }

  private order(space: Space, order: readonly Piece[]): void {
    arrange(this.table, space, order);
    this.table.shuffled.push(...order);
    if (this.onDraw) this.onDraw({ shuffle: order.map((piece) => pieceId(this.table, piece)).reverse() });
  }

  private streamOf(space: Space): string {
    const id = this.table.blueprint.spaces[space]?.id ?? '';
    const named = `space:${id.replace(/:p\d+$/, '')}`;
    return this.stream === 'setup'
      ? 'setup'
      : this.table.blueprint.streamNumbers.has(named)
        ? named
        : 'table';
  }

  private number(stream: string): number {
    const number = this.table.blueprint.streamNumbers.get(stream);
    if (number === undefined) throw new Broken(`no stream of chance is called ${stream}`, 'CHANCE_WRONG');
    return number;
  }

  private scripted<Kind extends 'shuffle' | 'roll' | 'int'>(
    kind: Kind,
  ): Extract<ScriptedDraw, Record<Kind, unknown>> | undefined {
    const used = this.table.words[FLOW.scripted] as number;
    const next = this.script[used];
    if (next === undefined) return undefined;
    if (!(kind in next))
      throw misfit(`item ${used} is ${Object.keys(next)[0]}, and the game asks for ${kind}`);
    put(this.table, FLOW.scripted, used + 1);
    if (kind !== 'shuffle') put(this.table, FLOW.draws, (this.table.words[FLOW.draws] as number) + 1);
    return next as Extract<ScriptedDraw, Record<Kind, unknown>>;
  }
}

function within(value: number, from: number, to: number, kind: string): number {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw misfit(`${kind} ${value} is not from ${from} to ${to}`);
}

const misfit = (message: string, near?: string): Failure =>
  new Failure(
    'CHANCE_MISFIT',
    `The chance file does not fit: ${message}.`,
    near === undefined ? undefined : `missing: ${near}`,
  );
