import type { SeatPlan } from '@tapete/client';
import type { Presentation } from '../presentation/presentation.js';
import { botName } from '../words/bot-name.js';
import { say } from '../words/words.js';

interface SeatFieldProps {
  readonly number: number;
  readonly plan: SeatPlan | 'nobody';
  readonly plans: readonly (SeatPlan | 'nobody')[];
  readonly presentation: Presentation | undefined;
  readonly onChange: (plan: SeatPlan | 'nobody') => void;
}

/** Who sits on one seat. */
export function SeatField({ number, plan, plans, presentation, onChange }: SeatFieldProps) {
  return (
    <label class="field">
      <span>{say('seatNumber', { n: number })}</span>
      <select value={plan} onChange={(event) => onChange(event.currentTarget.value as SeatPlan | 'nobody')}>
        {plans.map((choice) => (
          <option key={choice} value={choice}>
            {planWords(choice, presentation)}
          </option>
        ))}
      </select>
    </label>
  );
}

function planWords(plan: SeatPlan | 'nobody', presentation: Presentation | undefined): string {
  if (plan === 'me') return say('sitMe');
  if (plan === 'open') return say('sitOpen');
  if (plan === 'nobody') return say('sitNobody');
  return botName(plan.slice('bot:'.length), presentation);
}
