import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import {
  isRevisable,
  gradeDifference,
  needReason,
  stateOfRank,
  type QueueState,
} from '@dure/contract/grading/grading/grading-need';
import type { ClubQueueItem, QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { disagreement } from '@dure/contract/grading/grading/official-grade';
import type { QueueFilter } from '@dure/contract/grading/grading/queue/queue-filters';
import { sureOf } from '../../../answering/answer-queue/answer-queue.public.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { QueueCursor } from './club-queue.queries.ts';
import type { QuizCountsRow } from './queue-counts.queries.ts';
import type { ClubQueueRow } from './queue-items.queries.ts';

/** Answers as the queue shows them, each with its quiz's number. */
export function clubQueueItems(
  rows: readonly ClubQueueRow[],
  quizzes: readonly QuizCountsRow[],
  now: Date,
): ClubQueueItem[] {
  const numbers = new Map(quizzes.map(({ quiz_sequence, no, week }) => [quiz_sequence, { no, week }]));
  const deadlines = new Map(quizzes.map((quiz) => [quiz.quiz_sequence, quiz.deadline_at]));
  return rows.map((row) => {
    const grades = { INSTRUCTOR: row.instructor_grade, AI: row.ai_grade, SELF: row.self_grade };
    const deadlineAt = deadlines.get(row.quiz_sequence) ?? null;
    const isOpen = isRevisable({ answerStatus: row.answer_status, grades }, deadlineAt, now);
    return {
      clubQuizAnswerSequence: row.answer_sequence,
      quizSequence: row.quiz_sequence,
      ...(numbers.get(row.quiz_sequence) ?? { no: 0, week: 1 }),
      member: personView(row),
      answerStatus: row.answer_status,
      submittedAt: row.submitted_at.toISOString(),
      state: stateOfRank(row.queue_rank),
      grades,
      gradeVersion: row.grade_version ?? 0,
      isHeld: row.is_held,
      hasFeedback: row.has_feedback,
      disagreement: disagreement(grades),
      openUntil: isOpen ? deadlineAt!.toISOString() : null,
      coverage: row.keyword_coverage,
      reason:
        // What may be another text tomorrow is nobody's to look at first.
        row.answer_status === ANSWER_STATUS.final && !isOpen
          ? needReason({
              grades,
              coverage: row.keyword_coverage,
              confidence: sureOf(row.ai_confidence, row.knots),
              duplicateDifference: row.duplicate_difference,
              disputed: row.disputed,
              isOfficialByAi: row.instructor_grade === null && stateOfRank(row.queue_rank) === 'graded',
            })
          : null,
      gradeDifference: gradeDifference({ grades, coverage: row.keyword_coverage }),
      similar:
        row.similar_group !== null && row.similar_count > 1
          ? { group: row.similar_group, count: row.similar_count }
          : null,
    };
  });
}

/** `rank.milliseconds.sequence`: where the page after this answer begins. */
export const cursorOf = (row: ClubQueueRow): string => `${row.place}.${row.queue_at.getTime()}.${row.answer_sequence}`;

export function cursorFrom(after: string | undefined): QueueCursor | undefined {
  const [rank, at, sequence] = (after ?? '').split('.').map(Number);
  if (rank === undefined || at === undefined || sequence === undefined) return undefined;
  return { rank, at: new Date(at), sequence };
}

const NONE: QueueCounts = { all: 0, review: 0, waiting: 0, feedbackMissing: 0, graded: 0, pre: 0 };

/** What each filter counts, of what each state does. */
function filterCounts(states: Readonly<Record<QueueState, number>>): QueueCounts {
  const { review, waiting, feedbackMissing, graded, pre } = states;
  return {
    all: review + waiting + feedbackMissing + graded + pre,
    review,
    waiting,
    feedbackMissing,
    graded: feedbackMissing + graded,
    pre,
  } satisfies Record<QueueFilter, number>;
}

/** Of the counters of some quizzes. */
export const countsOfQuizzes = (quizzes: readonly QuizCountsRow[]): QueueCounts =>
  quizzes
    .map((quiz) => {
      const { waiting_count: waiting, review_count: review, feedback_missing_count: feedbackMissing } = quiz;
      const graded = quiz.final_count - waiting - review - feedbackMissing;
      return filterCounts({ review, waiting, feedbackMissing, graded, pre: quiz.pre_count - quiz.final_count });
    })
    .reduce((sum, one) => {
      const total = { ...sum };
      for (const key of Object.keys(one) as QueueFilter[]) total[key] += one[key];
      return total;
    }, NONE);

/** Of counted ranks. */
export function countsOfRanks(rows: readonly { queue_rank: number; count: number }[]): QueueCounts {
  const states = { review: 0, waiting: 0, feedbackMissing: 0, graded: 0, pre: 0 };
  for (const { queue_rank, count } of rows) states[stateOfRank(queue_rank)] += count;
  return filterCounts(states);
}
