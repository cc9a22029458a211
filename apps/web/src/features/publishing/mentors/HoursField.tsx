import { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import type { MentorHour } from '@dure/contract/publishing/mentors/mentor-hours';
import { MAX_MENTOR_HOURS } from '@dure/contract/publishing/mentors/mentor-limits';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { mentorsText } from './mentors.text.ts';
import { weekdayName } from './weekday-name.ts';

const text = mentorsText.profile;
const weekdays = WEEKDAYS.map((value) => ({ value, label: weekdayName(value) }));
const HALVES_OF_DAY = 48;
const two = (number: number) => String(number).padStart(2, '0');
const times = Array.from(
  { length: HALVES_OF_DAY },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 ? '30' : '00'}`,
);
/** Half hours, and what stands there already. */
const timesWith = (kept: string) => [...new Set([...times, kept])].toSorted().map((value) => ({ value, label: value }));

const USUAL: MentorHour = { weekday: 'MON', from: '19:00', until: '20:00' };

export interface HoursFieldProps {
  readonly hours: readonly MentorHour[];
  readonly onChange: (hours: readonly MentorHour[]) => void;
  /** Sentences of the server, by the path of a field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Periods of the week, one in a line. */
export function HoursField({ hours, onChange, errors }: HoursFieldProps) {
  const change = (place: number, part: Partial<MentorHour>) =>
    onChange(hours.map((one, index) => (index === place ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-semibold text-ink-2">{text.hours}</legend>
      <p className="text-sm text-ink-3">{text.hoursHelp}</p>
      {hours.map(({ weekday, from, until }, place) => (
        <div key={place} data-path={`hours.${place}.until`} className="flex flex-col gap-1">
          <div className="flex items-center gap-1.5">
            <Select
              label={text.weekday(place + 1)}
              labelHidden
              options={weekdays}
              value={weekday}
              onChange={(next) => change(place, { weekday: next })}
              className="w-19 flex-none"
            />
            <Select
              label={text.from(place + 1)}
              labelHidden
              options={timesWith(from)}
              value={from}
              onChange={(next) => change(place, { from: next })}
              className="min-w-0 flex-1"
            />
            <span aria-hidden="true">–</span>
            <Select
              label={text.until(place + 1)}
              labelHidden
              options={timesWith(until)}
              value={until}
              onChange={(next) => change(place, { until: next })}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon="close"
              label={text.remove(place + 1)}
              onPress={() => onChange(hours.filter((_, index) => index !== place))}
            />
          </div>
          {errors[`hours.${place}.until`] !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {errors[`hours.${place}.until`]}
            </p>
          )}
        </div>
      ))}
      {hours.length < MAX_MENTOR_HOURS && (
        <Button size="small" icon="plus" className="self-start" onPress={() => onChange([...hours, USUAL])}>
          {text.add}
        </Button>
      )}
    </fieldset>
  );
}
