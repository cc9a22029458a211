import { ANSWER_STATUS } from '@dure/contract/answers/answer-status';
import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { handleArrows } from './arrow-keys.ts';
import { ENTER_SAVES } from './grading-keys.ts';
import { searchOf, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { detailQuery } from './grading.api.ts';
import { gradingText } from './grading.text.ts';
import type { SaveState } from './grading-saves.ts';
import { isDisputed } from './queue-order.ts';

const text = gradingText.item;
const GRADERS = ['INSTRUCTOR', 'AI', 'SELF'] as const;

/** '강사 88 · 자기 70' */
function statusLine({ answerStatus, grades }: GradingQueueItem): string {
  if (answerStatus !== ANSWER_STATUS.final) return text.finalMissing;
  const given = GRADERS.flatMap((grader) =>
    grades[grader] === null ? [] : [`${text.graders[grader]} ${grades[grader]}`],
  );
  return given.length > 0 ? given.join(' · ') : text.noGrades;
}

/** What stands out about an answer: mine that is not saved, before what the answer needs, before its score. */
function Mark({ item, save, isUnsaved }: Pick<QueueItemProps, 'item' | 'save' | 'isUnsaved'>) {
  if (save?.kind === 'saving') return <Chip>{text.saving}</Chip>;
  if (save?.kind === 'failed') return <Chip tone="bad">{text.refused}</Chip>;
  if (isUnsaved) return <Chip tone="pre">{text.unsaved}</Chip>;
  if (item.answerStatus !== ANSWER_STATUS.final) return <Chip tone="pre">{text.preAnswer}</Chip>;
  if (isDisputed(item)) return <Chip tone="bad">{text.difference(item.disagreement ?? 0)}</Chip>;
  if (item.grades.INSTRUCTOR === null) return <Chip>{text.waiting}</Chip>;
  return (
    <b className="font-bold text-good tabular-nums">
      {item.grades.INSTRUCTOR}
      <span className="sr-only">{text.unit}</span>
    </b>
  );
}

export interface QueueItemProps {
  readonly item: GradingQueueItem;
  readonly place: GradingPlace;
  readonly quiz: QuizAddress;
  /** The one item that Tab reaches; the arrow keys reach the others. */
  readonly isTabStop: boolean;
  readonly save: SaveState | undefined;
  readonly isUnsaved: boolean;
}

export function QueueItem({ item, place, quiz, isTabStop, save, isUnsaved }: QueueItemProps) {
  const client = useQueryClient();
  const { memberUUID, nickname, profileImageUrl } = item.member;
  const isOpen = place.answer === memberUUID;
  const preload = () => void client.prefetchQuery(detailQuery({ ...quiz, memberUUID }));
  return (
    <li className="border-b border-line">
      <Link
        to="/quiz-dashboard/$clubSequence/grading"
        params={{ clubSequence: place.club }}
        search={searchOf({ ...place, answer: memberUUID })}
        replace={place.answer !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={handleArrows}
        tabIndex={isTabStop ? 0 : -1}
        {...(isOpen && { 'aria-current': 'page', ...ENTER_SAVES })}
        className="flex gap-2.5 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken aria-[current=page]:bg-brand-soft"
      >
        <Avatar id={memberUUID} name={nickname} image={profileImageUrl} />
        <span className="min-w-0 flex-1">
          <span className="flex min-h-6 items-center justify-between gap-2">
            <span className="truncate font-semibold">{nickname}</span>
            <Mark {...{ item, save, isUnsaved }} />
          </span>
          <span className="block text-sm text-ink-3 tabular-nums">{statusLine(item)}</span>
        </span>
      </Link>
    </li>
  );
}
