import { Button, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { controlClass, floatingClass } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { Icon } from '../Icon.tsx';
import { chosen, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { fieldsText } from './fields.text.ts';

export interface MultiSelectProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** Choices to tick in a pop-over that stays open; the button names one and counts the others. */
export function MultiSelect<T extends string>(props: MultiSelectProps<T>) {
  const {
    label,
    labelHidden,
    description,
    error,
    options,
    onChange,
    placeholder = fieldsText.select.placeholder,
    className,
    ...field
  } = props;
  const labels = options.filter(({ value }) => field.value.includes(value)).map((option) => option.label);
  return (
    <Select
      {...field}
      {...invalid(error)}
      selectionMode="multiple"
      placeholder={placeholder}
      onChange={(keys) => onChange(chosen(options, keys))}
      className={cx(fieldClass, className)}
    >
      <FieldFrame {...{ label, error, description }} labelHidden={labelHidden ?? false} isRequired={field.isRequired}>
        <Button
          className={cx(
            controlClass,
            'flex items-center justify-between gap-2 text-left group-data-invalid:border-bad',
          )}
        >
          <SelectValue className="min-w-0 truncate data-placeholder:text-ink-3">
            {({ defaultChildren }) => (labels.length === 0 ? defaultChildren : fieldsText.select.summary(labels))}
          </SelectValue>
          <Icon name="chevronDown" className="text-ink-3" />
        </Button>
      </FieldFrame>
      <Popover offset={4} className={cx(floatingClass, 'z-popover min-w-(--trigger-width)')}>
        <OptionList options={options} />
      </Popover>
    </Select>
  );
}
