import { useId } from 'react';
import { buttonClass, type ButtonSize } from '../buttons/button-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { Option } from '../fields/option.ts';
import { fieldsText } from '../fields/fields.text.ts';
import { uiText } from '../ui.text.ts';

export interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  /** Always has a value, such as an order: it says the value and cannot be taken off. */
  readonly isRequired?: boolean;
  /** As tall as fields beside it, or smaller in a line of its own kind. */
  readonly size?: ButtonSize;
}

/**
 * One small filter over a list: it says what it filters by, or what was chosen, which then can be taken off. The
 * browser's own select: it costs the first page nothing, and a phone shows its own wheel.
 */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, options, value, onChange, isRequired = false, size = 'small' } = props;
  const id = useId();
  const selected = options.find((option) => option.value === value);
  const isOn = selected !== undefined && !isRequired;
  return (
    <div className={cx('relative flex items-center rounded-[8px]', isOn && 'bg-brand-soft text-brand-ink')}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        className={cx(
          buttonClass({ size, variant: isOn || isRequired ? 'ghost' : 'secondary' }),
          // A select paints no `::after` that could take the finger.
          'appearance-none field-sizing-content max-desktop:min-h-11 max-desktop:min-w-11',
          isOn ? 'pr-1 text-brand-ink hover:bg-transparent hover:text-brand-ink' : 'pr-7',
        )}
      >
        {!isRequired && <option value="">{isOn ? uiText.filter.all(label) : label}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      {!isOn && <Icon name="chevronDown" size={14} className="pointer-events-none absolute right-2.5 text-ink-3" />}
      {isOn && (
        <button
          type="button"
          aria-label={fieldsText.tags.remove(`${label} ${selected.label}`)}
          onClick={() => onChange(undefined)}
          className="touch-target grid size-9 place-items-center rounded-[8px] desktop:size-8"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
