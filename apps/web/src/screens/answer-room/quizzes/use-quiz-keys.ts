import { useEffect, useEffectEvent } from 'react';
import { letterKey } from '../../../ui/keys/page-keys.ts';

type Command = 'next' | 'previous' | 'help';

/** Letters by the key, with the Hangul letter that stands on it while the Korean keyboard is on. */
const letters: Readonly<Record<string, Command>> = {
  j: 'next',
  ㅓ: 'next',
  k: 'previous',
  ㅏ: 'previous',
  '?': 'help',
};

/** Moves from quiz to quiz by a key, wherever nothing is being typed. */
export function useQuizKeys(run: Readonly<Record<Command, () => void>>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = letters[letterKey(event) ?? ''];
    if (!command) return;
    event.preventDefault();
    run[command]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
