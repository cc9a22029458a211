import type { ClubSchedule, QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';

type Sent = ClubSchedule['quizzes'][number];

/** A quiz in the list that is ordered; `key` names it while it has no sequence yet. */
export interface ScheduleRow {
  readonly key: string;
  readonly quizSequence: number | null;
  /** What a new one is a copy of. */
  readonly sourceQuizSequence: number | null;
  readonly question: string;
  readonly answerCount: number;
  readonly week: number;
  readonly topic: string;
  readonly openAt: string;
  readonly deadlineAt: string | null;
  readonly published: boolean;
  readonly written: NonNullable<Sent['written']> | null;
}

/** The club's quizzes as they are now. */
export const rowsOf = (club: QuizClubDetail): readonly ScheduleRow[] =>
  club.quizzes.map(
    ({ quizSequence, sourceQuizSequence, question, answerCount, week, topic, openAt, deadlineAt, published }) => ({
      key: String(quizSequence),
      quizSequence,
      sourceQuizSequence,
      question,
      answerCount,
      week,
      topic,
      openAt: openAt ?? club.startAt ?? new Date().toISOString(),
      deadlineAt,
      published,
      written: null,
    }),
  );

/** A quiz that the list does not hold yet: one of the own ones, a copy, or written here. */
export type NewRow = Pick<ScheduleRow, 'quizSequence' | 'sourceQuizSequence' | 'question' | 'written'>;

/** A quiz from elsewhere: one of the own ones, or a copy of its source. */
export type TakenQuiz = Pick<NewRow, 'quizSequence' | 'sourceQuizSequence' | 'question'>;

/** The list with quizzes at its end: the week and the day of the last one, not yet published. */
export function added(
  rows: readonly ScheduleRow[],
  club: Pick<QuizClubDetail, 'startAt'>,
  quizzes: readonly NewRow[],
): readonly ScheduleRow[] {
  const last = rows.at(-1);
  const place = {
    answerCount: 0,
    week: last?.week ?? 1,
    topic: '',
    openAt: last?.openAt ?? club.startAt ?? new Date().toISOString(),
    deadlineAt: null,
    published: false,
  };
  return [...rows, ...quizzes.map((quiz) => ({ ...quiz, ...place, key: crypto.randomUUID() }))];
}

/** Quizzes that the list holds, themselves or as a copy. */
export const heldIn = (rows: readonly ScheduleRow[]): ReadonlySet<number> =>
  new Set(
    rows.flatMap(({ quizSequence, sourceQuizSequence }) => [quizSequence ?? [], sourceQuizSequence ?? []].flat()),
  );

export const bodyOf = (clubSequence: number, version: number, rows: readonly ScheduleRow[]): ClubSchedule => ({
  clubSequence,
  version,
  quizzes: rows.map(({ quizSequence, sourceQuizSequence, week, topic, openAt, deadlineAt, published, written }) => ({
    quizSequence,
    sourceQuizSequence,
    week,
    topic,
    openAt,
    deadlineAt,
    published,
    written,
  })),
});
