import type { FieldError } from '@dure/contract/http/envelope';
import { formatDateRange } from '../../../ui/dates/format-date.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { clubFormText as text } from './club-form.text.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { InstructorsField } from './InstructorsField.tsx';
import { useForm } from './use-club-form.ts';

export interface ConfirmStepProps {
  readonly onGo: (fault: FieldError) => void;
}

export function ConfirmStep({ onGo }: ConfirmStepProps) {
  const { values, set, fieldAt } = useForm();
  const zone = useTimeZone();
  const { clubName, startAt, endAt, studyCycle, capacity, quizzes, officialGrading } = values;
  const period = startAt !== null && endAt !== null ? formatDateRange(startAt, endAt, zone) : '';
  const facts: readonly (readonly [string, string])[] = [
    [text.clubName, clubName],
    [text.period, period],
    [text.studyCycle, studyCycle.map((day) => text.weekdays[day]).join('·')],
    [text.capacity, capacity === null ? text.unlimited : `${capacity.toLocaleString('ko-KR')}${text.people}`],
    [text.officialGrading, text.officialGradingOptions[officialGrading].label],
    [text.steps.quizzes, text.quizCount(quizzes.length)],
  ];
  return (
    <>
      <InstructorsField />
      <TextField
        label={text.participationCode}
        description={text.participationCodeHint}
        value={values.participationCode}
        onChange={(participationCode) => set({ participationCode })}
        {...fieldAt('participationCode')}
        autoComplete="off"
        className="desktop:max-w-90"
      />
      <section aria-labelledby="club-summary">
        <h3 id="club-summary" className="font-bold">
          {text.summary}
        </h3>
        <dl className="mt-2 grid gap-x-6 gap-y-1 desktop:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex gap-3">
              <dt className="w-24 flex-none text-ink-3">{name}</dt>
              <dd className="min-w-0 tabular-nums">{value === '' ? text.summaryNone : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FaultSummary onGo={onGo} />
    </>
  );
}
