import { useEffect, useEffectEvent } from 'react';

export interface Walk {
  /** The one before in the list; undefined at its head. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly onGo: (memberUUID: string) => void;
}

/** What takes the arrow keys for itself. */
const TAKES_ARROWS = 'input, textarea, select, [role^=menu], [role=listbox], [contenteditable=true]';

/** ↑ and ↓ walk the list while a sheet is open, unless something else on the page takes them. */
export function useWalk({ previous, next, onGo }: Walk, sheet: { readonly current: HTMLElement | null }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowUp: previous, ArrowDown: next }[event.key];
    const from = event.target instanceof Element ? event.target : undefined;
    if (to === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // A dialog over the sheet has its own keys.
    const dialog = from?.closest('[role=dialog], [role=alertdialog]');
    if (!dialog?.contains(sheet.current) || from?.closest(TAKES_ARROWS)) return;
    event.preventDefault();
    onGo(to);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
