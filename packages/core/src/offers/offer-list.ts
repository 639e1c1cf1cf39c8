import { type JsonObject, type Scalar, sameJson } from '../json.js';
import { Broken } from '../refusal.js';
import type { OfferOptions } from '../rules/rules.js';
import { ROWS_MAX } from './domain-fault.js';
import type { Input } from './offer.js';

/** An offer in memory: what is legal. How it is shown is worked out only when somebody looks. */
export interface PlainOffer {
  readonly action: string;
  readonly payload: JsonObject;
  readonly options: OfferOptions | undefined;
}

/** One row of an offer's domain, or the offer itself: a move that can be made. */
export interface Move {
  readonly action: string;
  readonly payload: JsonObject;
  readonly options: OfferOptions | undefined;
}

/** All offers of one seat in one state, kept in arrays that are used again. */
export class OfferList {
  private readonly actions: string[] = [];
  private readonly payloads: JsonObject[] = [];
  private readonly options: (OfferOptions | undefined)[] = [];
  private used = 0;
  private forwardMoves = 0;
  /** Of the forward moves, those that concede, and those of the others that change what was decided before. */
  private conceding = 0;
  private changing = 0;
  /** True while every offer is one forward move of its own. */
  private plain = true;
  private allowed: readonly string[] = [];

  /** Given to rules, which say their offers with it. */
  readonly sink = (action: string, payload: JsonObject, options?: OfferOptions): void => {
    if (this.allowed[0] !== action && !this.allowed.includes(action)) throw notOfStage(action);
    const index = this.used++;
    this.actions[index] = action;
    this.payloads[index] = payload;
    this.options[index] = options;
    if (options === undefined) this.forwardMoves++;
    else this.addSpecial(action, options);
  };

  /** Actions of the stage that is being listed. */
  allow(actions: readonly string[]): void {
    this.allowed = actions;
  }

  clear(): void {
    this.used = 0;
    this.forwardMoves = 0;
    this.conceding = 0;
    this.changing = 0;
    this.plain = true;
  }

  private addSpecial(action: string, options: OfferOptions): void {
    const fault = options.input && inputFault(options.input);
    if (fault !== undefined)
      throw new Broken(`${action} asks for a value that nobody can give: ${fault}`, 'OFFER_WRONG');
    if (options.domain && options.domain.values.length > ROWS_MAX)
      throw new Broken(`${action} is offered in more than ${ROWS_MAX} ways`, 'OFFER_WRONG');
    const moves = options.intent === 'cancel' ? 0 : (options.domain?.values.length ?? 1);
    this.forwardMoves += moves;
    if (options.concedes) this.conceding += moves;
    else if (options.changes) this.changing += moves;
    if (moves !== 1 || options.domain) this.plain = false;
  }

  get count(): number {
    return this.used;
  }

  /** Moves that are no cancel, rows of domains counted one by one. */
  get forward(): number {
    return this.forwardMoves;
  }

  /**
   * Forward moves that a bot chooses among: those that change what was decided before are counted only where none goes on,
   * those that concede only where there are no others.
   */
  get choices(): number {
    return this.onward || this.changing || this.forwardMoves;
  }

  private get onward(): number {
    return this.forwardMoves - this.conceding - this.changing;
  }

  at(index: number): PlainOffer {
    return {
      action: this.actions[index] as string,
      payload: this.payloads[index] as JsonObject,
      options: this.options[index],
    };
  }

  /** The forward move of that number, or undefined past the last. */
  forwardMove(number: number): Move | undefined {
    return this.plain ? this.plainMove(number) : this.moveAmong(number, isForward);
  }

  /** The move of that number among those that a bot chooses from, or undefined past the last. */
  choice(number: number): Move | undefined {
    if (this.choices === this.forwardMoves) return this.forwardMove(number);
    const isChanging = this.onward === 0;
    return this.moveAmong(
      number,
      (options) => isForward(options) && !options?.concedes && (options?.changes === true) === isChanging,
    );
  }

  private plainMove(number: number): Move | undefined {
    return number < this.used ? this.at(number) : undefined;
  }

  private moveAmong(
    number: number,
    counts: (options: OfferOptions | undefined) => boolean,
  ): Move | undefined {
    let left = number;
    for (let index = 0; index < this.used; index++) {
      const offer = this.at(index);
      if (!counts(offer.options)) continue;
      const rows = offer.options?.domain?.values.length ?? 1;
      if (left < rows) return rowOf(offer, left);
      left -= rows;
    }
    return undefined;
  }

  /** Every offer that has this move; inputs may differ. */
  matching(action: string, payload: JsonObject): Move[] {
    const found: Move[] = [];
    for (let index = 0; index < this.used; index++) {
      if (this.actions[index] !== action) continue;
      const isWhole = this.options[index]?.domain === undefined;
      if (isWhole && !sameJson(this.payloads[index], payload)) continue;
      const row = isWhole ? this.at(index) : matchingRow(this.at(index), payload);
      if (row) found.push(row);
    }
    return found;
  }
}

const notOfStage = (action: string): Broken =>
  new Broken(`${action} is offered in a stage that does not have it`, 'OFFER_WRONG');

const isForward = (options: OfferOptions | undefined): boolean => options?.intent !== 'cancel';

function matchingRow(offer: PlainOffer, payload: JsonObject): Move | undefined {
  const { parameters = [], values: rows = [] } = offer.options?.domain ?? {};
  const row = rows.findIndex((values) =>
    parameters.every((name, column) => payload[name] === values[column]),
  );
  const move = row < 0 ? undefined : rowOf(offer, row);
  return move && sameJson(move.payload, payload) ? move : undefined;
}

export function rowOf(offer: PlainOffer, row: number): Move {
  const domain = offer.options?.domain;
  if (!domain) return offer;
  const values = domain.values[row] as readonly Scalar[];
  const added = Object.fromEntries(domain.parameters.map((name, column) => [name, values[column] as Scalar]));
  return { action: offer.action, payload: { ...offer.payload, ...added }, options: offer.options };
}

/** Whether a value is one that the input asks for; without an input there must be none. */
export function valueFits(input: Input | undefined, value: string | number | undefined): boolean {
  if (!input) return value === undefined;
  if (input.type === 'text')
    return typeof value === 'string' && value.length >= 1 && value.length <= input.maxLength;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < input.min || value > input.max)
    return false;
  return (value - input.min) % (input.step ?? 1) === 0;
}

/** What is wrong with an input that nobody can give, or undefined. */
export function inputFault(input: Input): string | undefined {
  if (input.type === 'text') {
    if (!Number.isInteger(input.maxLength) || input.maxLength < 1)
      return 'a text input takes at least one character';
    const first = input.suggestions[0] as string | undefined;
    if (first === undefined) return 'a text input needs a suggestion';
    return input.suggestions.every((text) => valueFits(input, text))
      ? undefined
      : 'a suggestion does not fit its input';
  }
  if (![input.min, input.max, input.step ?? 1].every(Number.isSafeInteger))
    return 'an integer input has whole bounds';
  if (input.min > input.max) return `an integer input from ${input.min} to ${input.max} has no value`;
  return (input.step ?? 1) < 1 ? 'the step of an integer input is at least 1' : undefined;
}

/** A value that fits, for who takes an offer without looking. */
export function anyValue(input: Input | undefined): string | number | undefined {
  if (!input) return undefined;
  return input.type === 'text' ? input.suggestions[0] : input.min;
}
