import { MAX_STUDIES, MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { daysBetween, weeksBetween } from '../../../../../ui/dates/days/which-day.ts';
import { openingDays, proposeSchedule, type Slot } from '../../schedule/propose.ts';
import type { ClubValues, QuizValues } from '../club-values.ts';

/** A quiz a week is due before the next one opens. */
export const USUAL_DEADLINE_DAYS = 6;

/** Whole days from the opening of the first quiz that has a deadline to it; the usual ones where there is no quiz. */
export function deadlineDaysOf({ quizzes }: ClubValues, zone: string): number | null {
  const dated = quizzes.find(({ openAt, deadlineAt }) => openAt !== null && deadlineAt !== null);
  if (dated) return daysBetween(dated.openAt!, dated.deadlineAt!, zone);
  return quizzes.length === 0 ? USUAL_DEADLINE_DAYS : null;
}

const weeksOf = ({ startAt, endAt }: ClubValues) =>
  startAt === null || endAt === null ? null : Math.min(MAX_WEEKS, weeksBetween(startAt, endAt));

function studiesOf({ startAt, endAt, studyCycle }: ClubValues, zone: string): number | null {
  if (startAt === null || endAt === null || studyCycle.length === 0) return null;
  return Math.min(MAX_STUDIES, openingDays({ startAt, endAt, weekdays: studyCycle, zone }).length);
}

/** Weeks and studies as the period and its weekdays give them, unless somebody wrote others. */
export function withCounts(before: ClubValues, after: ClubValues, zone: string): ClubValues {
  const follows = <K extends 'weekCount' | 'studyCount'>(field: K, was: number | null) =>
    before[field] === null || before[field] === was;
  return {
    ...after,
    weekCount: follows('weekCount', weeksOf(before)) ? weeksOf(after) : after.weekCount,
    studyCount: follows('studyCount', studiesOf(before, zone)) ? studiesOf(after, zone) : after.studyCount,
  };
}

/** The club's quizzes where a new schedule puts them; those with answers stay. */
export function replanned(values: ClubValues, deadlineDays: number | null, zone: string): readonly QuizValues[] {
  const { startAt, endAt, studyCycle, quizzes } = values;
  if (startAt === null || endAt === null || Date.parse(endAt) <= Date.parse(startAt)) return quizzes;
  const slots = proposeSchedule({
    startAt,
    endAt,
    weekdays: studyCycle,
    count: quizzes.length,
    deadlineDays,
    zone,
  });
  return quizzes.map((quiz, index) => (quiz.answerCount > 0 ? quiz : { ...quiz, ...slots[index] }));
}

function everyOpening({ startAt, endAt, studyCycle }: ClubValues, deadlineDays: number | null, zone: string): Slot[] {
  if (startAt === null || endAt === null) return [];
  const period = { startAt, endAt, weekdays: studyCycle, zone };
  return proposeSchedule({ ...period, count: openingDays(period).length, deadlineDays });
}

/**
 * The list with quizzes added or removed. It is laid out anew while it still is as the plan made it. Otherwise existing
 * ones stay, and new ones follow the last by the plan's own gaps. Unless it `mayMove`, what is there stays in any case.
 */
export function extended(
  values: ClubValues,
  quizzes: readonly QuizValues[],
  deadlineDays: number | null,
  zone: string,
  mayMove: boolean,
): readonly QuizValues[] {
  const isAsPlanned = mayMove && countMoved(values.quizzes, replanned(values, deadlineDays, zone)) === 0;
  const laid = replanned({ ...values, quizzes }, deadlineDays, zone);
  if (isAsPlanned) return laid;
  const latest = Math.max(0, ...values.quizzes.map(({ openAt }) => (openAt === null ? 0 : Date.parse(openAt))));
  const after = everyOpening(values, deadlineDays, zone).filter(({ openAt }) => Date.parse(openAt) > latest);
  const fresh = quizzes.filter(({ openAt }) => openAt === null);
  const slotOf = (quiz: QuizValues) => after[fresh.indexOf(quiz)] ?? after.at(-1) ?? laid.at(-1)!;
  const dated = (quiz: QuizValues) => {
    const { week, openAt, deadlineAt } = slotOf(quiz);
    return { ...quiz, week, openAt, deadlineAt };
  };
  return quizzes.map((quiz) => (quiz.openAt === null ? dated(quiz) : quiz));
}

/** How many of the quizzes have other dates. */
export const countMoved = (before: readonly QuizValues[], after: readonly QuizValues[]): number =>
  after.filter((quiz) => {
    const old = before.find(({ key }) => key === quiz.key);
    return old !== undefined && (old.openAt !== quiz.openAt || old.deadlineAt !== quiz.deadlineAt);
  }).length;
