import { useId } from 'react';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  /** What is said of a value. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
}

/** A value on a line, where moving it shows what it does; arrows move it by a step. */
export function Slider({ label, value, valueText, min, max, step, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 font-semibold">
        {label} <span className="tabular-nums">{valueText}</span>
      </label>
      <input
        id={id}
        type="range"
        {...{ value, min, max, step }}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brand desktop:h-8"
      />
    </div>
  );
}
