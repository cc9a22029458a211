import { toneColour, type ChartPair, type ChartTone } from './chart-types.ts';
import { linear } from './scales.ts';

const LETTER = 10;
/** Room for a number at either end. */
const NUMBER = 38;
/** Nearer than this the two numbers would cover each other. */
const CLOSE = 26;

export interface PairDrawingProps {
  readonly pairs: readonly ChartPair[];
  readonly tones: readonly [ChartTone, ChartTone];
  readonly max: number;
  readonly format: (value: number) => string;
  readonly width: number;
  readonly rowHeight: number;
}

export function PairDrawing({ pairs, tones, max, format, width, rowHeight }: PairDrawingProps) {
  const longest = Math.max(0, ...pairs.map(({ label }) => label.length)) * LETTER;
  const labels = Math.min(longest + 4, width * 0.4);
  const x = linear(max, [labels + NUMBER, width - NUMBER]);
  const bottom = pairs.length * rowHeight;
  const [fromColour, toColour] = [toneColour[tones[0]], toneColour[tones[1]]];
  return (
    <>
      {[0, max / 2, max].map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} stroke="var(--color-line)" />
          <text x={x(tick)} y={bottom + 17} textAnchor="middle" fill="var(--color-ink-3)">
            {format(tick)}
          </text>
        </g>
      ))}
      {pairs.map(({ id, label, from, to }, row) => {
        const y = row * rowHeight + rowHeight / 2;
        const isRise = from === null || to === null || to >= from;
        const isClose = from !== null && to !== null && Math.abs(x(to) - x(from)) < CLOSE;
        return (
          <g key={id}>
            <text x={0} y={y + 4} fill="var(--color-ink-2)" className="text-sm">
              {label}
            </text>
            {from !== null && to !== null && (
              <line x1={x(from)} x2={x(to)} y1={y} y2={y} stroke="var(--color-line-strong)" strokeWidth={4} />
            )}
            {from !== null && (
              <>
                <circle cx={x(from)} cy={y} r={5} fill="var(--color-surface)" stroke={fromColour} strokeWidth={2.5} />
                <text
                  x={x(from) + (isRise ? -11 : 11)}
                  y={y + 4}
                  textAnchor={isRise ? 'end' : 'start'}
                  fill={fromColour}
                >
                  {format(from)}
                </text>
              </>
            )}
            {to !== null && (
              <>
                <circle cx={x(to)} cy={y} r={isClose ? 4 : 6} fill={toColour} />
                <text
                  x={x(to) + (isRise ? 11 : -11)}
                  y={y + 4}
                  textAnchor={isRise ? 'start' : 'end'}
                  fill={toColour}
                  fontWeight={600}
                >
                  {format(to)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
