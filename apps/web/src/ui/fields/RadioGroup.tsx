import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame } from './FieldFrame.tsx';
import type { Option } from './option.ts';
import { useField, type FieldProps } from './use-field.ts';

export interface RadioGroupProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly className?: string;
  /** Each choice in a box of its own, for few choices that need a sentence. */
  readonly look?: keyof typeof looks;
}

const dot = cx(
  'grid size-5 flex-none place-items-center rounded-full border border-edge bg-surface transition-colors',
  'after:size-2 after:rounded-full group-data-invalid:border-bad',
  'peer-checked:border-brand peer-checked:bg-brand peer-checked:after:bg-on-brand peer-disabled:opacity-50',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
);

const card = 'items-start border transition-colors has-checked:border-brand has-checked:bg-brand-soft';
const looks = {
  plain: { list: 'flex flex-wrap gap-x-5', item: 'min-h-11 items-center desktop:min-h-8' },
  cards: {
    list: 'flex flex-wrap gap-2',
    item: cx(card, 'max-w-full grow rounded-box border-line-strong bg-surface p-4 hover:bg-sunken'),
  },
  /** As cards, and smaller: in a panel at the side. */
  rows: {
    list: 'flex flex-col gap-2',
    item: cx(
      card,
      'rounded-[10px] border-line px-3 py-2.5 text-sm has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)]',
    ),
  },
} as const;

/**
 * So many cards stand side by side where each has 14rem, wherever the group is, and otherwise below each other. A basis
 * larger than the line fills it, a smaller one is nothing.
 */
const besideEachOther: Readonly<Record<number, string>> = {
  2: 'basis-[calc((28rem-100%)*999)]',
  3: 'basis-[calc((42rem-100%)*999)]',
  4: 'basis-[calc((56rem-100%)*999)]',
};
const ALONE = 'basis-full';

function Words({ option, isPlain }: { readonly option: Option; readonly isPlain: boolean }): ReactNode {
  const { label, description } = option;
  return (
    <span className="min-w-0">
      <span className={cx(!isPlain && 'block leading-5 font-semibold')}>{label}</span>
      {description !== undefined && (
        <span className={cx('block text-sm', isPlain ? 'text-ink-3' : 'mt-1 text-ink-2')}>{description}</span>
      )}
    </span>
  );
}

/** One of a few: the browser's own, so that arrows choose among them and the tab key stops once. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { options, value, onChange, look = 'plain', className, orientation, isDisabled = false } = props;
  const { box, frame, control, settle } = useField(props);
  const name = useId();
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame} isGroup>
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={`${frame.id}label`}
          aria-orientation={orientation}
          className={cx(looks[look].list, look === 'plain' && orientation === 'vertical' && 'flex-col')}
        >
          {options.map((option) => (
            <label
              key={option.value}
              className={cx(
                'relative flex gap-2.5 has-disabled:text-ink-3',
                looks[look].item,
                look === 'cards' && (orientation === 'vertical' ? ALONE : (besideEachOther[options.length] ?? ALONE)),
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled || option.isDisabled === true}
                onChange={() => {
                  settle();
                  onChange(option.value);
                }}
                className="peer sr-only"
              />
              <span className={dot} />
              <Words option={option} isPlain={look === 'plain'} />
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
