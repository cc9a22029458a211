import { Bar } from '@visx/shape';
import { toneColour, type ChartBar } from './chart-types.ts';
import { bands, linear } from './scales.ts';

const TOP = 20;
const BOTTOM = 22;
/** About one Korean letter at the size of labels. */
const LETTER = 11;

const DIGIT = 8;
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u00ff' ? LETTER : DIGIT), 0);

export interface BarDrawingProps {
  readonly bars: readonly ChartBar[];
  readonly max: number | undefined;
  readonly format: (value: number) => string;
  readonly width: number;
  readonly height: number;
}

export function BarDrawing({ bars, max, format, width, height }: BarDrawingProps) {
  const floor = height - BOTTOM;
  const x = bands(bars.length, width, 0.28);
  const y = linear(max ?? Math.max(1, ...bars.map(({ value }) => value ?? 0)), [0, floor - TOP]);
  // Where the labels would run into each other every second, third … is left out; the table has them all.
  const longest = Math.max(1, ...bars.map(({ label }) => label.length)) * LETTER;
  const every = Math.max(1, Math.ceil(longest / x.step));
  // Numbers that would run into each other stand over the highest bar and the last one alone.
  const written = bars.map(({ value }) => (value ? format(value) : ''));
  const isTight = Math.max(0, ...written.map(widthOf)) + 4 > x.step;
  const highest = bars.findIndex(({ value }) => value === Math.max(...bars.map((bar) => bar.value ?? 0)));
  const isWritten = (index: number) =>
    !isTight || index === bars.length - 1 || (index === highest && highest < bars.length - 2);
  return (
    <>
      <line x1={0} x2={width} y1={floor + 0.5} y2={floor + 0.5} stroke="var(--color-line-strong)" />
      {bars.map(({ label, value, tone = 'brand' }, index) => {
        const left = x.at(index);
        const middle = left + x.width / 2;
        const tall = value ? Math.max(2, y(value)) : 0;
        return (
          <g key={index} textAnchor="middle">
            <Bar x={left} y={floor - tall} width={x.width} height={tall} rx={3} fill={toneColour[tone]} />
            <text x={middle} y={floor - tall - 6} fill="var(--color-ink-2)">
              {isWritten(index) && written[index]}
            </text>
            {index % every === 0 && (
              <text x={middle} y={height - 5} fill="var(--color-ink-3)">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
