import type { MatchStatus, SeatId, Update, Viewer } from '@tapete/core';
import type { HostEnvelope, SeatCard } from '../envelopes.js';
import type { Presence } from '../protocols.js';
import { writeEnvelope } from '../write-envelope.js';
import { Audience, type Member } from './audience.js';
import { historyText } from './history-text.js';
import type { Kept } from './rebuild.js';
import { Showing } from './shown.js';

/**
 * Everybody who looks at one match. What a viewer sees is made only where somebody looks with its eyes, and written
 * once for all who do.
 */
export class Crowd {
  readonly #audiences = new Map<Viewer, Audience>();
  readonly #showing = new Showing();
  #told: { readonly update: Update; readonly text: string } | undefined;
  #presenceTold: string | undefined;
  readonly #report: (fault: unknown) => void;

  constructor(report: (fault: unknown) => void) {
    this.#report = report;
  }

  *members(): Iterable<Member> {
    for (const audience of this.#audiences.values()) yield* audience.members;
  }

  get isEmpty(): boolean {
    return [...this.#audiences.values()].every((audience) => audience.members.size === 0);
  }

  add(member: Member, kept: Kept): void {
    member.hasSaidHello = true;
    if (!member.isGone) this.#audience(member.viewer, kept).members.add(member);
  }

  /** False for one who was not there. */
  remove(member: Member): boolean {
    member.isGone = true;
    return this.#audiences.get(member.viewer)?.members.delete(member) ?? false;
  }

  clear(): void {
    for (const member of this.members()) member.isGone = true;
    this.#audiences.clear();
  }

  /** Those for whom something is made when the match gets an entry. */
  get viewers(): Viewer[] {
    return [...this.#audiences.values()].filter((each) => !each.isForgotten).map(({ viewer }) => viewer);
  }

  /** How the match stands after its last entry. */
  statusOf({ match }: Kept): MatchStatus {
    return match.context('spectator').status;
  }

  /** Sends what came after a cursor: the updates where all are kept, else one snapshot. */
  catchUp(member: Member, kept: Kept, cursor: number | undefined): void {
    const audience = this.#audience(member.viewer, kept);
    const missing = cursor === undefined ? undefined : audience.after(cursor);
    if (missing === undefined) this.#sendSnapshot(audience, kept, [member]);
    else for (const text of missing) this.sendText(member, text);
  }

  /** Sends a page of what its viewer was told of the entries after a revision. */
  recall(member: Member, { match }: Kept, after: number): void {
    const text = this.#make([member], () => historyText(match.updates(member.viewer, after), after));
    if (text !== undefined) this.sendText(member, text);
  }

  /** Tells everybody of the entry that the match has just got. */
  tellEntry(kept: Kept): void {
    for (const audience of this.#audiences.values()) this.#tell(audience, kept, 'entry');
  }

  /** Tells a seat of a step of its own draft. Nobody else is told that there was one. */
  tellDraft(kept: Kept, seat: SeatId): void {
    const audience = this.#audiences.get(seat);
    if (audience !== undefined) this.#tell(audience, kept, 'draft');
  }

  /** The match was made again from its log: whoever has not seen all of it gets a snapshot. */
  goOn(kept: Kept): void {
    for (const audience of this.#audiences.values()) {
      const cursor = cursorOf(audience.viewer, kept);
      if (cursor === audience.cursor) continue;
      audience.restart(cursor);
      this.#sendSnapshot(audience, kept, audience.members);
    }
  }

  /** Tells everybody who is here, where that has changed, and in any case one who has just come. */
  tellPresence(seats: readonly SeatCard[], newcomer?: Member): void {
    const text = writeEnvelope({
      type: 'presence',
      seats: Object.fromEntries(seats.map((card) => [card.seat, this.#presence(card)])),
      spectators: this.#audiences.get('spectator')?.members.size ?? 0,
    });
    const isNews = text !== this.#presenceTold;
    this.#presenceTold = text;
    for (const member of this.members()) if (isNews || member === newcomer) this.sendText(member, text);
  }

  send(member: Member, envelope: HostEnvelope): void {
    this.sendText(member, writeEnvelope(envelope));
  }

  /** One whose connection throws is not there any more; the others are told all the same. */
  sendText(member: Member, text: string): void {
    if (member.isGone) return;
    try {
      member.send(text);
    } catch (fault) {
      this.remove(member);
      this.#report(fault);
    }
  }

  #audience(viewer: Viewer, kept: Kept): Audience {
    const known = this.#audiences.get(viewer);
    if (known !== undefined) return known;
    const fresh = new Audience(viewer, cursorOf(viewer, kept));
    this.#audiences.set(viewer, fresh);
    return fresh;
  }

  #tell(audience: Audience, kept: Kept, what: 'entry' | 'draft'): void {
    if (audience.isForgotten) {
      this.#audiences.delete(audience.viewer);
      return;
    }
    const text = this.#make(audience.members, () => this.#updateText(kept, audience, what));
    if (text === undefined) audience.restart(audience.cursor + 1);
    else {
      audience.keep(text);
      for (const member of audience.members) this.sendText(member, text);
    }
  }

  #sendSnapshot(audience: Audience, kept: Kept, members: Iterable<Member>): void {
    const text = this.#make(members, () => audience.snapshot(() => this.#snapshotText(kept, audience)));
    if (text !== undefined) for (const member of members) this.sendText(member, text);
  }

  #snapshotText(kept: Kept, audience: Audience): string {
    const seen = this.#whole(kept, audience);
    return `{"type":"snapshot","cursor":${cursorOf(audience.viewer, kept)},${seen}}`;
  }

  #updateText(kept: Kept, audience: Audience, what: 'entry' | 'draft'): string {
    const { viewer, cursor } = audience;
    const update = what === 'entry' ? kept.match.updates(viewer, kept.revision - 1).at(-1) : undefined;
    const told = update === undefined ? '"events":[]' : this.#toldText(update);
    const seen = this.#next(kept, audience);
    return `{"type":"update","cursor":${cursor + 1},${told},${seen}}`;
  }

  /** Where all are told the same, it is the same object. */
  #toldText(update: Update): string {
    if (this.#told?.update !== update) {
      const { note, events } = update;
      this.#told = { update, text: `"note":${JSON.stringify(note)},"events":${JSON.stringify(events)}` };
    }
    return this.#told.text;
  }

  /**
   * What an audience sees now, for one of it who may have seen nothing before. The others have seen more: what is told next
   * is told so that all of them can follow.
   */
  #whole({ match }: Kept, audience: Audience): string {
    const { viewer } = audience;
    const { shown, text } = this.#showing.whole(match.view(viewer), match.context(viewer));
    audience.shown = shown;
    return text;
  }

  /** What an audience sees now, as it follows on what it saw before. */
  #next(kept: Kept, audience: Audience): string {
    const { viewer, shown } = audience;
    if (shown === undefined) return this.#whole(kept, audience);
    const said = this.#showing.next(shown, kept.match.view(viewer), kept.match.context(viewer));
    audience.shown = said.shown;
    return said.text;
  }

  /** What a viewer is shown goes through the author's rules; when they fail, only that viewer is told so. */
  #make(members: Iterable<Member>, make: () => string): string | undefined {
    try {
      return make();
    } catch (fault) {
      this.#report(fault);
      const message = 'the rules of this game failed to show the match';
      for (const member of members) this.send(member, { type: 'error', code: 'VIEW_FAILED', message });
      return undefined;
    }
  }

  #presence({ seat, controller }: SeatCard): Presence {
    if (controller === 'open') return 'open';
    if (controller.startsWith('bot:')) return 'bot';
    return (this.#audiences.get(seat)?.members.size ?? 0) > 0 ? 'here' : 'away';
  }
}

/** Updates of a viewer: one for each entry, and one for each step of its own drafts. */
export function cursorOf(viewer: Viewer, { revision, drafts }: Kept): number {
  return revision + (viewer === 'spectator' ? 0 : (drafts.get(viewer) ?? 0));
}
