import { language } from '../keep/settings.js';
import { say, speak } from '../words/words.js';

/** Two languages need one press. Everything is drawn again in place: no reload, nothing lost. */
export function LanguageSwitch() {
  const other = language.value === 'es' ? 'en' : 'es';
  return (
    <button type="button" class="tool tool-words" lang={other} onClick={() => void speak(other)}>
      {say('languageSwitch')}
    </button>
  );
}
