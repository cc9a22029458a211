import type { ClubSchedule, QuizClubDetail } from '@dure/contract/clubs/quiz-clubs.endpoints';

type Sent = ClubSchedule['quizzes'][number];

/** A quiz in the list that is ordered; `key` names it while it has no sequence yet. */
export interface ScheduleRow {
  readonly key: string;
  readonly quizSequence: number | null;
  readonly question: string;
  readonly answerCount: number;
  readonly week: number;
  readonly openAt: string;
  readonly deadlineAt: string | null;
  readonly published: boolean;
  readonly written: NonNullable<Sent['written']> | null;
}

/** The club's quizzes as they are now. */
export const rowsOf = (club: QuizClubDetail): readonly ScheduleRow[] =>
  club.quizzes.map(({ quizSequence, question, answerCount, week, openAt, deadlineAt, published }) => ({
    key: String(quizSequence),
    quizSequence,
    question,
    answerCount,
    week,
    openAt: openAt ?? club.startAt ?? new Date().toISOString(),
    deadlineAt,
    published,
    written: null,
  }));

/** A quiz that comes to the end of the list: the week and the day of the last one, not yet published. */
export function added(
  rows: readonly ScheduleRow[],
  club: Pick<QuizClubDetail, 'startAt'>,
  quiz: Pick<ScheduleRow, 'key' | 'quizSequence' | 'question' | 'written'>,
): ScheduleRow {
  const last = rows.at(-1);
  return {
    ...quiz,
    answerCount: 0,
    week: last?.week ?? 1,
    openAt: last?.openAt ?? club.startAt ?? new Date().toISOString(),
    deadlineAt: null,
    published: false,
  };
}

export const bodyOf = (clubSequence: number, version: number, rows: readonly ScheduleRow[]): ClubSchedule => ({
  clubSequence,
  version,
  quizzes: rows.map(({ quizSequence, week, openAt, deadlineAt, published, written }) => ({
    quizSequence,
    week,
    openAt,
    deadlineAt,
    published,
    written,
  })),
});
