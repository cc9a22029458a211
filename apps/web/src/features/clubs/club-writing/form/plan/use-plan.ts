import { useState } from 'react';
import { useTimeZone } from '../../../../../ui/dates/time-zone.ts';
import { lengthened, movedByDays } from '../../schedule/move.ts';
import type { ClubValues, QuizValues } from '../club-values.ts';
import { useForm } from '../use-club-form.ts';
import { countMoved, deadlineDaysOf, replanned, withCounts } from './replan.ts';

/** A change of dates that can be taken back: what was before, and, of a quiz that was moved, which and how far. */
export interface PlanChange {
  readonly before: ClubValues;
  readonly key?: string;
  readonly days?: number;
  readonly isLength?: boolean;
  readonly isAlone?: boolean;
}

const planFields = ({ startAt, endAt, studyCycle, weekCount, studyCount }: ClubValues) => ({
  startAt,
  endAt,
  studyCycle,
  weekCount,
  studyCount,
});

/** The club's dates, changed together: a plan that changes lays its quizzes anew, a quiz that moves takes the later ones along. */
export function usePlan() {
  const form = useForm();
  const { values, set, savesItself } = form;
  const zone = useTimeZone();
  const [last, setLast] = useState<PlanChange>();
  const [chosenDays, setChosenDays] = useState<number | null>();
  const deadlineDays = chosenDays === undefined ? deadlineDaysOf(values, zone) : chosenDays;
  const { startAt, endAt } = values;
  const period = startAt === null || endAt === null ? undefined : { startAt, endAt, zone };

  const lay = (after: ClubValues, days = deadlineDays) => {
    const counted = withCounts(values, after, zone);
    // A club that others see already is not laid anew by a change of its period.
    const quizzes = savesItself ? replanned(counted, days, zone) : counted.quizzes;
    set({ ...planFields(counted), quizzes });
    // Every key of a date lays anew: what is taken back is what was before the first.
    const before = last && last.key === undefined ? last.before : values;
    setLast(countMoved(before.quizzes, quizzes) > 0 ? { before } : undefined);
  };
  const moved = (base: ClubValues, change: PlanChange): readonly QuizValues[] => {
    const { key, days = 0, isLength, isAlone } = change;
    if (!period || key === undefined) return base.quizzes;
    if (isLength) return lengthened(base.quizzes, key, days, period);
    const all = movedByDays(base.quizzes, key, days, period);
    return isAlone ? base.quizzes.map((quiz, index) => (quiz.key === key ? all[index]! : quiz)) : all;
  };
  const apply = (change: PlanChange) => {
    set({ quizzes: withDatesOf(values.quizzes, moved(change.before, change)) });
    setLast(change);
  };
  const isGoingOn = (key: string, isLength: boolean) => last?.key === key && (last.isLength ?? false) === isLength;
  return {
    zone,
    period,
    last,
    deadlineDays,
    lay: (patch: Partial<ClubValues>) => lay({ ...values, ...patch }),
    layDeadlines: (days: number | null) => {
      setChosenDays(days);
      lay(values, days);
    },
    move: (key: string, days: number, isLength: boolean, isNewGesture: boolean) => {
      const goesOn = !isNewGesture && isGoingOn(key, isLength);
      const total = (goesOn ? (last?.days ?? 0) : 0) + days;
      apply({ before: goesOn ? last!.before : values, key, days: total, isLength });
    },
    moveAlone: () => last && apply({ ...last, isAlone: true }),
    undo: () => {
      if (!last) return;
      set({ ...planFields(last.before), quizzes: withDatesOf(values.quizzes, last.before.quizzes) });
      setChosenDays(deadlineDaysOf(last.before, zone));
      setLast(undefined);
    },
    forget: () => setLast(undefined),
  };
}
export type ClubPlan = ReturnType<typeof usePlan>;

/** What was typed meanwhile stays; only the dates go back. */
function withDatesOf(quizzes: readonly QuizValues[], before: readonly QuizValues[]): readonly QuizValues[] {
  const old = new Map(before.map((quiz) => [quiz.key, quiz]));
  return quizzes.map((quiz) => {
    const { week, openAt, deadlineAt } = old.get(quiz.key) ?? quiz;
    return { ...quiz, week, openAt, deadlineAt };
  });
}
