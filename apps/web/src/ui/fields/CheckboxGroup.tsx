import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Checkbox } from './Checkbox.tsx';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { chosen, type Option } from './option.ts';

export interface CheckboxGroupProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly className?: string;
}

export function CheckboxGroup<T extends string>(props: CheckboxGroupProps<T>) {
  const {
    label,
    labelHidden,
    description,
    error,
    options,
    value,
    onChange,
    orientation = 'horizontal',
    className,
    ...field
  } = props;
  return (
    <AriaCheckboxGroup
      {...field}
      {...invalid(error)}
      value={[...value]}
      onChange={(keys) => onChange(chosen(options, keys))}
      className={cx(fieldClass, className)}
    >
      <FieldFrame
        {...{ label, error, description }}
        labelHidden={labelHidden ?? false}
        isRequired={field.isRequired}
        labelElement="span"
      >
        <div className={cx('flex flex-wrap gap-x-5', orientation === 'vertical' && 'flex-col')}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              description={option.description}
              isDisabled={option.isDisabled ?? false}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}
