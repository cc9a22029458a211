import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import { memo, useRef } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import type { SaveState } from '../drafts/save-states.ts';
import type { OtherGrader } from '../graders/use-graders.ts';
import type { GradingList } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { QueueLink } from './QueueLink.tsx';

export interface QueueItemProps {
  readonly item: ClubQueueItem;
  /** The list in which it stands, without what is open. */
  readonly list: GradingList;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  /** Another grader who has to do with it. */
  readonly other: OtherGrader | undefined;
  /** The one item that Tab reaches; the arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly save: SaveState | undefined;
  readonly isUnsaved: boolean;
}

const isSame = (one: OtherGrader | undefined, other: OtherGrader | undefined) =>
  one?.member === other?.member && one?.isLooking === other?.isLooking;

/** One line of the queue. It is drawn anew only when something of it changed: a step through the queue draws two of them. */
export const QueueItem = memo(QueueLine, ({ other, ...before }, { other: otherNow, ...now }) => {
  const names = Object.keys(now) as (keyof typeof now)[];
  return isSame(other, otherNow) && names.every((name) => Object.is(before[name], now[name]));
});

function QueueLine({ isChosen, canChoose, ...props }: QueueItemProps) {
  const { item, isTabStop } = props;
  const { dispatch } = useGrading();
  const isRange = useRef(false);
  // What is graded shows its score, whoever looks at it.
  const other = props.other?.isLooking === true || isUngraded(item) ? props.other : undefined;
  return (
    <li
      className={cx(
        // What is out of sight is not laid out: the queue may be long. A phone's list has no open answer beside it.
        'flex items-stretch border-b border-line [contain-intrinsic-size:auto_53px] [content-visibility:auto] desktop:has-aria-[current=page]:bg-brand-soft',
        other && 'bg-sunken text-ink-2',
      )}
    >
      <div
        className="grid w-11 flex-none place-items-center desktop:w-8"
        onClickCapture={(event) => (isRange.current = event.shiftKey)}
        onKeyDownCapture={(event) => (isRange.current = event.shiftKey)}
      >
        <Checkbox
          aria-label={gradingText.item.choose(item.member.nickname, item.no)}
          isSelected={isChosen}
          isDisabled={!canChoose}
          excludeFromTabOrder={!isTabStop}
          onChange={() => dispatch({ kind: 'select', item, isRange: isRange.current })}
        />
      </div>
      <QueueLink {...props} other={other} />
    </li>
  );
}
