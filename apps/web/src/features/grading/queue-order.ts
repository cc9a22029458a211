import { ANSWER_STATUS } from '@dure/contract/answers/answer-status';
import type { GradingQueueItem } from '@dure/contract/answers/grading.endpoints';

/** Whether an instructor still has to grade it: a final answer without their grade. */
export const isUngraded = ({ answerStatus, grades }: GradingQueueItem): boolean =>
  answerStatus === ANSWER_STATUS.final && grades.INSTRUCTOR === null;

/** Points of distance from which an answer deserves a second look. */
const NOTABLE_DIFFERENCE = 20;
export const isDisputed = ({ disagreement }: GradingQueueItem): boolean =>
  disagreement !== null && disagreement >= NOTABLE_DIFFERENCE;

/** The next answer to grade after the open one, from the top again after the end; nobody grades their own. */
export function nextToGrade(
  items: readonly GradingQueueItem[],
  open: string | undefined,
  isTaken: (memberUUID: string) => boolean,
): GradingQueueItem | undefined {
  const at = items.findIndex(({ member }) => member.memberUUID === open);
  return [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(
    (item) => isUngraded(item) && !isTaken(item.member.memberUUID),
  );
}
