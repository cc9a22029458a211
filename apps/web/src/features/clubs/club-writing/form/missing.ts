import { daysBetween } from '../../../../ui/dates/days/which-day.ts';
import { endThatFits, openingDays } from '../schedule/propose.ts';
import type { ClubValues } from './club-values.ts';

/** What a manager would miss in a club that could be submitted as it is; `path` is where it is mended. */
export interface Missing {
  readonly kind: 'noQuiz' | 'noModelAnswer' | 'noDeadline' | 'shortTime' | 'crowded';
  /** Numbers of the quizzes it is about, from 1. */
  readonly nos: readonly number[];
  readonly path?: string;
  /** An end of the club by which there is room. */
  readonly endAt?: string;
}

/** Whoever has less than this many days cannot be expected to answer twice. */
const ENOUGH_DAYS = 3;

/** Everything of that kind, the gravest first. */
export function missingIn(values: ClubValues, zone: string): Missing[] {
  const { quizzes, startAt, endAt, studyCycle } = values;
  if (quizzes.length === 0) return [{ kind: 'noQuiz', nos: [] }];
  const found: Missing[] = [];
  const list = (kind: Missing['kind'], field: string, holds: (quiz: (typeof quizzes)[number]) => boolean) => {
    const nos = quizzes.flatMap((quiz, index) => (holds(quiz) ? [index + 1] : []));
    const first = quizzes[(nos[0] ?? 0) - 1];
    if (first) found.push({ kind, nos, path: `quizzes.${first.key}.${field}` });
  };
  list('noModelAnswer', 'modelAnswer', ({ modelAnswer, isFixed }) => !isFixed && modelAnswer.trim() === '');
  list('noDeadline', 'deadlineAt', ({ deadlineAt }) => deadlineAt === null);
  list(
    'shortTime',
    'deadlineAt',
    ({ openAt, deadlineAt }) =>
      openAt !== null && deadlineAt !== null && daysBetween(openAt, deadlineAt, zone) + 1 < ENOUGH_DAYS,
  );
  if (startAt === null || endAt === null || studyCycle.length === 0) return found;
  const period = { startAt, endAt, weekdays: studyCycle, zone };
  if (openingDays(period).length < quizzes.length) {
    const roomy = endThatFits({ ...period, count: quizzes.length, deadlineDays: 0 });
    found.push({ kind: 'crowded', nos: [openingDays(period).length, quizzes.length], endAt: roomy });
  }
  return found;
}
