import type { MatchSetup } from '../record/record.js';
import { Broken, Failure } from '../refusal.js';
import { put, type Table } from '../table/table.js';
import { FLOW } from '../table/words.js';
import { ChachaWords, chachaKey, xorshift32, xorshiftStart } from './generators.js';

const WORDS = 4294967296;

/** Draws words of named streams. Where each stream stands is in the state's words; this holds only what never changes. */
export interface Streams {
  /** Sets the words where every stream starts. */
  start(table: Table): void;
  /** The next word of a stream, 0 to 2^32 - 1. */
  next(table: Table, stream: number): number;
}

export function openStreams(
  setup: Pick<MatchSetup, 'chance' | 'seed' | 'parts'>,
  names: readonly string[],
): Streams {
  if (setup.chance === 'xorshift32') return new XorshiftStreams(Number(setup.seed) | 0, names);
  return new ChachaStreams(setup.seed, setup.parts ?? [], names);
}

/** Refused as SEED_WRONG: what is no seed of that kind of chance. */
export function checkSeed({ chance, seed, parts }: Pick<MatchSetup, 'chance' | 'seed' | 'parts'>): void {
  const fits = chance === 'xorshift32' ? String(Number(seed) >>> 0) === seed : /^[0-9a-f]{64}$/.test(seed);
  if (!fits) {
    const hint =
      chance === 'xorshift32' ? 'a whole number from 0 to 4294967295' : '64 hex digits, lower case';
    throw new Failure('SEED_WRONG', `\`${seed}\` is no seed of ${chance}`, `give ${hint}`);
  }
  if (parts && !parts.every((part) => /^([0-9a-f]{2}){0,64}$/.test(part))) {
    throw new Failure('SEED_WRONG', "a seat's part of the seed is at most 64 bytes in hex");
  }
}

/** The word of the state is the generator's. */
class XorshiftStreams implements Streams {
  constructor(
    private readonly seed: number,
    private readonly names: readonly string[],
  ) {}

  start({ words, blueprint }: Table): void {
    for (let stream = 0; stream < this.names.length; stream++) {
      words[blueprint.at.streams + stream] = xorshiftStart(this.seed, this.names[stream] as string);
    }
  }

  next(table: Table, stream: number): number {
    const at = table.blueprint.at.streams + stream;
    const word = xorshift32(table.words[at] as number);
    put(table, at, word);
    return word >>> 0;
  }
}

/** The word of the state counts the words taken from the stream. */
class ChachaStreams implements Streams {
  private readonly opened: (ChachaWords | undefined)[];

  constructor(
    private readonly seed: string,
    private readonly parts: readonly string[],
    private readonly names: readonly string[],
  ) {
    this.opened = names.map(() => undefined);
  }

  start(): void {
    // Every stream begins at its word 0, which is what a new state says.
  }

  next(table: Table, stream: number): number {
    const at = table.blueprint.at.streams + stream;
    const taken = table.words[at] as number;
    put(table, at, taken + 1);
    return this.open(stream).word(taken);
  }

  private open(stream: number): ChachaWords {
    const words =
      this.opened[stream] ?? new ChachaWords(chachaKey(this.seed, this.parts, this.names[stream] ?? ''));
    this.opened[stream] = words;
    return words;
  }
}

/**
 * A whole number from 0 to `outcomes` - 1 without bias: each has as many words as the others, and those left over are
 * drawn again. The high bits of a word decide, for the low ones of xorshift32 are its weakest.
 * Counted as one draw. Broken: CHANCE_WRONG for outcomes that are no whole number from 1 to 2^32.
 */
export function drawBelow(streams: Streams, table: Table, stream: number, outcomes: number): number {
  if (!Number.isInteger(outcomes) || outcomes < 1 || outcomes > WORDS) {
    throw new Broken(`chance among ${outcomes} outcomes`, 'CHANCE_WRONG');
  }
  const each = Math.floor(WORDS / outcomes);
  let word = streams.next(table, stream);
  while (word >= each * outcomes) word = streams.next(table, stream);
  put(table, FLOW.draws, (table.words[FLOW.draws] as number) + 1);
  return Math.floor(word / each);
}
