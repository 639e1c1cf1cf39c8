import { useSignal } from '@preact/signals';
import type { GameCard, SeatPlan } from '@tapete/client';
import { useEffect } from 'preact/hooks';
import { playerName } from '../keep/settings.js';
import { type Presentation, readPresentation } from '../presentation/presentation.js';
import { useDoors } from '../shell/doors.js';
import { wordsOf } from '../shell/notice.js';
import { Sheet } from '../shell/sheet.js';
import { gameText } from '../words/game-text.js';
import { say } from '../words/words.js';
import { ConfigFields } from './config-fields.js';
import { type ConfigValue, defaultsOf } from './config-values.js';
import { SeatField } from './seat-field.jsx';
import { botSeats, plansFor } from './seat-plans.js';
import { freshDeal, useBegin } from './use-begin.js';

interface OptionsProps {
  readonly game: GameCard;
  /** What is set already: the deal that somebody shared. */
  readonly given?: Readonly<Record<string, ConfigValue>> | undefined;
  readonly onClose: () => void;
}

/** Who sits where, and by which rules. */
export function Options({ game, given = {}, onClose }: OptionsProps) {
  const { lobby } = useDoors();
  const begin = useBegin();
  const seats = useSignal<readonly (SeatPlan | 'nobody')[]>(seatsAtFirst(game));
  const config = useSignal<Readonly<Record<string, ConfigValue>>>({
    ...defaultsOf(game.config),
    ...freshDeal(game),
    ...given,
  });
  const presentation = useSignal<Presentation | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    // Without its texts the fields stand under their own names, and one may still begin.
    lobby.presentation(game.name).then(
      (value) => (presentation.value = readPresentation(value)),
      (error: unknown) => (failed.value = error),
    );
  }, []);
  const start = async (event: Event) => {
    event.preventDefault();
    const taken = seats.value.filter((plan) => plan !== 'nobody');
    failed.value = await begin(game, { seats: taken, config: config.value });
  };
  return (
    <Sheet title={say('optionsTitle')} onClose={onClose}>
      <form class="options" onSubmit={start}>
        <fieldset>
          <legend>{say('whoSits')}</legend>
          {seats.value.map((plan, index) => (
            <SeatField
              key={index}
              number={index + 1}
              plan={plan}
              plans={[...plansFor(game), ...(index < game.seats.min ? [] : (['nobody'] as const))]}
              presentation={presentation.value}
              onChange={(next) => (seats.value = withPlan(seats.value, index, next))}
            />
          ))}
          <label class="field">
            <span>{say('name')}</span>
            <input
              type="text"
              maxLength={40}
              autocomplete="nickname"
              value={playerName.value}
              onInput={(event) => (playerName.value = event.currentTarget.value)}
            />
          </label>
        </fieldset>
        <ConfigFields
          fields={game.config.filter(({ name }) => name !== game.series)}
          values={config.value}
          text={(key) => gameText(presentation.value, key)}
          onChange={(name, value) => (config.value = { ...config.value, [name]: value })}
        />
        {failed.value === undefined ? null : (
          <p class="failed" role="alert">
            {wordsOf(failed.value)}
          </p>
        )}
        <div class="row row-end">
          <button type="button" class="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" class="button button-main">
            {say('start')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function seatsAtFirst(game: GameCard): readonly (SeatPlan | 'nobody')[] {
  const seats = botSeats(game);
  return Array.from({ length: game.seats.max }, (_, index) => seats[index] ?? 'nobody');
}

/** One plan changed. I sit on one seat only: where I sat before, the one who was here sits down. */
function withPlan(
  seats: readonly (SeatPlan | 'nobody')[],
  index: number,
  plan: SeatPlan | 'nobody',
): readonly (SeatPlan | 'nobody')[] {
  const displaced = seats[index] ?? 'nobody';
  return seats.map((other, place) => {
    if (place === index) return plan;
    return plan === 'me' && other === 'me' ? displaced : other;
  });
}
