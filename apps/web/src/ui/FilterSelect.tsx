import { Button as PlainButton } from 'react-aria-components/Button';
import { Button, Label, Popover, Select } from 'react-aria-components/Select';
import { buttonClass } from './button-class.ts';
import { floatingClass } from './control-class.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { chosen, type Option } from './option.ts';
import { OptionList } from './OptionList.tsx';
import { uiText } from './ui.text.ts';

export interface FilterSelectProps<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  /** Always has a value, such as an order: it says the value and cannot be taken off. */
  readonly isRequired?: boolean;
}

/** One small filter over a list: it says what it filters by, or what was chosen, which then can be taken off. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, options, value, onChange, isRequired = false } = props;
  const selected = options.find((option) => option.value === value);
  const isOn = selected !== undefined && !isRequired;
  return (
    <div className={cx('flex items-center rounded-[8px]', isOn && 'bg-brand-soft text-brand-ink')}>
      <Select
        value={value ?? null}
        onChange={(key) => {
          const [next] = key === null ? [] : chosen(options, [key]);
          if (next !== undefined) onChange(next);
        }}
      >
        <Label className="sr-only">{label}</Label>
        <Button
          className={cx(
            buttonClass({ size: 'small', variant: isOn || isRequired ? 'ghost' : 'secondary' }),
            isOn && 'pr-1 text-brand-ink hover:bg-transparent hover:text-brand-ink',
          )}
        >
          {selected?.label ?? label}
          {!isOn && <Icon name="chevronDown" size={14} className="text-ink-3" />}
        </Button>
        <Popover offset={4} className={cx(floatingClass, 'z-popover min-w-40')}>
          <OptionList options={options} />
        </Popover>
      </Select>
      {isOn && (
        <PlainButton
          aria-label={uiText.tags.remove(`${label} ${selected.label}`)}
          onPress={() => onChange(undefined)}
          className="relative grid size-9 place-items-center rounded-[8px] after:absolute after:-inset-y-1 after:inset-x-0 desktop:size-8 desktop:after:hidden"
        >
          <Icon name="close" size={14} />
        </PlainButton>
      )}
    </div>
  );
}
