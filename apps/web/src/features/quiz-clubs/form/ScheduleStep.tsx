import { WEEKDAYS } from '@dure/contract/clubs/club-fields';
import { dateTimesClass } from '../../../ui/fields/control-class.ts';
import { DateRangePicker, type DayRange } from '../../../ui/dates/DateRangePicker.tsx';
import { DateTimePicker } from '../../../ui/dates/DateTimePicker.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { ToggleChips } from '../../../ui/buttons/ToggleChips.tsx';
import { dayOf, endOfDay, startOfDay, weeksBetween } from '../../../ui/dates/day.ts';
import { clubFormText as text } from './club-form.text.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useForm } from './use-club-form.ts';

const MAX_WEEKS = 52;
const MAX_STUDIES = 200;
const MAX_MEMBERS = 10_000;
const USUAL_CAPACITY = 30;
const weekdays = WEEKDAYS.map((value) => ({ value, label: text.weekdays[value] }));

function weeksOf(startAt: string | null, endAt: string | null): number | null {
  if (startAt === null || endAt === null) return null;
  return Math.min(MAX_WEEKS, weeksBetween(startAt, endAt));
}

export function ScheduleStep() {
  const { values, set, fieldAt } = useForm();
  const zone = useTimeZone();
  const { startAt, endAt } = values;
  const period = startAt !== null && endAt !== null ? { start: dayOf(startAt, zone), end: dayOf(endAt, zone) } : null;
  const weeks = weeksOf(startAt, endAt);

  const setPeriod = (range: DayRange | null) => {
    // A day that stays keeps its time: a running club's start may not move.
    const start = range && (range.start === period?.start ? startAt : startOfDay(range.start, zone));
    const end = range && (range.end === period?.end ? endAt : endOfDay(range.end, zone));
    const followsPeriod = values.weekCount === null || values.weekCount === weeks;
    set({ startAt: start, endAt: end, ...(followsPeriod && { weekCount: weeksOf(start, end) }) });
  };
  return (
    <>
      <DateRangePicker
        label={text.period}
        description={text.periodHint}
        isRequired
        value={period}
        onChange={setPeriod}
        {...fieldAt('startAt', 'endAt')}
        className="desktop:max-w-90"
      />
      <ToggleChips
        label={text.studyCycle}
        isRequired
        options={weekdays}
        value={values.studyCycle}
        onChange={(studyCycle) => set({ studyCycle })}
        {...fieldAt('studyCycle')}
      />
      <div className="grid gap-5 desktop:grid-cols-2">
        <NumberField
          label={text.weekCount}
          {...(weeks !== null && { description: text.weekCountFromPeriod(weeks) })}
          isRequired
          unit={text.week}
          minValue={1}
          maxValue={MAX_WEEKS}
          value={values.weekCount}
          onChange={(weekCount) => set({ weekCount })}
          {...fieldAt('weekCount')}
        />
        <NumberField
          label={text.studyCount}
          isRequired
          unit={text.times}
          minValue={1}
          maxValue={MAX_STUDIES}
          value={values.studyCount}
          onChange={(studyCount) => set({ studyCount })}
          {...fieldAt('studyCount')}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-base font-bold">{text.recruitPeriod}</legend>
        <div className={dateTimesClass}>
          <DateTimePicker
            label={text.recruitStartAt}
            value={values.recruitStartAt}
            onChange={(recruitStartAt) => set({ recruitStartAt })}
            {...fieldAt('recruitStartAt')}
          />
          <DateTimePicker
            label={text.recruitEndAt}
            value={values.recruitEndAt}
            onChange={(recruitEndAt) => set({ recruitEndAt })}
            {...fieldAt('recruitEndAt')}
          />
        </div>
        <p className="text-sm text-ink-3">{text.recruitHint}</p>
      </fieldset>
      <div className="flex flex-col divide-y divide-line rounded-box border border-line [&>*]:p-4">
        <div className="flex flex-col gap-3">
          <Switch
            isSelected={values.capacity !== null}
            onChange={(limited) => set({ capacity: limited ? USUAL_CAPACITY : null })}
            description={text.capacityHint}
          >
            {text.hasCapacity}
          </Switch>
          {values.capacity !== null && (
            <NumberField
              label={text.capacity}
              labelHidden
              unit={text.people}
              minValue={1}
              maxValue={MAX_MEMBERS}
              value={values.capacity}
              onChange={(capacity) => set({ capacity: capacity ?? 1 })}
              {...fieldAt('capacity')}
              className="desktop:max-w-60"
            />
          )}
        </div>
        <ClubSwitch field="joinApproval" hint={text.joinApprovalHint}>
          {text.joinApproval}
        </ClubSwitch>
        <ClubSwitch field="lateJoining" hint={text.lateJoiningHint}>
          {text.lateJoining}
        </ClubSwitch>
      </div>
    </>
  );
}
