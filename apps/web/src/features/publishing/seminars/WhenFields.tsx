import { MAX_SEMINAR_CAPACITY } from '@dure/contract/publishing/seminars/seminar-limits';
import { DateTimePicker } from '../../../ui/dates/DateTimePicker.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { SeminarValues } from './seminar-values.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.form;

export interface WhenFieldsProps {
  readonly values: Pick<SeminarValues, 'seminarStartDate' | 'seminarEndDate' | 'participantCount'>;
  readonly onChange: (part: Partial<SeminarValues>) => void;
}

/** When a seminar begins and ends, and how many may come. */
export function WhenFields({ values, onChange }: WhenFieldsProps) {
  return (
    <div className="grid gap-4 min-[40rem]:grid-cols-2">
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
