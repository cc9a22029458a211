import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';
import type { Ref } from 'react';
import { useStore } from '../../kernel/store.ts';
import type { DraftBook } from './draft-book.ts';
import { answerKey, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { gradingText } from './grading.text.ts';
import { saveStates } from './grading-saves.ts';
import { QueueItem } from './QueueItem.tsx';

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
    <ul ref={ref} aria-label={gradingText.queue.label} className="border-t border-line">
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
