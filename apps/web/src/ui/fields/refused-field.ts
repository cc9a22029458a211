import { useCallback, useEffect, useReducer, useRef } from 'react';
import { announce } from '../announcer.ts';

const REFUSED = '[data-refusal], [data-invalid]:not(form)';
const TYPED_IN = 'input:not([type=hidden], [type=file], [hidden]), textarea, [role=spinbutton]';
const PRESSED = 'button:not(:disabled), [tabindex="0"]';
const SENTENCE = '[data-sentence]';

/** Signs that somebody is busy in the form again; the parts of a date know no `input`. */
const GOING_ON = ['keydown', 'pointerdown', 'beforeinput', 'input'];
const NONE = {};

const within = (field: HTMLElement, selector: string): HTMLElement | null =>
  field.matches(selector) ? field : field.querySelector<HTMLElement>(selector);

/**
 * Brings the field at `path`, or else the first refused one inside `place`, into view with its message. It gets the
 * focus, and the message is read out. False where there is none.
 */
export function goToRefused(place: HTMLElement | null, path?: string): boolean {
  const named = path === undefined ? null : place?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  const field = named ?? place?.querySelector<HTMLElement>(REFUSED);
  if (!field) return false;
  const sentence = within(field, SENTENCE);
  const target = within(field, TYPED_IN) ?? within(field, PRESSED) ?? field;
  // A field that takes the focus is read out with its sentence; one that has it already is not.
  if (sentence && target === document.activeElement) announce(sentence.textContent);
  target.focus({ preventScroll: true });
  // A field can be taller than the window: what is wrong with it is to be seen.
  (sentence ?? field).scrollIntoView?.({ block: 'center' });
  return true;
}

/**
 * For what is submitted. After `look()` the first refused field inside `place` is focused as soon as it is rendered, at
 * once or when the server has answered. It is not if the person continues in the form meanwhile. New `refusals` are
 * looked for as well.
 */
export function useRefusedField<T extends HTMLElement>(refusals: Readonly<Record<string, string>> = NONE) {
  const place = useRef<T>(null);
  const isWanted = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (Object.keys(refusals).length > 0) isWanted.current = true;
  }, [refusals]);
  useEffect(() => {
    if (isWanted.current && goToRefused(place.current)) isWanted.current = false;
  });
  const rest = useCallback(() => {
    isWanted.current = false;
  }, []);
  useEffect(() => {
    const form = place.current;
    for (const sign of GOING_ON) form?.addEventListener(sign, rest, true);
    return () => {
      for (const sign of GOING_ON) form?.removeEventListener(sign, rest, true);
    };
  }, [rest]);
  return {
    place,
    look: () => {
      isWanted.current = true;
      renderAgain();
    },
  };
}
