import { Button } from '../../../../../ui/buttons/Button.tsx';
import { daysBetween } from '../../../../../ui/dates/days/which-day.ts';
import { formatDate } from '../../../../../ui/dates/format-date.ts';
import type { QuizValues } from '../club-values.ts';
import { useForm } from '../use-club-form.ts';
import { planText as text } from './plan.text.ts';
import { countMoved } from './replan.ts';
import type { ClubPlan, PlanChange } from './use-plan.ts';

function words(change: PlanChange, quizzes: readonly QuizValues[], zone: string): string {
  const { before, key, isLength } = change;
  const at = quizzes.findIndex((quiz) => quiz.key === key);
  const quiz = quizzes[at];
  if (!quiz || quiz.openAt === null) return text.replanned(countMoved(before.quizzes, quizzes));
  if (isLength) return text.lengthened(at + 1, formatDate(quiz.deadlineAt ?? quiz.openAt, zone));
  const was = new Map(before.quizzes.map((one) => [one.key, one]));
  const by = (one: QuizValues) => daysBetween(was.get(one.key)?.openAt ?? one.openAt!, one.openAt!, zone);
  const noOf = (one: QuizValues) => quizzes.indexOf(one) + 1;
  const later = quizzes.filter((one, index) => index > at && one.openAt !== null && by(one) !== 0);
  const capped = [quiz, ...later].filter(({ deadlineAt }) => deadlineAt !== null && deadlineAt === before.endAt);
  return [
    text.moved(at + 1, formatDate(quiz.openAt, zone)),
    later.length > 0 && text.followed(later.map(noOf), by(later[0]!)),
    capped.length > 0 && text.capped(capped.map(noOf), formatDate(before.endAt!, zone)),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** What the last change of dates moved, and the ways to move less or nothing. */
export function PlanNote({ plan }: { readonly plan: ClubPlan }) {
  const { values } = useForm();
  const { last, zone } = plan;
  const at = values.quizzes.findIndex(({ key }) => key === last?.key);
  const tookAlong = last && at !== -1 && !last.isLength && !last.isAlone;
  return (
    <div role="status">
      {last && (
        <div className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-soft px-4 py-2">
          <p className="min-w-0 flex-[1_1_16rem]">{words(last, values.quizzes, zone)}</p>
          {tookAlong && countMoved(last.before.quizzes, values.quizzes) > 1 && (
            <Button size="small" onPress={plan.moveAlone}>
              {text.alone(at + 1)}
            </Button>
          )}
          <Button size="small" onPress={plan.undo}>
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
