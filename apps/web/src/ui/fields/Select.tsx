import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { controlClass, floatingClass } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { Icon } from '../Icon.tsx';
import { chosen, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { fieldsText } from './fields.text.ts';

export interface SelectProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

export function Select<T extends string>(props: SelectProps<T>) {
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
  return (
    <AriaSelect
      {...field}
      {...invalid(error)}
      placeholder={placeholder}
      onChange={(key) => {
        const [value] = key === null ? [] : chosen(options, [key]);
        if (value !== undefined) onChange(value);
      }}
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
            {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon name="chevronDown" className="text-ink-3" />
        </Button>
      </FieldFrame>
      <Popover offset={4} className={cx(floatingClass, 'z-popover min-w-(--trigger-width)')}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
