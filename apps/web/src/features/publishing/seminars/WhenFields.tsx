import { MAX_SEMINAR_CAPACITY } from '@dure/contract/publishing/seminars/seminar-limits';
import { useEffect, useRef } from 'react';
import { DateTimePicker } from '../../../ui/dates/DateTimePicker.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { goToRefused } from '../../../ui/fields/refused-field.ts';
import type { SeminarValues } from './seminar-values.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.form;

export interface WhenFieldsProps {
  readonly values: Pick<SeminarValues, 'seminarStartDate' | 'seminarEndDate' | 'participantCount'>;
  readonly onChange: (part: Partial<SeminarValues>) => void;
  /** Whether they come in the place of a button that was pressed. */
  readonly startsFocused: boolean;
}

/** When a seminar begins and ends, and how many may come. */
export function WhenFields({ values, onChange, startsFocused }: WhenFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // They are loaded when they are wanted: the form has looked for a refused field by then.
  useEffect(() => {
    if (!goToRefused(place.current) && startsFocused)
      place.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  }, [startsFocused]);
  return (
    <div ref={place} className="grid gap-4 min-[40rem]:grid-cols-2">
      <DateTimePicker
        label={text.start}
        name="seminarStartDate"
        value={values.seminarStartDate}
        onChange={(seminarStartDate) => onChange({ seminarStartDate })}
      />
      <DateTimePicker
        label={text.end}
        name="seminarEndDate"
        value={values.seminarEndDate}
        onChange={(seminarEndDate) => onChange({ seminarEndDate })}
      />
      <NumberField
        label={text.capacity}
        name="participantCount"
        unit={text.people}
        minValue={1}
        maxValue={MAX_SEMINAR_CAPACITY}
        value={values.participantCount}
        onChange={(participantCount) => onChange({ participantCount: participantCount ?? 1 })}
      />
    </div>
  );
}
