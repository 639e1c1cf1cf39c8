import type { Input, Label, LockedMatch, Refusal, SeatId, SpaceId } from '@tapete/core';
import { valueFits } from '@tapete/core';
import type { Io } from '../io.js';
import { type Paint, paintFor } from '../paint.js';
import { drawTable } from '../show/draw-table.js';
import { marksOf, type NumberedMove, numberMoves } from '../show/moves.js';
import { sayIfKnown, sayLabel, sayPiece, sayStatus, sayText, type Voice } from '../show/say.js';
import { sayResult } from '../show/say-result.js';
import { seatName } from '../show/seat-mark.js';
import { spoken } from '../show/spoken.js';
import { inColumns } from '../show/width.js';
import type { Words } from '../show/words.js';

/** What a person at the terminal wants. */
export type Wish =
  | { readonly act: 'take'; readonly offer: string; readonly value?: string | number }
  | { readonly act: 'undo' }
  | { readonly act: 'withdraw' }
  | { readonly act: 'quit' };

export interface TalkOptions {
  readonly io: Io;
  readonly words: Words;
  readonly voice: Voice;
}

/** Shows a match to one person in front of a terminal, or behind a pipe, and hears what they want. */
export class TableTalk {
  readonly #io: Io;
  readonly #words: Words;
  readonly #voice: Voice;
  readonly #paint: Paint;
  readonly #typed: AsyncIterator<string>;
  /** Of each seat that is shown something: the last revision that it has been told of. */
  readonly #told = new Map<SeatId, number>();

  constructor({ io, words, voice }: TalkOptions) {
    this.#io = io;
    this.#words = words;
    this.#voice = voice;
    this.#paint = paintFor(io.out, io.env);
    this.#typed = io.input.lines()[Symbol.asyncIterator]();
  }

  /** Shows the table to the seat and asks until there is an answer. The end of the input quits. */
  async ask(match: LockedMatch, seat: SeatId): Promise<Wish> {
    const moves = numberMoves(match.offers(seat), this.#voice, match.view(seat));
    this.#show(match, seat, moves);
    for (;;) {
      const typed = (await this.#read(this.#words.prompt))?.trim();
      if (typed === undefined || typed === 'q') return { act: 'quit' };
      const wish = await this.#wishOf(typed, moves);
      if (wish !== undefined) return wish;
    }
  }

  /** Tells a seat what has happened since it was last told. */
  tellEvents(match: LockedMatch, seat: SeatId): void {
    const listener = {
      seat,
      nameOf: (each: SeatId) => seatName(each, this.#paint),
      pieceOf: (definition: string) => sayPiece(this.#voice, definition),
    };
    for (const { events } of match.updates(seat, this.#told.get(seat) ?? 0)) {
      for (const { type, data } of events) {
        if (!this.#isTold(type)) continue;
        this.say(`  ${sayText(this.#voice, `event.${type}`, spoken(data, listener))}`);
      }
    }
    this.#told.set(seat, match.context(seat).flow.revision);
  }

  /** A module that has words tells with them what it wants to tell; one that has none is told in its ids. */
  #isTold(type: string): boolean {
    const { texts } = this.#voice;
    return `event.${type}` in texts || Object.keys(texts).length === 0;
  }

  /** How each seat stands, and what lies on the table. */
  #drawn(match: LockedMatch, seat: SeatId, marks?: ReadonlyMap<SpaceId, string>): readonly string[] {
    const view = match.view(seat);
    const seats = Object.keys(view.variables.players) as SeatId[];
    const stand = seats.flatMap((each) => {
      const status = sayStatus(this.#voice, view, each);
      return status ? [`${seatName(each, this.#paint)}  ${status}`] : [];
    });
    return [
      ...stand,
      ...drawTable(view, { paint: this.#paint, voice: this.#voice, ...(marks && { marks }) }),
    ];
  }

  /** In the module's words where it has some. */
  tellRefusal({ code, facts = {} }: Refusal): void {
    const why = sayIfKnown(this.#voice, `refusal.${code}`, facts) ?? String(facts.reason ?? code);
    this.say(this.#paint.red(this.#words.refused(why)));
  }

  tellEnd(match: LockedMatch, seat: SeatId): void {
    this.tellEvents(match, seat);
    const words = { words: this.#words, voice: this.#voice, paint: this.#paint };
    const lines = sayResult(match.context(seat), words);
    this.say('', ...this.#drawn(match, seat), '', ...lines);
  }

  tellQuit(): void {
    this.say(this.#words.quit);
  }

  async close(): Promise<void> {
    await this.#typed.return?.();
  }

  say(...lines: readonly string[]): void {
    this.#io.out.write(lines.map((line) => `${line}\n`).join(''));
  }

  #show(match: LockedMatch, seat: SeatId, moves: readonly NumberedMove[]): void {
    this.say('');
    this.tellEvents(match, seat);
    const { draft } = match.context(seat);
    this.say(this.#paint.bold(this.#words.toMove(seatName(seat, this.#paint))));
    this.say(...this.#drawn(match, seat, marksOf(moves)), '');
    if (draft !== null)
      this.say(this.#words.draft, ...draft.steps.map(({ label }) => `  ${this.#sayStep(label)}`));
    const width = String(moves.length).length;
    const texts = moves.map(
      ({ number, text }) => `${this.#paint.bold(String(number).padStart(width))} ${text}`,
    );
    this.say(...inColumns(texts, this.#io.out.columns));
  }

  /** A step that was taken tells its values, and not with which piece it began. */
  #sayStep({ key, values }: Label): string {
    return sayLabel(this.#voice, { key, values: { piece: '…', ...values } });
  }

  /** What was typed as a wish; undefined where it is none yet, and that has been said. */
  async #wishOf(typed: string, moves: readonly NumberedMove[]): Promise<Wish | undefined> {
    if (typed === 'u') return { act: 'undo' };
    if (typed === 'w') return this.#sureToLeave();
    if (typed === '?') return this.#tell(...this.#words.keys);
    const [number = '', ...value] = typed.split(/\s+/);
    const move = typed === '' && moves.length === 1 ? moves[0] : moves[Number(number) - 1];
    if (move === undefined || !/^\d*$/.test(number)) return this.#tell(this.#words.noSuchMove(typed));
    return this.#wishFor(move, value.join(' '));
  }

  async #sureToLeave(): Promise<Wish | undefined> {
    return (await this.#read(this.#words.sure))?.trim() === this.#words.yes ? { act: 'withdraw' } : undefined;
  }

  async #wishFor({ offer, input }: NumberedMove, given: string): Promise<Wish | undefined> {
    if (input === undefined) return { act: 'take', offer };
    const typed = given === '' ? await this.#read(this.#words.value(boundsOf(input))) : given;
    const value = input.type === 'integer' ? Number(typed || Number.NaN) : typed;
    if (value !== undefined && valueFits(input, value)) return { act: 'take', offer, value };
    return this.#tell(this.#words.valueWrong);
  }

  #tell(...lines: readonly string[]): undefined {
    this.say(...lines);
  }

  /** One line, or undefined at the end of the input. What comes through a pipe is shown as if it had been typed. */
  async #read(prompt: string): Promise<string | undefined> {
    this.#io.out.write(prompt);
    const { value, done } = await this.#typed.next();
    if (done === true) this.say('');
    else if (!this.#io.input.isTerminal) this.say(value);
    return done === true ? undefined : value;
  }
}

function boundsOf(input: Input): string {
  if (input.type === 'text') return input.suggestions.join(', ');
  return input.step === undefined ? `${input.min}–${input.max}` : `${input.min}–${input.max}, +${input.step}`;
}
