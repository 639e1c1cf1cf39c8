import '../look/tokens.css';
import '../look/font.css';
import '../look/page.css';
import { render } from 'preact';
import { language } from '../keep/settings.js';
import { pageSounds } from '../motion/sound.js';
import { fetchAhead } from '../shell/ahead.js';
import type { Doors } from '../shell/doors.js';
import { speak } from '../words/words.js';
import { followAddress } from './address.js';
import { fetchScreen, Page } from './page.jsx';

/** Begins the page. Where it gets matches from is given, so that tests can be their own host. */
export async function showPage(root: HTMLElement, doors: Doors): Promise<void> {
  fetchScreen();
  await speak(language.peek());
  followAddress();
  // From the first gesture on, so that a match that it begins is heard.
  pageSounds();
  render(<Page doors={doors} />, root);
  fetchAhead();
}
