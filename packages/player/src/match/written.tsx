import { useSignal } from '@preact/signals';
import type { Lobby, MatchAudit } from '@tapete/client';
import { useEffect } from 'preact/hooks';
import { keptMatch } from '../keep/seats.js';
import { language } from '../keep/settings.js';
import { useDoors } from '../shell/doors.js';
import { wordsOf } from '../shell/notice.js';
import { sayText, type Values } from '../words/icu.js';
import { WRITTEN_WORDS } from './written-words.js';
import './written.css';

/** The record of a match that is over: what playing it again has shown, and the way to have it. */
export function Written({ match }: { readonly match: string }) {
  const { lobby } = useDoors();
  const audit = useSignal<Audited | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    auditOf(lobby, match).then(
      (value) => (audit.value = value),
      (error: unknown) => (failed.value = error),
    );
  }, []);
  return (
    <section class="written" aria-label={tell('title')}>
      <h3>{tell('title')}</h3>
      <p role="status">{failed.value === undefined ? verdict(audit.value) : wordsOf(failed.value)}</p>
      <a class="button" href={lobby.recordAddress(match)} download={`tapete-${match}.json`}>
        {tell('download')}
      </a>
    </section>
  );
}

interface Audited extends MatchAudit {
  /** Whether it has what this page added to the seed; undefined where it added nothing. */
  readonly hasOwnPart?: boolean;
}

/** Believes the host nothing that this page knows itself: its own part, and the commitment that it was shown. */
async function auditOf(lobby: Lobby, match: string): Promise<Audited> {
  const { seat, fair } = keptMatch(match) ?? {};
  const audit = await lobby.audit(match);
  if (fair === undefined || seat == null) return audit;
  const { setup } = await lobby.record(match);
  const part = setup.parts?.[Number(seat.slice(1))];
  return { ...audit, hasOwnPart: part === fair.part && audit.commitment === fair.commitment };
}

function verdict(audit: Audited | undefined): string {
  if (audit === undefined) return tell('auditing');
  if (audit.status === 'refuted') return tell('refuted', { why: audit.message ?? '' });
  if (audit.hasOwnPart === false) return tell('otherSeed');
  if (audit.hasOwnPart) return tell('provedOwn', { n: audit.entries });
  return tell(audit.commitment === undefined ? 'proved' : 'provedSeed', { n: audit.entries });
}

const tell = (key: keyof (typeof WRITTEN_WORDS)['es'], values: Values = {}): string =>
  sayText(WRITTEN_WORDS[language.value][key], values, language.value);
