import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { gradingText } from '../grading.text.ts';
import { isDisputed } from './queue-order.ts';

const text = gradingText.item;
const GRADERS = ['INSTRUCTOR', 'AI', 'SELF'] as const;

/** '강사 88 · 자기 70 · 비슷한 답변 3'; the keywords stand there where they make the difference. */
export function statusLine(item: ClubQueueItem, short: (time: string) => string): string {
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
