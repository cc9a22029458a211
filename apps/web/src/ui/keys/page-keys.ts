import { isComposing } from './is-composing.ts';

const FIELD = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])';
const OWN_KEYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** What a key was pressed on, and whether something is typed or chosen there. */
export interface PageKey {
  readonly target: Element;
  readonly inField: boolean;
}

/** A key press that is the page's to understand: not of a syllable being composed, and not in a dialog or a menu. */
export function pageKey(event: KeyboardEvent): PageKey | null {
  const target = event.target instanceof Element ? event.target : document.body;
  if (isComposing(event) || target.closest(OWN_KEYS)) return null;
  return { target, inField: target.closest(FIELD) !== null };
}

/** A letter key alone, outside of fields: in lower case, as the keyboard types it in Korean or English. */
export function letterKey(event: KeyboardEvent): string | null {
  const pressed = pageKey(event);
  if (!pressed || pressed.inField || event.ctrlKey || event.metaKey || event.altKey) return null;
  return event.key.toLowerCase();
}
