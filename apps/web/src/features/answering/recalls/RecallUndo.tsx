import type { RecallRating } from '@dure/contract/answering/recalls/ratings';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { pageKey } from '../../../ui/keys/page-keys.ts';
import { recallsText as text } from './recalls.text.ts';

export interface RecallUndoProps {
  /** The quiz rated last, in its club's order, and how. */
  readonly no: number;
  readonly rating: RecallRating;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}

/** Takes back the last rating, by its button or the key U, by its place on the keyboard; who writes leaves the field first. */
export function RecallUndo({ no, rating, isPending, onUndo }: RecallUndoProps) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pageKey(event);
    if (event.code !== 'KeyU' || !pressed || pressed.inField || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 text-sm text-ink-2">
        {text.chosen(no, rating)} <span className="text-ink-3 max-desktop:hidden">{text.undoKeys}</span>
      </p>
      <Button size="small" isPending={isPending} onPress={onUndo} aria-keyshortcuts="u">
        {text.undo}
      </Button>
    </div>
  );
}
