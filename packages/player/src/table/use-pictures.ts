import { fourColours, language } from '../keep/settings.js';
import { dark } from '../look/system.js';
import type { MatchModel } from '../match/match-model.js';
import { pictureFile } from '../presentation/pictures.js';
import { useDoors } from '../shell/doors.js';

/** Addresses of the game's pictures, in the language, light and colours that are set now. */
export function usePictures(model: MatchModel): (slot: string) => string | undefined {
  const { lobby } = useDoors();
  const presentation = model.presentation.value;
  const game = model.state.value.game ?? '';
  const looks = { locale: language.value, dark: dark.value, fourColours: fourColours.value };
  return (slot) => {
    const file = presentation === undefined ? undefined : pictureFile(presentation, slot, looks);
    return file === undefined ? undefined : lobby.file(game, file);
  };
}
