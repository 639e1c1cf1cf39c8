import { signal } from '@preact/signals';

/** What the system asks for; follows it while the page is open. */
export const dark = followed('(prefers-color-scheme: dark)');
export const lessMotion = followed('(prefers-reduced-motion: reduce)');

function followed(query: string) {
  const media = matchMedia(query);
  const holds = signal(media.matches);
  media.addEventListener('change', () => {
    holds.value = media.matches;
  });
  return holds;
}
