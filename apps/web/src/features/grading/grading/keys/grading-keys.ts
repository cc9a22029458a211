import { pageKey } from '../../../../ui/keys/page-keys.ts';
import { QUICK_SCORES } from '../grade-pane/score.ts';

type Letter = 'next' | 'previous' | 'feedback' | 'exactScore' | 'undo' | 'choose' | 'bulk' | 'takeAi' | 'leaveAi';
export type GradingCommand =
  | { readonly kind: Letter | 'template' | 'help' | 'save' | 'leaveField' }
  | { readonly kind: 'score'; readonly score: number }
  /** A level of a criterion by the place of its key: the row among those with keys, and the column. */
  | { readonly kind: 'level'; readonly row: number; readonly column: number }
  /** Typed for the feedback field before it was there. */
  | { readonly kind: 'text'; readonly text: string };

/** On an element: Enter there saves as it does on the page, because the element has nothing of its own to do with it. */
export const ENTER_SAVES = { 'data-enter-saves': true } as const;
/** On a field: Escape there is its own. */
export const OWN_ESCAPE = { 'data-own-escape': true } as const;

/** The left hand chooses levels: a row of keys for each criterion. */
export const LEVEL_KEYS = [
  ['Q', 'W', 'E', 'R', 'T'],
  ['A', 'S', 'D', 'F', 'G'],
  ['Z', 'X', 'C', 'V', 'B'],
] as const;

/** The right hand does everything else. By the place of the key, whatever the keyboard's language puts on it. */
const letters: Readonly<Record<string, Letter>> = {
  J: 'next',
  K: 'previous',
  I: 'feedback',
  P: 'exactScore',
  U: 'undo',
  O: 'choose',
  L: 'bulk',
  Y: 'takeAi',
  N: 'leaveAi',
};

/** A closed choice takes what its options begin with, which are numbers here: a quiz, not a score. */
const OWN_DIGITS = '[aria-haspopup]';
const OWN_ENTER = 'a[href], button, input, summary, [role="button"]';

function enter(event: KeyboardEvent, target: Element, inField: boolean): GradingCommand | null {
  if (event.repeat || event.shiftKey || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return { kind: 'save' };
  if (inField) return null;
  return target.closest(OWN_ENTER)?.matches('[data-enter-saves]') === false ? null : { kind: 'save' };
}

function byPlace(letter: string): GradingCommand | null {
  const row = LEVEL_KEYS.findIndex((keys) => (keys as readonly string[]).includes(letter));
  const keys: readonly string[] = LEVEL_KEYS[row] ?? [];
  if (row >= 0) return { kind: 'level', row, column: keys.indexOf(letter) };
  const kind = letters[letter];
  return kind ? { kind } : null;
}

/** What a key types. Nothing while a syllable is being composed, or with another key held. */
export function textCommand(event: KeyboardEvent): GradingCommand | null {
  const pressed = pageKey(event);
  if (!pressed || pressed.inField || event.ctrlKey || event.metaKey || event.altKey) return null;
  const text = event.key === 'Enter' ? '\n' : event.key;
  return text.length === 1 ? { kind: 'text', text } : null;
}

/** What a key means in the workspace. Nothing while a syllable is being composed, in a dialog, or to be typed. */
export function gradingCommand(event: KeyboardEvent): GradingCommand | null {
  const pressed = pageKey(event);
  if (!pressed) return null;
  const { target, inField } = pressed;
  if (event.key === 'Enter') return enter(event, target, inField);
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (inField) return event.key === 'Escape' && !target.closest('[data-own-escape]') ? { kind: 'leaveField' } : null;
  if (event.key === '?') return { kind: 'help' };
  if (event.key === '/') return { kind: 'template' };
  if (event.code.startsWith('Key')) return byPlace(event.code.slice(3));
  const isScore = /^[1-6]$/.test(event.key) && !target.closest(OWN_DIGITS);
  const score = isScore ? QUICK_SCORES[Number(event.key) - 1] : undefined;
  return score === undefined ? null : { kind: 'score', score };
}
