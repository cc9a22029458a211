import type { ClubDashboard, QuizFigures } from '@dure/contract/insight/dashboard/dashboard.endpoints';

const nothing = (count: number) => Array.from({ length: count }, () => 0);

export const figuresOf = (no: number, part: Partial<QuizFigures> = {}): QuizFigures => ({
  quizSequence: 29 + no,
  no,
  week: no,
  question: `문항 ${no}`,
  isOpened: true,
  openAt: '2026-11-02T00:00:00Z',
  deadlineAt: null,
  begunCount: 0,
  submittedCount: 0,
  finalCount: 0,
  waitingCount: 0,
  gradeCount: 0,
  meanGrade: null,
  lowShare: null,
  discrimination: null,
  comprehensionCount: 0,
  meanComprehension: null,
  ...part,
});

/** A club's figures with some answers; give what the test is about. */
export const dashboardOf = (
  part: Partial<ClubDashboard> = {},
  work: Partial<ClubDashboard['work']> = {},
): ClubDashboard => ({
  clubSequence: 7,
  memberCount: 24,
  quizCount: 2,
  unpublishedCount: 0,
  openedCount: 2,
  work: {
    waitingCount: 0,
    reviewCount: 0,
    requestCount: 0,
    behindCount: 0,
    heldCount: 0,
    reportDraftCount: 0,
    reportReleasedCount: 0,
    oldestWaitingAt: null,
    paceSeconds: null,
    waiting: [],
    behind: [],
    ...work,
  },
  progress: { mean: 60, median: 50, histogram: nothing(5).with(2, 24) },
  onTime: { finalCount: 4, onTimeCount: 3, share: 0.75 },
  scores: { count: 4, mean: 74, lowShare: 0, histogram: nothing(10).with(7, 4) },
  comprehension: { count: 2, mean: 3, histogram: nothing(5).with(2, 2) },
  quizzes: [figuresOf(1), figuresOf(2)],
  discriminationAt: null,
  ...part,
});
