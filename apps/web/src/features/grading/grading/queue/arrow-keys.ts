import type { KeyboardEvent } from 'react';

const ARROWS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys go through the list of links in which the event is; opening is the link's own. */
export function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = ARROWS[event.key]?.(at, links.length - 1);
  if (to === undefined || at < 0) return;
  event.preventDefault();
  links[to]?.focus();
}
