import type { Entry, LockedMatch, Structure } from '@tapete/core';

/** What of a game was used in some games: which actions were taken, which kinds of pieces did anything. */
export interface Usage {
  /** Action -> decisions with it, and games with it. */
  readonly actions: Record<string, { taken: number; games: number }>;
  /** Definitions of pieces -> how often one was named by a move; those that never were are not there. */
  readonly played: Record<string, number>;
  /** Definitions of which a piece lay elsewhere, when a game was over, than where it had begun. */
  readonly moved: Record<string, true>;
}

export const newUsage = (): Usage => ({ actions: {}, played: {}, moved: {} });

/** The pieces of a game, by what their runtime ids say. */
export class Pieces {
  private readonly specs: ReadonlyMap<string, Structure['pieces'][number]>;

  /** Of which there is a piece. */
  readonly definitions: readonly string[];

  constructor({ pieces }: Structure) {
    this.definitions = [...new Set(pieces.map(({ definition }) => definition))];
    this.specs = new Map(pieces.map((spec) => [spec.id, spec]));
  }

  definitionOf(piece: string): string | undefined {
    return this.specOf(piece)?.definition;
  }

  /** Whether it lies where it began, before any rule had run. */
  isHome(piece: string, space: string): boolean {
    const home = this.specOf(piece)?.space;
    return space === home || space === `${home}${/:p\d+$/.exec(piece)?.[0] ?? ''}`;
  }

  /** `lumber-2:p1` is a piece of `lumber`. */
  private specOf(piece: string): Structure['pieces'][number] | undefined {
    const id = piece.replace(/:p\d+$/, '');
    return this.specs.get(id) ?? this.specs.get(id.replace(/-\d+$/, ''));
  }
}

/** Notes what one game used, as it is played. */
export class UsageOfGame {
  private readonly actions = new Set<string>();

  constructor(
    private readonly usage: Usage,
    private readonly pieces: Pieces,
  ) {}

  note(entry: Entry): void {
    if (entry.kind !== 'decision') return;
    for (const { action, payload } of entry.steps) {
      this.act(action);
      for (const name in payload) this.name(payload[name]);
    }
  }

  private act(action: string): void {
    this.usage.actions[action] ??= { taken: 0, games: 0 };
    const counted = this.usage.actions[action];
    counted.taken += 1;
    if (this.actions.has(action)) return;
    this.actions.add(action);
    counted.games += 1;
  }

  private name(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.name(each);
    if (typeof value !== 'string') return;
    const definition = this.pieces.definitionOf(value);
    if (definition !== undefined) this.usage.played[definition] = (this.usage.played[definition] ?? 0) + 1;
  }

  /** Where pieces have come to. Asked only while it can say something new: it costs more than a short game. */
  end(match: LockedMatch): void {
    const { moved } = this.usage;
    if (this.pieces.definitions.every((definition) => definition in moved)) return;
    const pieces = match.save().state.pieces as Record<string, { readonly space: string }>;
    for (const [id, { space }] of Object.entries(pieces)) {
      const definition = this.pieces.definitionOf(id);
      if (definition !== undefined && !this.pieces.isHome(id, space)) moved[definition] = true;
    }
  }
}

/** Adds what was used in other games. */
export function addUsage(usage: Usage, other: Usage): void {
  for (const [action, { taken, games }] of Object.entries(other.actions)) {
    usage.actions[action] ??= { taken: 0, games: 0 };
    usage.actions[action].taken += taken;
    usage.actions[action].games += games;
  }
  for (const [definition, times] of Object.entries(other.played))
    usage.played[definition] = (usage.played[definition] ?? 0) + times;
  Object.assign(usage.moved, other.moved);
}
