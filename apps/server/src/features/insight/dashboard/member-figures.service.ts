import { meanOf } from '@dure/contract/insight/dashboard/club-figures';
import { comparedPair, growthOver } from '@dure/contract/clubs/growth/growth';
import { isFinalStatus, type ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import type { EvaluationFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { Database } from '../../../kernel/database/database.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import {
  findStanding,
  listMemberQuizzes,
  listQuizFigures,
  sumHeld,
  type MemberQuizRow,
  type Pace,
  type StandingRow,
} from './dashboard.queries.ts';
import { isOpened, memberQuizView, standingView } from './dashboard.view.ts';
import { keywordGrowth } from './member-detail.service.ts';
import { paceOf } from './pace.service.ts';

interface Wanted {
  readonly tenantId: string;
  readonly club: number;
  readonly memberIds: readonly string[];
  readonly now: Date;
}

const mean = (numbers: readonly number[]) =>
  meanOf(
    numbers.reduce((sum, one) => sum + one, 0),
    numbers.length,
  );

const pairOf = (row: MemberQuizRow) =>
  comparedPair({ preGrade: row.pre_grade, aiFinalGrade: row.ai_final_grade, officialGrade: row.official_grade });

/** The average grade before and after, as the member's growth has it. */
function gradeGrowth(rows: readonly MemberQuizRow[]): EvaluationFigures['gradeGrowth'] {
  const growth = growthOver(rows.map(pairOf));
  return growth && { pre: meanOf(growth.averagePre, 1)!, final: meanOf(growth.averageFinal, 1)! };
}

/** What the member knows of an answer: what waits for its release is told by no report, nor a pre-answer's grade where AI is off. */
const seenRow = (row: MemberQuizRow, { aiGrading }: Pick<Club, 'aiGrading'>): MemberQuizRow => {
  if (row.is_held) return { ...row, official_grade: null, grades: null, pre_grade: null };
  return aiGrading ? row : { ...row, pre_grade: null };
};

/** Whether the final answer was written after the quiz's content was read. */
const isReadFirst = ({ content_read_at: read, final_submitted_at: final }: MemberQuizRow) =>
  read !== null && final !== null && read <= final;

/** What one opened quiz gave the figures. */
export interface AnswerFact {
  readonly quizSequence: number;
  readonly no: number;
  readonly isSubmitted: boolean;
  readonly isFinal: boolean;
  readonly isOnTime: boolean;
  readonly grading: number | null;
  /** Whether growth counts it: AI graded both answers. */
  readonly hasPreGrade: boolean;
  /** Percent of keywords in the final answer; null where there is no pair to compare. */
  readonly keywords: number | null;
}
/** A report's figures with the answers that they were counted of. */
export interface MemberFigures extends EvaluationFigures {
  readonly answers: readonly AnswerFact[];
}

function factOf(row: MemberQuizRow): AnswerFact {
  const { quizSequence, no, preSubmittedAt, finalSubmittedAt, isOnTime, officialGrade, keywords } = memberQuizView(row);
  return {
    quizSequence,
    no,
    isSubmitted: preSubmittedAt !== null,
    isFinal: finalSubmittedAt !== null,
    isOnTime: isOnTime === true,
    grading: officialGrade,
    hasPreGrade: pairOf(row).preGrade !== null,
    keywords: keywords.pre === null ? null : keywords.final,
  };
}

interface Club {
  readonly aiGrading: boolean;
  readonly pace: Pace;
  readonly meanGrade: number | null;
  readonly isOver: boolean;
  readonly now: Date;
}

function figuresOf(standing: StandingRow, all: readonly MemberQuizRow[], club: Club): MemberFigures {
  const seen = all.map((row) => seenRow(row, club));
  const rows = seen.filter((row) => isOpened(row, club.now));
  const grades = seen.flatMap(({ official_grade }) => official_grade ?? []);
  const quizzes = rows.map(memberQuizView);
  const graded = quizzes
    .flatMap(({ no, officialGrade: grading }) => (grading === null ? [] : [{ no, grading }]))
    .toSorted((a, b) => b.grading - a.grading || a.no - b.no);
  const missing = quizzes.filter(({ finalSubmittedAt }) => finalSubmittedAt === null);
  const isClosed = ({ deadlineAt }: (typeof quizzes)[number]) =>
    club.isOver || (deadlineAt !== null && new Date(deadlineAt) <= club.now);
  const { submittedCount, finalCount, onTimeCount, progress } = standingView(standing, club.pace);
  return {
    openedCount: club.pace.openedCount,
    submittedCount,
    finalCount,
    onTimeCount,
    progress,
    gradeCount: grades.length,
    meanGrade: mean(grades),
    clubMeanGrade: club.meanGrade,
    meanComprehension: mean(quizzes.flatMap(({ comprehension }) => comprehension ?? [])),
    gradeGrowth: gradeGrowth(rows),
    keywordGrowth: keywordGrowth(quizzes),
    readCount: rows.filter(isReadFirst).length,
    best: graded[0] ?? null,
    weakest: graded.length > 1 ? graded.at(-1)! : null,
    missing: missing.map(({ no }) => no),
    closed: missing.filter(isClosed).map(({ no }) => no),
    answers: rows.map(factOf),
  };
}

/** The numbers of some members of a club, in one round trip. */
export async function memberFigures(
  database: Database,
  { tenantId, club, memberIds, now }: Wanted,
): Promise<Map<string, MemberFigures>> {
  const of = { tenantId, club };
  const [quizzes, [facts], [held]] = await database.read(
    tenantId,
    listQuizFigures(of),
    findClubFacts(tenantId, club, null),
    sumHeld(of),
  );
  const { pace } = await paceOf((query) => database.read(tenantId, query), { ...of, quizzes, now });
  const sum = (of_: (quiz: (typeof quizzes)[number]) => number) =>
    quizzes.reduce((total, quiz) => total + of_(quiz), 0);
  const its: Club = {
    aiGrading: facts!.ai_grading,
    pace,
    isOver: isFinalStatus(facts!.club_status as ClubStatus),
    meanGrade: meanOf(
      sum((quiz) => quiz.grade_sum) - held!.grade_sum,
      sum((quiz) => quiz.grade_count) - held!.grade_count,
    ),
    now,
  };
  const found = await database.read(
    tenantId,
    ...memberIds.map((memberId) => findStanding({ ...of, ...pace, memberId })),
  );
  const answered = await database.read(
    tenantId,
    ...memberIds.map((memberId) => listMemberQuizzes({ ...of, memberId })),
  );
  return new Map(
    memberIds.flatMap((memberId, index) => {
      const [standing] = found[index] as StandingRow[];
      return standing ? [[memberId, figuresOf(standing, answered[index] as MemberQuizRow[], its)] as const] : [];
    }),
  );
}
