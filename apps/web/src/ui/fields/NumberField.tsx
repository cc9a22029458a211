import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { controlHeight, controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { Icon } from '../Icon.tsx';
import { fieldsText } from './fields.text.ts';

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'value' | 'onChange'>, FieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Said after the number: 명, 점, 주. */
  readonly unit?: string;
  readonly className?: string;
}

const step =
  'touch-target grid h-full w-10 flex-none place-items-center text-ink-2 hover:bg-sunken disabled:text-ink-3 disabled:opacity-50';

export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, description, value, onChange, unit, className, ...field } = props;
  const { minValue, maxValue } = field;
  const isOutside = value !== null && (value < (minValue ?? value) || value > (maxValue ?? value));
  const error = isOutside ? fieldsText.number.outside(minValue, maxValue, unit ?? '') : props.error;
  return (
    <AriaNumberField
      {...field}
      {...invalid(error)}
      // What is typed stays and is said to be too much, instead of becoming another number without a word.
      commitBehavior="validate"
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={cx(fieldClass, className)}
    >
      <FieldFrame {...{ label, error, description }} labelHidden={labelHidden ?? false} isRequired={field.isRequired}>
        <Group className={cx(controlLook, controlHeight, 'flex items-center')}>
          <Button slot="decrement" className={cx(step, 'rounded-l-[9px] border-r border-line')}>
            <Icon name="minus" size={16} />
          </Button>
          <Input className="h-full min-w-0 flex-1 bg-transparent px-2 text-center tabular-nums outline-none" />
          {unit !== undefined && <span className="flex-none pr-3 text-ink-3">{unit}</span>}
          <Button slot="increment" className={cx(step, 'rounded-r-[9px] border-l border-line')}>
            <Icon name="plus" size={16} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  );
}
