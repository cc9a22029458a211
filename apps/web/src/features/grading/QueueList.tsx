import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';
import type { KeyboardEvent, Ref } from 'react';
import { useStore } from '../../kernel/store.ts';
import type { DraftBook } from './draft-book.ts';
import { answerKey, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { gradingText } from './grading.text.ts';
import { saveStates } from './grading-saves.ts';
import { QueueItem } from './QueueItem.tsx';

const ARROWS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys go through the list; opening is the link's own. */
function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = ARROWS[event.key]?.(at, links.length - 1);
  if (to === undefined || at < 0) return;
  event.preventDefault();
  links[to]?.focus();
}

export interface QueueListProps {
  readonly items: readonly GradingQueueItem[];
  readonly place: GradingPlace;
  readonly quiz: QuizAddress;
  readonly book: DraftBook;
  readonly ref: Ref<HTMLUListElement>;
}

export function QueueList({ items, place, quiz, book, ref }: QueueListProps) {
  const drafts = useStore(book.drafts);
  const saves = useStore(saveStates);
  const open = items.find(({ member }) => member.memberUUID === place.answer);
  const tabStop = (open ?? items[0])?.clubQuizAnswerSequence;
  return (
    <ul ref={ref} aria-label={gradingText.queue.label} onKeyDown={handleArrows} className="border-t border-line">
      {items.map((item) => {
        const key = answerKey({ ...quiz, memberUUID: item.member.memberUUID });
        return (
          <QueueItem
            key={item.clubQuizAnswerSequence}
            {...{ item, place, quiz }}
            isTabStop={item.clubQuizAnswerSequence === tabStop}
            save={saves[key]}
            isUnsaved={key in drafts}
          />
        );
      })}
    </ul>
  );
}
