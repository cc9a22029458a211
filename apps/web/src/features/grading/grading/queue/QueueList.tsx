import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { Ref } from 'react';
import { useStable } from '../use-stable.ts';
import { useStore } from '../../../../kernel/store.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import { answerKey, isOpen, type GradingList, type Go, type GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { saveStates } from '../drafts/save-states.ts';
import { addressOf } from './queue-order.ts';
import { QueueItem } from './QueueItem.tsx';
import type { Selection } from '../actions/use-selection.ts';

const text = gradingText.queue;

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
  readonly book: DraftBook;
  readonly go: Go;
  readonly ref: Ref<HTMLUListElement>;
}

/** The answers of one group, after one of another. */
const beginsGroup = (items: readonly ClubQueueItem[], index: number) =>
  items[index]?.similar?.group !== items[index - 1]?.similar?.group;

export function QueueList({
  items,
  place,
  list,
  isGrouped,
  openCount,
  graders,
  selection,
  book,
  go,
  ref,
}: QueueListProps) {
  const drafts = useStore(book.drafts);
  const saves = useStore(saveStates);
  const open = items.find(({ quizSequence, member }) => isOpen(place, quizSequence, member.memberUUID));
  const tabStop = (open ?? items[0])?.clubQuizAnswerSequence;
  const onOpen = useStable((item: ClubQueueItem) =>
    go({ answer: addressOf(place.club, item) }, place.answer === undefined ? 'push' : 'replace'),
  );
  const onChoose = useStable((item: ClubQueueItem, isRange: boolean) => selection.toggle(item, isRange));
  const groupOf = ({ similar }: ClubQueueItem) => items.filter((one) => one.similar?.group === similar?.group);
  const firstUnfinished = items.findIndex(({ state }) => state === 'pre');
  const firstOpen = items.findIndex(({ openUntil }) => openUntil !== null);
  const rows = items.flatMap((item, index) => {
    const key = answerKey(addressOf(place.club, item));
    const row = (
      <QueueItem
        key={item.clubQuizAnswerSequence}
        {...{ item, list, onOpen, onChoose }}
        isCurrent={item === open}
        isChosen={selection.has(item)}
        canChoose={selection.canChoose(item)}
        other={graders.otherOf(item)}
        isTabStop={item.clubQuizAnswerSequence === tabStop}
        save={saves[key]}
        isUnsaved={key in drafts}
      />
    );
    if (!isGrouped && firstOpen >= 0 && index === firstUnfinished)
      return [
        <li key="unfinished" className="flex h-9 items-center border-b border-line bg-sunken px-3 text-xs text-ink-2">
          {text.unfinished}
        </li>,
        row,
      ];
    if (!isGrouped && index === firstOpen)
      return [
        <li key="open" className="flex h-9 items-center gap-1.5 border-b border-line bg-sunken px-3 text-xs text-ink-2">
          <Icon name="clock" size={14} />
          {text.open(openCount)}
        </li>,
        row,
      ];
    if (!isGrouped || !item.similar || !beginsGroup(items, index)) return [row];
    const group = groupOf(item);
    return [
      <li key={item.similar.group} className="flex items-center justify-between gap-2 bg-sunken px-4 py-2 text-sm">
        <span className="font-semibold">{text.group(item.no, item.similar.count)}</span>
        <Button size="small" onPress={() => selection.add(group)}>
          {text.chooseGroup}
        </Button>
      </li>,
      row,
    ];
  });
  return (
    <ul ref={ref} aria-label={text.label}>
      {rows}
    </ul>
  );
}
