import { useState, type KeyboardEvent } from 'react';
import { announce } from '../announcer.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { controlHeight, controlLook } from './control-class.ts';
import { fieldClass, FieldFrame } from './FieldFrame.tsx';
import { fieldsText } from './fields.text.ts';
import { useField, type FieldProps } from './use-field.ts';
import { numberFormat } from '../text/number-format.ts';

const MOST_DECIMALS = 3;
const format = numberFormat(MOST_DECIMALS);

/** Full-width digits of an input method are digits. */
const plain = (typed: string) => typed.normalize('NFKC').replaceAll(/[,\s]/g, '');

const isDigitText = (typed: string): boolean => /^-?\d*(?:\.\d*)?$/.test(plain(typed));

/** What is typed as a number: null where the field is empty, and `before` where no number is typed. */
function numberOf(typed: string, before: number | null): number | null {
  const text = plain(typed);
  if (text === '') return null;
  const number = Number(text);
  return /\d/.test(text) && Number.isFinite(number) ? number : before;
}

const shownNumber = (value: number | null): string => (value === null ? '' : format.format(value));

export interface NumberFieldProps extends FieldProps {
  readonly value: number | null;
  /** Hears of a number when it is whole: the field is left, Enter is pressed, or a step is taken. */
  readonly onChange: (value: number | null) => void;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly step?: number;
  /** Said after the number: 명, 점, 주. */
  readonly unit?: string;
  readonly className?: string;
}

const stepLook =
  'touch-target grid h-full w-10 flex-none place-items-center text-ink-2 hover:bg-sunken disabled:text-ink-3 disabled:opacity-50';

/** A number to type or to step to. What is typed stays and is said to be too much, instead of becoming another without a word. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, unit, className, name, isDisabled = false, step = 1 } = props;
  const { minValue: least = -Infinity, maxValue: most = Infinity } = props;
  const [typed, setTyped] = useState<string>();
  const isOutside = value !== null && (value < least || value > most);
  const outside = isOutside ? fieldsText.number.outside(props.minValue, props.maxValue, unit ?? '') : undefined;
  const { box, frame, control, settle } = useField({ ...props, error: outside ?? props.error });
  const now = typed === undefined ? value : numberOf(typed, value);

  const give = (next: number | null) => {
    setTyped(undefined);
    if (next === value) return;
    settle();
    onChange(next);
  };
  const stepTo = (way: 1 | -1) => {
    const next = now === null ? Math.max(least, 0) : Math.min(Math.max(now + way * step, least), most);
    give(next);
    announce(shownNumber(next));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return give(now);
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (way === undefined) return;
    event.preventDefault();
    stepTo(way);
  };
  const button = (way: 1 | -1, edge: string) => (
    <button
      type="button"
      // The keyboard steps with its arrows, and the field keeps the focus.
      tabIndex={-1}
      aria-label={fieldsText.number[way === 1 ? 'more' : 'less'](label)}
      aria-controls={control.id}
      disabled={isDisabled || (now !== null && (way === 1 ? now >= most : now <= least))}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => stepTo(way)}
      className={cx(stepLook, edge)}
    >
      <Icon name={way === 1 ? 'plus' : 'minus'} size={16} />
    </button>
  );
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame}>
        <div
          role="group"
          data-invalid={control['data-invalid']}
          data-disabled={control['data-disabled']}
          className={cx(controlLook, controlHeight, 'flex items-center')}
        >
          {button(-1, 'rounded-l-[9px] border-r border-line')}
          <input
            {...control}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? shownNumber(value)}
            disabled={isDisabled}
            onChange={({ target, nativeEvent }) => {
              // An input method finishes its syllable first.
              if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setTyped(target.value);
              else if (isDigitText(target.value)) setTyped(target.value);
            }}
            onKeyDown={press}
            onBlur={() => typed !== undefined && give(now)}
            className="h-full min-w-0 flex-1 bg-transparent px-2 text-center tabular-nums outline-none"
          />
          {unit !== undefined && <span className="flex-none pr-3 text-ink-3">{unit}</span>}
          {button(1, 'rounded-r-[9px] border-l border-line')}
        </div>
      </FieldFrame>
    </div>
  );
}
