import { ANSWER_STATUS } from '../../../codes/answer-status.ts';
import type { Graders } from '../graders.endpoints.ts';
import type { ClubQueueItem } from '../grading-queue.endpoints.ts';
import { partOf } from '../grading-split.ts';

/** Whether an instructor still has to grade it: a final answer without their grade, nor one by AI that is official. */
export const isUngraded = ({
  answerStatus,
  grades,
  state,
}: Pick<ClubQueueItem, 'answerStatus' | 'grades' | 'state'>): boolean =>
  answerStatus === ANSWER_STATUS.final && grades.INSTRUCTOR === null && state !== 'graded';

/** Which of a queue is opened for an instructor who comes to it: the first to grade that no other grader looks at or has. */
export function firstToGrade(
  items: readonly ClubQueueItem[],
  { graders, looks, split }: Graders,
  me: string | null,
  now: number,
): ClubQueueItem | undefined {
  const others = new Set(graders.map(({ member }) => member.memberUUID).filter((id) => id !== me));
  const looked = new Set(
    looks.filter(({ until }) => Date.parse(until) > now).map((look) => look.clubQuizAnswerSequence),
  );
  const ownerOf = (item: ClubQueueItem) => split && partOf(split, { ...item, nickname: item.member.nickname });
  const isFree = (item: ClubQueueItem) => !looked.has(item.clubQuizAnswerSequence) && !others.has(ownerOf(item) ?? '');
  const ungraded = items.filter(isUngraded);
  return ungraded.find(isFree) ?? ungraded[0] ?? items[0];
}
