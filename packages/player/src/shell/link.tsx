import type { ComponentChildren } from 'preact';
import { goTo } from '../page/address.js';

interface LinkProps {
  readonly to: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** An address inside the page. With a modifier key it opens as any other link. */
export function Link({ to, children, label, class: look }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} class={look} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
