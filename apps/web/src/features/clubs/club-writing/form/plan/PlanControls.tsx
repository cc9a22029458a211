import { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import { ToggleChips } from '../../../../../ui/buttons/ToggleChips.tsx';
import type { DayRange } from '../../../../../ui/dates/DateRangePicker.tsx';
import { PeriodField } from '../../../../../ui/dates/period/PeriodField.tsx';
import { endOfDay, startOfDay } from '../../../../../ui/dates/days/day.ts';
import { dayOf } from '../../../../../ui/dates/days/which-day.ts';
import { NumberField } from '../../../../../ui/fields/NumberField.tsx';
import { clubFormText } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';
import { planText as text } from './plan.text.ts';
import type { ClubPlan } from './use-plan.ts';

const MOST_DEADLINE_DAYS = 365;
const weekdays = WEEKDAYS.map((value) => ({ value, label: clubFormText.weekdays[value] }));

export interface PlanControlsProps {
  readonly plan: ClubPlan;
  readonly onCount: (count: number) => void;
  /** Quizzes in which something is written: fewer there cannot be. */
  readonly least: number;
  readonly most: number;
}

/** What the schedule is made of. */
export function PlanControls({ plan, onCount, least, most }: PlanControlsProps) {
  const { values, fieldAt } = useForm();
  const { zone, deadlineDays } = plan;
  const { startAt, endAt, studyCycle, quizzes } = values;
  const period = startAt !== null && endAt !== null ? { start: dayOf(startAt, zone), end: dayOf(endAt, zone) } : null;

  const setPeriod = (range: DayRange | null) => {
    // A day that stays keeps its time: a running club's start may not move.
    const start = range && (range.start === period?.start ? startAt : startOfDay(range.start, zone));
    const end = range && (range.end === period?.end ? endAt : endOfDay(range.end, zone));
    plan.lay({ startAt: start, endAt: end });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-4 border-b border-line p-4">
      <PeriodField
        label={clubFormText.period}
        isRequired
        value={period}
        onChange={setPeriod}
        {...fieldAt('startAt', 'endAt')}
        className="w-full flex-none desktop:w-70"
      />
      <ToggleChips
        label={clubFormText.studyCycle}
        isRequired
        options={weekdays}
        value={studyCycle}
        onChange={(chosen) => plan.lay({ studyCycle: chosen })}
        {...fieldAt('studyCycle')}
      />
      <NumberField
        label={text.deadline}
        description={text.deadlineHint}
        unit={text.daysLater}
        minValue={0}
        maxValue={MOST_DEADLINE_DAYS}
        value={deadlineDays}
        onChange={(days) => plan.layDeadlines(days)}
        className="w-44"
      />
      <NumberField
        label={text.count}
        minValue={least}
        maxValue={most}
        value={quizzes.length}
        onChange={(count) => {
          if (count !== null && count >= least && count <= most) onCount(count);
        }}
        className="w-36"
      />
    </div>
  );
}
