import { cx } from '../cx.ts';
import { fieldClass, FieldFrame } from '../fields/FieldFrame.tsx';
import { chosen, type Option } from '../fields/option.ts';
import { useField, type FieldProps } from '../fields/use-field.ts';
import { NativeButton } from './NativeButton.tsx';
import { useToggles } from './use-toggles.ts';

export interface ToggleChipsProps<T extends string> extends FieldProps {
  readonly options: readonly Option<T>[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
  readonly selectionMode?: 'single' | 'multiple';
  readonly className?: string;
}

/** Short choices side by side, such as the days of the week. */
export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const { options, value, onChange, selectionMode = 'multiple', className, isDisabled = false } = props;
  const { box, frame, control, settle } = useField(props);
  const isSingle = selectionMode === 'single';
  const { group, toggle } = useToggles({
    keys: options.filter((option) => option.isDisabled !== true).map((option) => option.value),
    chosen: value,
    isSingle,
    onToggle: (key) => {
      const others = isSingle ? [] : value.filter((one) => one !== key);
      settle();
      onChange(chosen(options, value.includes(key) ? others : [...others, key]));
    },
  });
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame} isGroup>
        <div
          {...group}
          aria-labelledby={`${frame.id}label`}
          aria-describedby={control['aria-describedby']}
          className="flex flex-wrap gap-1.5"
        >
          {options.map((option) => (
            <NativeButton
              key={option.value}
              {...toggle(option.value)}
              isDisabled={isDisabled || option.isDisabled === true}
              className={cx(
                'flex h-11 min-w-11 items-center justify-center rounded-control border border-line-strong bg-surface px-3 font-semibold text-ink-2 transition-colors',
                'hover:bg-sunken disabled:opacity-50 desktop:h-9 desktop:min-w-9 desktop:text-sm',
                'data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand',
              )}
            >
              {option.label}
            </NativeButton>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
