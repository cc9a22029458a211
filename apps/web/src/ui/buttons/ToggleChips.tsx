import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { cx } from '../cx.ts';
import { fieldClass } from '../fields/FieldFrame.tsx';
import { useFormError } from '../fields/Form.tsx';
import { chosen, type Option } from '../fields/option.ts';
import { uiText } from '../ui.text.ts';

export interface ToggleChipsProps<T extends string> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
  readonly selectionMode?: 'single' | 'multiple';
  readonly name?: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
  /** A mark by which a form finds the field. */
  readonly 'data-path'?: string;
}

/** Short choices side by side, such as the days of the week. */
export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    onChange,
    selectionMode = 'multiple',
    name,
    className,
    isRequired = false,
    isDisabled = false,
  } = props;
  const id = useId();
  const [formError, clearFormError] = useFormError(name);
  const error = props.error ?? formError;
  return (
    <div
      className={cx(fieldClass, className)}
      data-path={props['data-path']}
      data-invalid={error === undefined ? undefined : true}
    >
      <span id={`${id}label`} className={cx('text-sm font-semibold text-ink-2', labelHidden && 'sr-only')}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ml-1.5 text-xs font-semibold text-brand-ink">
            {uiText.field.required}
          </span>
        )}
      </span>
      <ToggleButtonGroup
        aria-labelledby={`${id}label`}
        {...(error !== undefined && { 'aria-describedby': `${id}error` })}
        selectionMode={selectionMode}
        selectedKeys={value}
        onSelectionChange={(keys) => {
          clearFormError();
          onChange(chosen(options, keys));
        }}
        isDisabled={isDisabled}
        className="flex flex-wrap gap-1.5"
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            isDisabled={option.isDisabled ?? false}
            className={cx(
              'flex h-11 min-w-11 items-center justify-center rounded-control border border-line-strong bg-surface px-3 font-semibold text-ink-2 transition-colors',
              'hover:bg-sunken disabled:opacity-50 desktop:h-9 desktop:min-w-9 desktop:text-sm',
              'data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand',
            )}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error !== undefined && (
        <span id={`${id}error`} data-sentence="" className="text-sm text-bad">
          {error}
        </span>
      )}
    </div>
  );
}
