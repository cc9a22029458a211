import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { gradeTone } from '../../../../kernel/grade-tone.ts';
import { gradersText } from '../graders/graders.text.ts';
import type { OtherGrader } from '../graders/use-graders.ts';
import { handleArrows } from './arrow-keys.ts';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { searchOf, type GradingList } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import type { SaveState } from '../drafts/save-states.ts';
import { useShortTime } from '../use-short-time.ts';
import { addressOf, isDisputed } from './queue-order.ts';

const text = gradingText.item;
const GRADERS = ['INSTRUCTOR', 'AI', 'SELF'] as const;

/** '강사 88 · 자기 70 · 비슷한 답변 3'; the keywords stand there where they make the difference. */
function statusLine(item: ClubQueueItem, short: (time: string) => string): string {
  const { answerStatus, grades, coverage, similar } = item;
  const isMeasured = isDisputed(item) && grades.INSTRUCTOR === null && coverage !== null;
  const given = GRADERS.flatMap((grader) =>
    grades[grader] === null ? [] : [`${text.graders[grader]} ${grades[grader]}`],
  );
  const state = answerStatus !== ANSWER_STATUS.final ? [text.finalMissing] : given.length > 0 ? given : [text.noGrades];
  if (item.openUntil !== null) return text.openUntil(short(item.openUntil));
  return [
    ...state,
    ...(isMeasured ? [text.keywords(coverage)] : []),
    ...(similar ? [text.similar(similar.count)] : []),
    ...(item.isHeld ? [text.held] : []),
  ].join(' · ');
}

const whoseLine = ({ member, isLooking }: OtherGrader) =>
  isLooking ? gradersText.lookingNow(member.nickname) : gradersText.owned(member.nickname);

/** What stands out about an answer: mine that is not saved, before what it waits for, before its score. */
function Mark({ item, save, isUnsaved }: Pick<QueueItemProps, 'item' | 'save' | 'isUnsaved'>) {
  if (save?.kind === 'saving') return <Chip>{text.saving}</Chip>;
  if (save?.kind === 'failed') return <Chip tone="bad">{text.refused}</Chip>;
  if (isUnsaved) return <Chip tone="pre">{text.unsaved}</Chip>;
  if (item.state === 'pre') return <Chip tone="pre">{text.preAnswer}</Chip>;
  if (item.state === 'review') return <Chip tone="bad">{text.review}</Chip>;
  if (isUngraded(item)) return <Chip>{text.waiting}</Chip>;
  const grade = (item.grades.INSTRUCTOR ?? item.grades.AI)!;
  return (
    <b className={cx('font-bold tabular-nums', gradeTone(grade) === 'good' && 'text-good')}>
      {grade}
      <span className="sr-only">{text.unit}</span>
    </b>
  );
}

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
  readonly onOpen: (item: ClubQueueItem) => void;
  readonly onChoose: (item: ClubQueueItem, isRange: boolean) => void;
}

const isSame = (one: OtherGrader | undefined, other: OtherGrader | undefined) =>
  one?.member === other?.member && one?.isLooking === other?.isLooking;

/** One line of the queue. It is drawn anew only when something of it changed: a step through the queue draws two of them. */
export const QueueItem = memo(QueueLine, ({ other, ...before }, { other: otherNow, ...now }) => {
  const names = Object.keys(now) as (keyof typeof now)[];
  return isSame(other, otherNow) && names.every((name) => Object.is(before[name], now[name]));
});

function QueueLine(props: QueueItemProps) {
  const { item, list, isCurrent, isChosen, canChoose, other, isTabStop, save, isUnsaved, onOpen, onChoose } = props;
  const client = useQueryClient();
  const { options, state } = useRouter();
  const { pathname } = state.location;
  const short = useShortTime();
  const isRange = useRef(false);
  const { nickname, profileImageUrl } = item.member;
  // What is graded shows its score, whoever looks at it.
  const isElsewhere = other !== undefined && (other.isLooking || isUngraded(item));
  const reason = item.reason && !isElsewhere ? text.reasons[item.reason.kind](item.reason) : undefined;
  const address = addressOf(list.club, item);
  const preload = () => void client.prefetchQuery(getMemberAnswer({ params: address }));
  return (
    <li
      className={cx(
        // What is out of sight is not laid out: the queue may be long. A phone's list has no open answer beside it.
        'flex items-stretch border-b border-line [contain-intrinsic-size:auto_53px] [content-visibility:auto] desktop:has-aria-[current=page]:bg-brand-soft',
        isElsewhere && 'bg-sunken text-ink-2',
      )}
    >
      <div
        className="grid w-11 flex-none place-items-center desktop:w-8"
        onClickCapture={(event) => (isRange.current = event.shiftKey)}
        onKeyDownCapture={(event) => (isRange.current = event.shiftKey)}
      >
        <Checkbox
          aria-label={text.choose(nickname, item.no)}
          isSelected={isChosen}
          isDisabled={!canChoose}
          excludeFromTabOrder={!isTabStop}
          onChange={() => onChoose(item, isRange.current)}
        />
      </div>
      <a
        href={pathname + options.stringifySearch(searchOf({ ...list, answer: address }))}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(item);
        }}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={handleArrows}
        tabIndex={isTabStop ? 0 : -1}
        {...(isCurrent && { 'aria-current': 'page', ...ENTER_SAVES })}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 py-0.5 pr-3 -outline-offset-2 transition-colors hover:bg-sunken desktop:aria-[current=page]:bg-brand-soft"
      >
        <Avatar name={nickname} image={profileImageUrl} size="small" />
        <span className="min-w-0 flex-1">
          <span className="flex h-6 items-center justify-between gap-2 text-sm">
            <span className="truncate font-semibold">{nickname}</span>
            {isElsewhere && save === undefined && !isUnsaved ? (
              <span className="relative flex-none">
                <Avatar name={other.member.nickname} image={other.member.profileImageUrl} size="small" />
                {other.isLooking && (
                  <span className="absolute -right-px bottom-0 size-2 rounded-full bg-good ring-2 ring-sunken" />
                )}
              </span>
            ) : (
              <Mark {...{ item, save, isUnsaved }} />
            )}
          </span>
          <span className="block truncate text-xs text-ink-3 tabular-nums" title={reason}>
            {text.quiz(item.no)} · {reason !== undefined && <span className="text-pre">{reason} · </span>}
            {isElsewhere ? whoseLine(other) : statusLine(item, short)}
          </span>
        </span>
      </a>
    </li>
  );
}
