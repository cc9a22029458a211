import { isOpenedSoFar } from '@dure/contract/insight/dashboard/club-figures';
import { cellState } from '@dure/contract/insight/gradebook/gradebook-cells';
import { DEFAULT_LAYOUT, type GradebookLayout } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { GradebookMember, GradebookQuiz, KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { isOnTime } from '@dure/contract/authoring/quizzes/progress';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { CellRow, GradebookQuizRow, GradebookRow } from './gradebook.queries.ts';

/** What the cells of a club are judged by. */
export interface Moment {
  readonly now: Date;
  readonly isClubOver: boolean;
}

/** A club that has kept no layout counts as clubs do. */
export const layoutView = (
  kept: { readonly layout: GradebookLayout; readonly version: number } | undefined,
): KeptLayout => {
  const { columns, ...layout } = kept?.layout ?? DEFAULT_LAYOUT;
  return { ...layout, columns: [...columns], version: kept?.version ?? 0 };
};

export const gradebookQuizView = (row: GradebookQuizRow, { now, isClubOver }: Moment): GradebookQuiz => ({
  quizSequence: row.quiz_sequence,
  no: row.position,
  week: row.week,
  question: row.question,
  openAt: row.open_at?.toISOString() ?? null,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  isOpened: isOpenedSoFar({ published: row.published, openAt: row.open_at, answerCount: row.pre_count }, now),
  isOver: isClubOver || (row.deadline_at !== null && row.deadline_at <= now),
});

const NOTHING: CellRow = [0, '', null, false, false, null];

function cellOf([, status, officialGrade, isHeld, isReviewAsked, finalAt]: CellRow, quiz: GradebookQuiz) {
  const answerStatus = status === '' ? null : status;
  const deadline = quiz.deadlineAt === null ? null : new Date(quiz.deadlineAt);
  return {
    state: cellState({ answerStatus, officialGrade, isHeld, isReviewAsked }, quiz),
    grade: officialGrade,
    isLate: finalAt !== null && isOnTime(new Date(finalAt), deadline) === false,
  };
}

/** A member's row: what stands between them and each of the quizzes. */
export function gradebookRowView(row: GradebookRow, quizzes: readonly GradebookQuiz[]): GradebookMember {
  const answers = new Map(row.cells.map((cell) => [cell[0], cell]));
  const cells = quizzes.map((quiz) => cellOf(answers.get(quiz.quizSequence) ?? NOTHING, quiz));
  return {
    ...personView(row),
    studentNumber: row.student_number,
    joinedAt: row.joined_at?.toISOString() ?? null,
    states: cells.map(({ state }) => state),
    grades: cells.map(({ grade }) => grade),
    late: cells.flatMap(({ isLate }, place) => (isLate ? [place] : [])),
  };
}
