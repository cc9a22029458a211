import { WEEKDAYS } from '@dure/contract/clubs/club-fields';
import { ToggleChips } from '../../../../ui/buttons/ToggleChips.tsx';
import { DateRangePicker, type DayRange } from '../../../../ui/dates/DateRangePicker.tsx';
import { dayOf, endOfDay, startOfDay } from '../../../../ui/dates/day.ts';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { clubFormText } from '../club-form.text.ts';
import { useForm } from '../use-club-form.ts';
import { planText as text } from './plan.text.ts';
import type { ClubPlan } from './use-plan.ts';

const NO_DEADLINE = 'none';
const CHOICES = [0, 1, 2, 3, 4, 5, 6, 13];
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
  const days = [...new Set([...CHOICES, ...(deadlineDays === null ? [] : [deadlineDays])])].toSorted((a, b) => a - b);
  const deadlines = [
    ...days.map((one) => ({ value: String(one), label: text.deadlines.after(one) })),
    { value: NO_DEADLINE, label: text.deadlines.none },
  ];

  const setPeriod = (range: DayRange | null) => {
    // A day that stays keeps its time: a running club's start may not move.
    const start = range && (range.start === period?.start ? startAt : startOfDay(range.start, zone));
    const end = range && (range.end === period?.end ? endAt : endOfDay(range.end, zone));
    plan.lay({ startAt: start, endAt: end });
  };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-4 border-b border-line p-4">
      <DateRangePicker
        label={clubFormText.period}
        isRequired
        value={period}
        onChange={setPeriod}
        {...fieldAt('startAt', 'endAt')}
        className="w-full desktop:w-auto"
      />
      <ToggleChips
        label={clubFormText.studyCycle}
        isRequired
        options={weekdays}
        value={studyCycle}
        onChange={(chosen) => plan.lay({ studyCycle: chosen })}
        {...fieldAt('studyCycle')}
      />
      <Select
        label={text.deadline}
        options={deadlines}
        value={deadlineDays === null ? NO_DEADLINE : String(deadlineDays)}
        onChange={(chosen) => plan.layDeadlines(chosen === NO_DEADLINE ? null : Number(chosen))}
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
        className="w-36 desktop:ml-auto"
      />
    </div>
  );
}
