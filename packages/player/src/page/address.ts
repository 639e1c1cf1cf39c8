import { signal } from '@preact/signals';
import { readRoute } from './route.js';

export const route = signal(readRoute(location.pathname, location.hash));

export function goTo(path: string): void {
  history.pushState(null, '', path);
  readAddress();
  scrollTo(0, 0);
}

/** Takes an invitation that was used out of the address, so that it is not shared by accident. */
export function dropInvitation(): void {
  history.replaceState(null, '', location.pathname);
  readAddress();
}

export function followAddress(): void {
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
}

export const wholeAddress = (path: string): string => `${location.origin}${path}`;

function readAddress(): void {
  route.value = readRoute(location.pathname, location.hash);
}
