import type { MatchRecord } from '@tapete/core';
import { firstDifference } from '@tapete/isolation';
import type { Heir } from '@tapete/wire';
import type { Matches } from '../matches/matches.js';
import type { Shelf } from '../shelf/shelf.js';
import type { MatchStore } from '../store/store.js';

/** Of each earlier version. More would say the same. */
const MATCHES_MAX = 40;

/** Plays the finished matches of a game's earlier versions on a version that is new in the catalog. */
export class Heirs {
  readonly #parts: { readonly shelf: Shelf; readonly store: MatchStore; readonly matches: Matches };

  constructor(parts: { readonly shelf: Shelf; readonly store: MatchStore; readonly matches: Matches }) {
    this.#parts = parts;
  }

  async of(name: string): Promise<readonly Heir[]> {
    const { shelf } = this.#parts;
    const { versions } = await shelf.history(name.slice(0, name.lastIndexOf('@')));
    const earlier = versions.filter((version) => version.name !== name && version.status !== 'blocked');
    const heirs: Heir[] = [];
    for (const version of earlier) {
      const heir = await this.#heirOf(version.name, name);
      if (heir.matches > 0) heirs.push(heir);
    }
    return heirs;
  }

  async #heirOf(from: string, name: string): Promise<Heir> {
    const { shelf, store } = this.#parts;
    const candidate = await shelf.open(await shelf.published(name));
    const older: { match: string; since: number }[] = [];
    let matches = 0;
    for (const match of await store.of(from, MATCHES_MAX)) {
      const record = await this.#recordOf(match);
      if (record === undefined) continue;
      matches += 1;
      const since = await firstDifference(candidate.hosted, record);
      if (since !== undefined) older.push({ match, since });
    }
    return { from, matches, compatible: matches - older.length, older };
  }

  /** Undefined while it is played: then it is nobody's, and goes on with its own lock anyway. */
  async #recordOf(match: string): Promise<MatchRecord | undefined> {
    const { matches } = this.#parts;
    const live = await matches.find(match);
    const record = await live.session.record();
    await matches.left(live);
    return record;
  }
}
