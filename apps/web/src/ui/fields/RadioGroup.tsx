import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame, invalid, type FieldProps } from './FieldFrame.tsx';
import { chosen, type Option } from './option.ts';

export interface RadioGroupProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly className?: string;
  /** Each choice in a box of its own, for few choices that need a sentence. */
  readonly look?: 'plain' | 'cards';
}

const dot = cx(
  'grid size-5 flex-none place-items-center rounded-full border border-edge bg-surface transition-colors',
  'after:size-2 after:rounded-full group-data-invalid/radio:border-bad',
  'group-data-selected/radio:border-brand group-data-selected/radio:bg-brand group-data-selected/radio:after:bg-on-brand',
  'group-data-disabled/radio:opacity-50',
  'group-data-focus-visible/radio:outline-2 group-data-focus-visible/radio:outline-offset-2 group-data-focus-visible/radio:outline-brand',
);

const looks = {
  plain: { list: 'flex flex-wrap gap-x-5', item: 'min-h-11 items-center desktop:min-h-8' },
  cards: {
    list: 'grid gap-2 desktop:grid-flow-col desktop:auto-cols-fr',
    item: 'rounded-box border border-line-strong bg-surface p-4 items-start transition-colors hover:bg-sunken data-selected:border-brand data-selected:bg-brand-soft',
  },
} as const;

export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, labelHidden, description, error, options, onChange, look = 'plain', className, ...field } = props;
  const isColumn = field.orientation === 'vertical';
  return (
    <AriaRadioGroup
      {...field}
      {...invalid(error)}
      onChange={(key) => {
        const [value] = chosen(options, [key]);
        if (value !== undefined) onChange(value);
      }}
      className={cx(fieldClass, className)}
    >
      <FieldFrame
        {...{ label, error, description }}
        labelHidden={labelHidden ?? false}
        isRequired={field.isRequired}
        labelElement="span"
      >
        <div className={cx(looks[look].list, isColumn && 'flex-col desktop:grid-flow-row')}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={cx('group/radio flex gap-2.5 data-disabled:text-ink-3', looks[look].item)}
            >
              <span className={dot} />
              <span className="min-w-0">
                <span className={cx(look === 'cards' && 'block leading-5 font-semibold')}>{option.label}</span>
                {option.description !== undefined && (
                  <span className={cx('block text-sm', look === 'cards' ? 'mt-1 text-ink-2' : 'text-ink-3')}>
                    {option.description}
                  </span>
                )}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
