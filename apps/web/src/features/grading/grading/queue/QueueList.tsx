import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { Fragment, useMemo } from 'react';
import { useSession } from '../../../../kernel/session.ts';
import { useStore } from '../../../../kernel/store.ts';
import { saveStates } from '../drafts/save-states.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import { answerKey, isOpen, type GradingList, type GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { canSelect, type Selection } from '../state/selection.ts';
import { headingsOf } from './headings.ts';
import { addressOf } from './queue-order.ts';
import { QueueHeading } from './QueueHeading.tsx';
import { QueueItem } from './QueueItem.tsx';

export interface QueueListProps {
  readonly items: readonly ClubQueueItem[];
  readonly place: GradingPlace;
  readonly list: GradingList;
  /** Whether the answers come by group of nearly the same ones. */
  readonly isGrouped: boolean;
  /** How many of all can still be revised, where that is known: they stand last. */
  readonly openCount: number | null;
  readonly graders: GradersHere;
  readonly selection: Selection;
}

export function QueueList({ items, place, list, isGrouped, openCount, graders, selection }: QueueListProps) {
  const { book, setLines } = useGrading();
  const { memberId } = useSession();
  const unsaved = useUnsaved(book);
  const saves = useStore(saveStates);
  const headings = useMemo(() => headingsOf(items, isGrouped), [items, isGrouped]);
  const open = items.find(({ quizSequence, member }) => isOpen(place, quizSequence, member.memberUUID));
  const tabStop = (open ?? items[0])?.clubQuizAnswerSequence;
  return (
    <ul ref={setLines} aria-label={gradingText.queue.label}>
      {items.map((item, index) => {
        const key = answerKey(addressOf(place.club, item));
        const heading = headings.get(index);
        return (
          <Fragment key={item.clubQuizAnswerSequence}>
            {heading && <QueueHeading {...{ heading, items, item, openCount }} />}
            <QueueItem
              {...{ item, list }}
              isCurrent={item === open}
              isChosen={selection.chosen.has(item.clubQuizAnswerSequence)}
              canChoose={canSelect(item, memberId)}
              other={graders.otherOf(item)}
              isTabStop={item.clubQuizAnswerSequence === tabStop}
              save={saves[key]}
              isUnsaved={unsaved.has(key)}
            />
          </Fragment>
        );
      })}
    </ul>
  );
}
