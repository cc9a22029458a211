import { gradeDifference, needReason, queueState, type QueueState } from '@dure/contract/grading/grading/grading-need';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { ClubQueue, ClubQueueItem, QueueCounts } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listClubAnswers } from '../../../../api/grading/grading/grading-queue.reads.ts';

type Pages = InfiniteData<ClubQueue, string | undefined>;

/** Begins the key of every queue of a club, page by page. */
export const queueKey = (club: number) => [...listClubAnswers.key({ params: { club } }), 'pages'];

/** Filters that count an answer of that state. */
const counting = (state: QueueState): readonly (keyof QueueCounts)[] =>
  state === 'feedbackMissing' ? ['feedbackMissing', 'graded'] : [state];

function moved(counts: QueueCounts, from: QueueState, to: QueueState): QueueCounts {
  const next = { ...counts };
  for (const key of counting(from)) next[key] -= 1;
  for (const key of counting(to)) next[key] += 1;
  return next;
}

/**
 * Shows answers' new state wherever they stand, and moves the counts. The queue keeps its order, so that the list does not
 * move under the one who works through it.
 */
export function patchQueue(
  client: QueryClient,
  club: number,
  changed: ReadonlyMap<number, Partial<ClubQueueItem>>,
): void {
  client.setQueriesData<Pages>({ queryKey: queueKey(club) }, (data) => {
    if (!data) return data;
    let counts = data.pages[0]?.counts;
    const pages = data.pages.map((page) => ({
      ...page,
      contents: page.contents.map((item) => {
        const change = changed.get(item.clubQuizAnswerSequence);
        if (!change) return item;
        const next = { ...item, ...change };
        if (counts) counts = moved(counts, item.state, next.state);
        return next;
      }),
    }));
    const total = counts;
    return { ...data, pages: pages.map((page) => ({ ...page, counts: total ?? page.counts })) };
  });
}

/** What the queue shows of an answer that was just read or written. */
export function itemOf(detail: GradingDetail): Partial<ClubQueueItem> & { clubQuizAnswerSequence: number } {
  const { grades, hasFeedback, isHeld, openUntil, disagreement, answerStatus, clubQuizAnswerSequence } = detail;
  const isReviewAsked = detail.review !== null && detail.review.answer === null;
  return {
    clubQuizAnswerSequence,
    grades,
    hasFeedback,
    isHeld,
    openUntil,
    disagreement,
    state: queueState({
      answerStatus,
      grades,
      isOfficialByAi: detail.officialGrader === 'AI',
      hasFeedback,
      isReviewAsked,
    }),
    ...(grades.INSTRUCTOR !== null && {
      gradeDifference: gradeDifference({ grades, coverage: null }),
      reason: needReason({
        grades,
        coverage: null,
        confidence: null,
        duplicateDifference: null,
        disputed: null,
        isOfficialByAi: false,
      }),
    }),
    gradeVersion: detail.instructorGrade?.version ?? 0,
  };
}
