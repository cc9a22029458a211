import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { isUngraded } from '@dure/contract/grading/grading/queue/first-to-grade';
import { gradeTone } from '../../../../kernel/grade-tone.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import type { SaveState } from '../drafts/save-states.ts';
import type { OtherGrader } from '../graders/use-graders.ts';
import { gradingText } from '../grading.text.ts';

const text = gradingText.item;

function OtherMark({ member, isLooking }: OtherGrader) {
  return (
    <span className="relative flex-none">
      <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
      {isLooking && <span className="absolute -right-px bottom-0 size-2 rounded-full bg-good ring-2 ring-sunken" />}
    </span>
  );
}

export interface QueueMarkProps {
  readonly item: ClubQueueItem;
  /** Another grader to whom it is left. */
  readonly other: OtherGrader | undefined;
  readonly save: SaveState | undefined;
  readonly isUnsaved: boolean;
}

/** What stands out about an answer: mine that is not saved, before whose it is, what it waits for, and its score. */
export function QueueMark({ item, other, save, isUnsaved }: QueueMarkProps) {
  if (save?.kind === 'saving') return <Chip>{text.saving}</Chip>;
  if (save?.kind === 'failed') return <Chip tone="bad">{text.refused}</Chip>;
  if (isUnsaved) return <Chip tone="pre">{text.unsaved}</Chip>;
  if (other) return <OtherMark {...other} />;
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
