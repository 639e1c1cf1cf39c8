import type { MatchState } from '@tapete/client';
import type { Presentation } from '../presentation/presentation.js';
import type { Context, SeatId, Viewer } from '../shapes.js';
import { botName } from '../words/bot-name.js';
import { say } from '../words/words.js';

/** A seat as the page shows it. */
export interface SeatShown {
  readonly seat: SeatId;
  readonly name: string;
  readonly initial: string;
  readonly mine: boolean;
  readonly presence: 'here' | 'away' | 'bot' | 'open' | 'left';
  /** It may act now. */
  readonly acts: boolean;
  readonly outcome: 'win' | 'loss' | 'draw' | undefined;
  readonly score: number | undefined;
}

/** The seats in turn order, mine first. */
export function seatsShown(
  { seats, presence, viewer, context }: MatchState,
  presentation?: Presentation,
): readonly SeatShown[] {
  const shown = seats.map(({ seat, name, controller }): SeatShown => {
    const present = presenceOf(seat, controller, presence, context);
    const called =
      present === 'open'
        ? say('freeSeat')
        : seatName({ seat, name, controller }, seat === viewer, presentation);
    return {
      seat,
      name: called,
      initial: present === 'open' ? '?' : ([...called][0]?.toUpperCase() ?? ''),
      mine: seat === viewer,
      presence: present,
      acts: context?.status === 'playing' && context.flow.stages[seat] !== undefined,
      outcome: context?.result?.[seat]?.outcome,
      score: context?.result?.[seat]?.score,
    };
  });
  const mine = Math.max(
    shown.findIndex((one) => one.mine),
    0,
  );
  const told = shown.map((one, index) => ({ ...one, name: toldApart(shown, index) }));
  return [...told.slice(mine), ...told.slice(0, mine)];
}

/** Two who are called the same are told apart by numbers, in turn order. */
function toldApart(shown: readonly SeatShown[], index: number): string {
  const { name, presence } = shown[index]!;
  const same = shown.flatMap((one, place) => (one.name === name ? [place] : []));
  return same.length === 1 || presence === 'open' ? name : `${name} ${same.indexOf(index) + 1}`;
}

/** What somebody is called: a bot by what it is, a person by their own name, else by their seat. */
function seatName(
  { seat, name, controller }: MatchState['seats'][number],
  mine: boolean,
  presentation: Presentation | undefined,
): string {
  const number = Number(seat.slice(1)) + 1;
  if (controller.startsWith('bot:')) return botName(controller.slice('bot:'.length), presentation);
  if (name !== '' && name !== seat) return name;
  return mine ? say('youNamed') : say('seatFallback', { n: number });
}

function presenceOf(
  seat: SeatId,
  controller: string,
  presence: MatchState['presence'],
  context: Context | undefined,
): SeatShown['presence'] {
  if (context?.withdrawn.includes(seat)) return 'left';
  if (controller.startsWith('bot')) return 'bot';
  return presence[seat] ?? (controller === 'open' ? 'open' : 'away');
}

export const isSeat = (viewer: Viewer | undefined): viewer is SeatId =>
  viewer !== undefined && viewer !== 'spectator';
