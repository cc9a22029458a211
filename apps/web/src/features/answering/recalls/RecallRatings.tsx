import type { RecallRating } from '@dure/contract/answering/recalls/ratings';
import type { Recall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { pageKey } from '../../../ui/keys/page-keys.ts';
import { recallsText as text } from './recalls.text.ts';

export interface RecallRatingsProps {
  readonly options: Recall['options'];
  /** The one that is on its way. */
  readonly pending: RecallRating | null;
  readonly onRate: (rating: RecallRating) => void;
}

/** How it went, with the day on which the quiz comes again; keys 1 to 4, by their place on the keyboard. */
export function RecallRatings({ options, pending, onRate }: RecallRatingsProps) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pageKey(event);
    if (!pressed || pressed.inField || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const chosen = options[Number(/^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1] ?? 0) - 1];
    if (!chosen || pending !== null) return;
    event.preventDefault();
    onRate(chosen.rating);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div role="group" aria-label={text.rate} className="grid w-full grid-cols-4 gap-2">
      {options.map(({ rating, nextOn }, index) => (
        <Button
          key={rating}
          isPending={pending === rating}
          isDisabled={pending !== null && pending !== rating}
          onPress={() => onRate(rating)}
          aria-keyshortcuts={String(index + 1)}
          className="h-auto! min-h-14 flex-col gap-0! px-1! py-1.5 whitespace-normal"
        >
          <span>{text.ratings[rating]}</span>
          <span className="text-xs font-normal text-ink-2 tabular-nums">{formatMonthDay(nextOn)}</span>
        </Button>
      ))}
    </div>
  );
}
