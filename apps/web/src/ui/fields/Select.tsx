import { useId, type ComponentProps } from 'react';
import { controlClass } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass } from './FieldFrame.tsx';
import { Icon } from '../Icon.tsx';
import type { Option } from './option.ts';

export interface SelectProps<T extends string> extends Pick<
  ComponentProps<'select'>,
  'onKeyDown' | 'onPointerDown' | 'name' | 'className'
> {
  readonly label: string;
  /** The label is for the screen reader alone, where the place already says it. */
  readonly labelHidden?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few. The browser's own select: it costs a page nothing, and a phone shows its own wheel. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, labelHidden = false, options, onChange, className, ...field } = props;
  const id = useId();
  return (
    <div className={cx(fieldClass, className)}>
      <label htmlFor={id} className={cx('text-sm font-semibold text-ink-2', labelHidden && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <select
          {...field}
          id={id}
          onChange={(event) => {
            const chosen = options.find(({ value }) => value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={cx(controlClass, 'appearance-none truncate pr-9')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3" />
      </div>
    </div>
  );
}
