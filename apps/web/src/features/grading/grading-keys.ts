import { pageKey } from '../../ui/keys/page-keys.ts';
import { QUICK_SCORES } from './grade-pane/score.ts';

type Letter = 'next' | 'previous' | 'feedback' | 'template' | 'choose' | 'bulk' | 'help';
export type GradingCommand =
  | { readonly kind: Letter | 'save' | 'leaveField' }
  | { readonly kind: 'score'; readonly score: number }
  /** Typed for the feedback field before it was there. */
  | { readonly kind: 'text'; readonly text: string };

/** On an element: Enter there saves as it does on the page, because the element has nothing of its own to do with it. */
export const ENTER_SAVES = { 'data-enter-saves': true } as const;

/** Letters by the key, with the Hangul letter that stands on it while the Korean keyboard is on. */
const letters: Readonly<Record<string, Letter>> = {
  j: 'next',
  ㅓ: 'next',
  k: 'previous',
  ㅏ: 'previous',
  e: 'feedback',
  ㄷ: 'feedback',
  t: 'template',
  ㅅ: 'template',
  x: 'choose',
  ㅌ: 'choose',
  g: 'bulk',
  ㅎ: 'bulk',
  '?': 'help',
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
  if (inField) return event.key === 'Escape' ? { kind: 'leaveField' } : null;
  const kind = letters[event.key.toLowerCase()];
  if (kind) return { kind };
  const isScore = /^[1-6]$/.test(event.key) && !target.closest(OWN_DIGITS);
  const score = isScore ? QUICK_SCORES[Number(event.key) - 1] : undefined;
  return score === undefined ? null : { kind: 'score', score };
}
