import type { Edit, MakeEdit, Typed } from './edits.ts';

const typedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/** Without the browser's own command the field is told as if somebody had typed; what stood before cannot be undone then. */
function replace(area: HTMLTextAreaElement, { text, from, to }: Edit): void {
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }));
}

/**
 * Writes into a field as its user would: `insertText` is the one way by which Ctrl+Z takes it back step by step. It
 * works in the focused field only. A field that cannot be focused (its side of a phone's room is not shown) is written
 * to directly.
 */
export function applyEdit(area: HTMLTextAreaElement, make: MakeEdit): void {
  // A syllable that is being composed is finished first: it would land in the middle of what is written.
  if ('composing' in area.dataset) area.blur();
  area.focus({ preventScroll: true });
  const edit = make(typedIn(area));
  const isFocused = document.activeElement === area;
  if (isFocused) area.setSelectionRange(edit.from, edit.to);
  const isDone =
    isFocused &&
    typeof document.execCommand === 'function' &&
    // oxlint-disable-next-line typescript/no-deprecated -- the only way that keeps the browser's undo
    (edit.text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, edit.text));
  if (!isDone) replace(area, edit);
  area.setSelectionRange(edit.select[0], edit.select[1]);
}
