import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { cx } from '../cx.ts';
import { PeriodField } from '../dates/period/PeriodField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { fromOf, toOf, type FilterField, type FilterValues } from './filter-fields.ts';
import { FilterToggle } from './FilterToggle.tsx';
import { FilterSlider } from './FilterSlider.tsx';
import { filtersText as text } from './filters.text.ts';

const DatePicker = lazy(() => import('../dates/DatePicker.tsx').then((module) => module.DatePicker));

export interface FilterControlProps {
  readonly field: Exclude<FilterField, { kind: 'text' }>;
  readonly values: FilterValues;
  readonly onChange: (part: FilterValues) => void;
  /** In the sheet of a phone each stands under its label; in a line the label is inside, or for the screen reader. */
  readonly isStacked: boolean;
}

const asNumber = (value: FilterValues[string]): number | null => (typeof value === 'number' ? value : null);
const asText = (value: FilterValues[string]): string | null => (typeof value === 'string' ? value : null);

/** One condition, by its kind. It applies at once. */
export function FilterControl({ field, values, onChange, isStacked }: FilterControlProps) {
  const width = isStacked ? 'w-full' : 'w-auto';
  switch (field.kind) {
    case 'blank':
      return <span aria-hidden="true" className={isStacked ? 'hidden' : 'basis-full'} />;
    case 'choice':
      return (
        <FilterSelect
          label={field.label}
          options={field.options}
          size="medium"
          value={asText(values[field.name]) ?? undefined}
          onChange={(value) => onChange({ [field.name]: value })}
        />
      );
    case 'toggle':
      return (
        <FilterToggle
          isOn={values[field.name] === true}
          onChange={(isOn) => onChange({ [field.name]: isOn || undefined })}
        >
          {field.label}
        </FilterToggle>
      );
    case 'slider':
      return (
        <FilterSlider
          {...{ field, width }}
          value={asNumber(values[field.name])}
          onChange={(value) => onChange({ [field.name]: value ?? undefined })}
        />
      );
    case 'fromTo':
      return (
        <div role="group" aria-label={field.label} className="flex items-end gap-1">
          {[
            [fromOf(field.name), text.from(field.label)] as const,
            [toOf(field.name), text.to(field.label)] as const,
          ].map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              labelHidden={!isStacked}
              minValue={field.min}
              maxValue={field.max}
              {...(field.step !== undefined && { step: field.step })}
              {...(field.unit !== undefined && { unit: field.unit })}
              value={asNumber(values[name])}
              onChange={(value) => onChange({ [name]: value ?? undefined })}
              className={isStacked ? 'min-w-0 flex-1' : 'w-36'}
            />
          ))}
        </div>
      );
    case 'fromToDate': {
      const [start, end] = [asText(values[fromOf(field.name)]), asText(values[toOf(field.name)])];
      return (
        <PeriodField
          label={field.label}
          labelHidden={!isStacked}
          value={start !== null && end !== null ? { start, end } : null}
          onChange={(days) => onChange({ [fromOf(field.name)]: days?.start, [toOf(field.name)]: days?.end })}
          className={cx(isStacked ? 'w-full' : 'w-72')}
        />
      );
    }
    case 'date':
      return (
        <Suspense>
          <DatePicker
            label={field.label}
            labelHidden={!isStacked}
            value={asText(values[field.name])}
            onChange={(day) => onChange({ [field.name]: day ?? undefined })}
            className={isStacked ? 'w-full' : 'w-48'}
          />
        </Suspense>
      );
  }
}
