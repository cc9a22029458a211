import { useEffect, useEffectEvent } from 'react';
import { pageKey } from '../../../../ui/keys/page-keys.ts';

export interface AnswerCommands {
  readonly send: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly write: () => void;
  readonly leave: () => void;
}

const OWN_ENTER = 'a[href], button, input, summary, [role="button"]';
const LETTERS = { KeyJ: 'next', KeyK: 'previous', KeyI: 'write' } as const;

/** The keys of the grading workspace, by their place: Enter sends and goes on, J and K move, I writes, Escape leaves. */
export function useAnswerKeys(commands: AnswerCommands): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pageKey(event);
    if (!pressed || event.repeat || event.altKey || event.shiftKey) return;
    const { target, inField } = pressed;
    const isHeld = event.ctrlKey || event.metaKey;
    const run = (command: keyof AnswerCommands) => {
      event.preventDefault();
      commands[command]();
    };
    if (event.key === 'Enter') {
      if (isHeld || (!inField && !target.closest(OWN_ENTER))) run('send');
    } else if (event.key === 'Escape') {
      if (inField && target instanceof HTMLElement) target.blur();
      else run('leave');
    } else if (!inField && !isHeld && event.code in LETTERS) {
      run(LETTERS[event.code as keyof typeof LETTERS]);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
