import { signal } from '@preact/signals';

/** What the system asks for; follows it while the page is open. */
export const dark = followed('(prefers-color-scheme: dark)');
export const lessMotion = followed('(prefers-reduced-motion: reduce)');

/** The window is a phone's: what lies beside the table on a wide one lies over it. As in match.css. */
export const narrow = followed('(max-width: 719px), (max-aspect-ratio: 4 / 5)');

function followed(query: string) {
  const media = matchMedia(query);
  const holds = signal(media.matches);
  media.addEventListener('change', () => {
    holds.value = media.matches;
  });
  return holds;
}
