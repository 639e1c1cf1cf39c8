import '../look/tokens.css';
import '../look/font.css';
import '../look/page.css';
import '../catalog/catalog.css';
import '../match/match.css';
import '../table/ground.css';
import '../table/table.css';
import { render } from 'preact';
import { pageSounds } from '../motion/sound.js';
import type { Doors } from '../shell/doors.js';
import { followAddress } from './address.js';
import { Page } from './page.jsx';

/** Begins the page. Where it gets matches from is given, so that tests can be their own host. */
export function showPage(root: HTMLElement, doors: Doors): void {
  followAddress();
  // From the first gesture on, so that a match that it begins is heard.
  pageSounds();
  render(<Page doors={doors} />, root);
}
