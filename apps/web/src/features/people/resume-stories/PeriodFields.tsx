import { MONTH_LENGTH, YEAR_LENGTH } from '@dure/contract/people/resume-stories/resume-limits';
import {
  monthsOf,
  periodFaults,
  periodLabel,
  periodOf,
  type PeriodField,
  type TypedPeriod,
} from '@dure/contract/people/resume-stories/resume-period';
import { useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { resumeText as text } from './resume.text.ts';

const isYear = (field: PeriodField) => field.endsWith('Year');

export interface PeriodFieldsProps {
  readonly value: TypedPeriod;
  readonly onChange: (part: Partial<TypedPeriod>) => void;
  /** Whether what is still empty is told as well: once somebody tried to save. */
  readonly showsAll: boolean;
}

/** When a story began and ended: looked at with every key, by the sentences of the specification (section 5). */
export function PeriodFields({ value, onChange, showsAll }: PeriodFieldsProps) {
  const id = useId();
  const [seen, setSeen] = useState<readonly PeriodField[]>([]);
  const faults = periodFaults(value).filter(({ path }) => showsAll || value[path] !== '' || seen.includes(path));
  const [fault] = faults;
  const period = periodOf(value);
  const field = (name: PeriodField) => (
    <TextField
      key={name}
      label={text[name]}
      labelHidden
      inputMode="numeric"
      autoComplete="off"
      maxLength={isYear(name) ? YEAR_LENGTH : MONTH_LENGTH}
      value={value[name]}
      isInvalid={fault?.path === name}
      {...(fault?.path === name && { 'aria-describedby': `${id}fault` })}
      className={cx('tabular-nums', isYear(name) ? 'w-19' : 'w-14')}
      onChange={(typed) => {
        setSeen((before) => [...before, name]);
        onChange({ [name]: typed });
      }}
    />
  );
  return (
    <div role="group" aria-label={text.period} className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
        {text.period}
      </span>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <span className="flex items-center gap-1.5">
          {field('startedAtYear')} {text.year} {field('startedAtMonth')} {text.month}
        </span>
        <span aria-hidden="true" className="px-1 text-ink-3">
          –
        </span>
        <span className="flex items-center gap-1.5">
          {field('finishedAtYear')} {text.year} {field('finishedAtMonth')} {text.month}
        </span>
        <output className={cx('ml-auto tabular-nums', period ? 'font-bold' : 'text-ink-3')}>
          {period ? periodLabel(monthsOf(period)) : fault && text.periodWrong}
        </output>
      </div>
      <p id={`${id}fault`} role="status" className="text-sm text-bad empty:hidden">
        {fault?.message}
      </p>
    </div>
  );
}
