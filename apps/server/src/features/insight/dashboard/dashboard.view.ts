import {
  isBehind,
  isOpenedSoFar,
  lowShare,
  meanOf,
  SCORE_BUCKETS,
} from '@dure/contract/insight/dashboard/club-figures';
import type {
  ClubDashboard,
  MemberQuiz,
  MemberStanding,
  QuizFigures,
} from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { shortened } from '@dure/contract/markdown/shortened';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ClubQuizzes } from '../../../kernel/database/schema.gen.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { keywordCoverage } from '../../../kernel/language/text/keywords.ts';
import { addHistograms, meanPlace, type Progress } from './dashboard.policy.ts';
import type { MemberQuizRow, Pace, QuizFiguresRow, StandingRow, WaitingRow } from './dashboard.queries.ts';
import type { countUnsent, findWork, listLastWords } from './work.queries.ts';

const COMPREHENSIONS = 5;
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

type OpeningRow = RowPart<ClubQuizzes, 'published' | 'open_at' | 'pre_count'>;
export const isOpened = ({ published, open_at, pre_count }: OpeningRow, now: Date): boolean =>
  isOpenedSoFar({ published, openAt: open_at, answerCount: pre_count }, now);

export const quizFiguresView = (row: QuizFiguresRow, begunCount: number, now: Date): QuizFigures => ({
  quizSequence: row.quiz_sequence,
  no: row.position,
  week: row.week,
  question: plainQuestion(row.question),
  isOpened: isOpened(row, now),
  openAt: row.open_at?.toISOString() ?? null,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  begunCount,
  submittedCount: row.pre_count,
  finalCount: row.final_count,
  waitingCount: row.waiting_count,
  gradeCount: row.grade_count,
  meanGrade: meanOf(row.grade_sum, row.grade_count),
  lowShare: lowShare(row.grade_histogram),
  discrimination: row.discrimination,
  comprehensionCount: sumOf(row.comprehension_histogram, Number),
  meanComprehension: meanPlace(row.comprehension_histogram),
});

export const waitingView = (row: WaitingRow): ClubDashboard['work']['waiting'][number] => ({
  quizSequence: row.quiz_sequence,
  no: row.position,
  question: plainQuestion(row.question),
  member: personView(row),
  submittedAt: row.submitted_at.toISOString(),
});

export function standingView(
  row: StandingRow,
  { openedCount, medianFinal }: Pick<Pace, 'openedCount' | 'medianFinal'>,
): MemberStanding {
  const pace = { isSilent: row.is_silent, isFromStart: row.is_from_start, finalCount: row.final_count };
  return {
    ...personView(row),
    submittedCount: row.submitted_count,
    finalCount: row.final_count,
    joinedAt: row.joined_at?.toISOString() ?? null,
    onTimeCount: row.on_time_count,
    progress: progressPercent(row.final_count, openedCount),
    gradeCount: row.grade_count,
    meanGrade: meanOf(row.grade_sum, row.grade_count),
    isBehind: row.membership_status === 'MEMBER' && isBehind(pace, medianFinal),
  };
}

interface Figures {
  readonly clubSequence: number;
  readonly quizzes: readonly QuizFiguresRow[];
  readonly pace: Pace;
  readonly progress: Progress;
  readonly requestCount: number;
  readonly waiting: readonly WaitingRow[];
  readonly work: RowsOf<ReturnType<typeof findWork>>[number];
  readonly unsent: RowsOf<ReturnType<typeof countUnsent>>;
  readonly paceSeconds: number | null;
  readonly behind: readonly StandingRow[];
  readonly lastWords: RowsOf<ReturnType<typeof listLastWords>>;
  readonly now: Date;
}

export function dashboardView({ quizzes, pace, progress, ...of }: Figures): ClubDashboard {
  const scores = addHistograms(
    quizzes.map((quiz) => quiz.grade_histogram),
    SCORE_BUCKETS,
  );
  const comprehension = addHistograms(
    quizzes.map((quiz) => quiz.comprehension_histogram),
    COMPREHENSIONS,
  );
  const graded = sumOf(quizzes, (quiz) => quiz.grade_count);
  const finalCount = sumOf(quizzes, (quiz) => quiz.final_count);
  const onTimeCount = sumOf(quizzes, (quiz) => quiz.on_time_count);
  const workedOut = quizzes.flatMap(({ discrimination_at }) => discrimination_at ?? []);
  const { memberCount, mean, median, histogram, behindCount } = progress;
  return {
    clubSequence: of.clubSequence,
    memberCount,
    quizCount: quizzes.filter(({ published }) => published).length,
    unpublishedCount: quizzes.filter(({ published }) => !published).length,
    openedCount: pace.openedCount,
    work: {
      waitingCount: sumOf(quizzes, (quiz) => quiz.waiting_count),
      reviewCount: sumOf(quizzes, (quiz) => quiz.review_count),
      requestCount: of.requestCount,
      behindCount,
      waiting: of.waiting.map(waitingView),
      heldCount: of.work.held_count,
      reportDraftCount: of.work.report_drafts,
      reportReleasedCount: of.work.reports_released,
      oldestWaitingAt: of.work.oldest_waiting_at?.toISOString() ?? null,
      paceSeconds: of.paceSeconds,
      behind: of.behind.map((row) => {
        const last = of.lastWords.find(({ member_id }) => member_id === row.member_id);
        return {
          ...standingView(row, pace),
          lastAnswerAt: last?.answered_at?.toISOString() ?? null,
          lastMessageAt: last?.written_to_at?.toISOString() ?? null,
        };
      }),
    },
    progress: { mean, median, histogram: [...histogram] },
    onTime: { finalCount, onTimeCount, share: share(onTimeCount, finalCount) },
    scores: {
      count: graded,
      mean: meanOf(
        sumOf(quizzes, (quiz) => quiz.grade_sum),
        graded,
      ),
      lowShare: lowShare(scores),
      histogram: scores,
    },
    comprehension: {
      count: sumOf(comprehension, Number),
      mean: meanPlace(comprehension),
      histogram: comprehension,
    },
    quizzes: quizzes.map((quiz) => {
      const begun = of.unsent.find(({ quiz_sequence }) => quiz_sequence === quiz.quiz_sequence)?.begun ?? 0;
      return quizFiguresView(quiz, begun, of.now);
    }),
    discriminationAt: workedOut.toSorted((a, b) => b.getTime() - a.getTime())[0]?.toISOString() ?? null,
  };
}

/** As much as is read beside other things. */
const BEGINNING = 1000;
const beginningOf = (text: string | null) => shortened(text ?? '', BEGINNING);

export function memberQuizView(row: MemberQuizRow): MemberQuiz {
  const isFinal = row.final_submitted_at !== null;
  return {
    quizSequence: row.quiz_sequence,
    no: row.position,
    week: row.week,
    question: row.question,
    deadlineAt: row.deadline_at?.toISOString() ?? null,
    answerStatus: row.answer_status,
    preSubmittedAt: row.pre_submitted_at?.toISOString() ?? null,
    finalSubmittedAt: row.final_submitted_at?.toISOString() ?? null,
    isOnTime: isFinal ? row.deadline_at === null || row.final_submitted_at! <= row.deadline_at : null,
    officialGrade: row.official_grade,
    grades: {
      INSTRUCTOR: row.grades?.['INSTRUCTOR'] ?? null,
      AI: row.grades?.['AI'] ?? null,
      SELF: row.grades?.['SELF'] ?? null,
    },
    comprehension: row.comprehension,
    preText: row.pre_submitted_at === null ? null : beginningOf(row.pre_text),
    finalText: isFinal ? beginningOf(row.final_text) : null,
    keywords: {
      pre: row.pre_submitted_at === null ? null : keywordCoverage(row.pre_text ?? '', row.model_answer_keywords),
      final: isFinal ? keywordCoverage(row.final_text ?? '', row.model_answer_keywords) : null,
    },
  };
}
