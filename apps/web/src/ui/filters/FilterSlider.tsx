import { useId, useState } from 'react';
import { cx } from '../cx.ts';
import { number } from '../text/number-format.ts';
import type { FilterField } from './filter-fields.ts';
import { filtersText as text } from './filters.text.ts';

export interface FilterSliderProps {
  readonly field: Extract<FilterField, { kind: 'slider' }>;
  readonly value: number | null;
  /** Hears of a value once the thumb is let go; null at the lowest, which narrows nothing. */
  readonly onChange: (value: number | null) => void;
  readonly width: string;
}

/** At least so much: the browser's own slider, which keys and fingers know. */
export function FilterSlider({ field, value, onChange, width }: FilterSliderProps) {
  const { label, min, max, step = 1, unit = '' } = field;
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const now = moved ?? value ?? min;
  const words = now === min ? `${label} ${text.any}` : text.atLeast(label, `${number.format(now)}${unit}`);
  const settle = () => {
    if (moved === undefined) return;
    setMoved(undefined);
    if (moved !== (value ?? min)) onChange(moved === min ? null : moved);
  };
  return (
    <div className={cx('flex min-h-11 items-center gap-2 desktop:min-h-10', width)}>
      <label
        htmlFor={id}
        className={cx('text-sm whitespace-nowrap', now === min ? 'text-ink-2' : 'font-semibold text-brand-ink')}
      >
        {words}
      </label>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={now}
        aria-valuetext={words}
        onChange={(event) => setMoved(Number(event.target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
        className="h-11 min-w-24 flex-1 accent-brand desktop:h-10"
      />
    </div>
  );
}
