import { Area, LinePath } from '@visx/shape';
import { toneColour, type ChartPoint, type ChartTone } from './chart-types.ts';
import { linear, points as pointsOn } from './scales.ts';

const TOP = 22;
const BOTTOM = 24;
const SIDE = 22;
const LETTER = 11;

export interface TrendDrawingProps {
  readonly points: readonly ChartPoint[];
  readonly tone: ChartTone;
  readonly max: number | undefined;
  readonly format: (value: number) => string;
  readonly width: number;
  readonly height: number;
}

interface Known {
  readonly index: number;
  readonly value: number;
}

/** Runs of known values: a gap is not bridged. */
function runsOf(points: readonly ChartPoint[]): Known[][] {
  const runs: Known[][] = [[]];
  for (const [index, { value }] of points.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)!.push({ index, value });
  }
  return runs.filter((run) => run.length > 0);
}

export function TrendDrawing({ points, tone, max, format, width, height }: TrendDrawingProps) {
  const floor = height - BOTTOM;
  const runs = runsOf(points);
  const known = runs.flat();
  const top = Math.max(0, ...known.map(({ value }) => value));
  const low = Math.min(0, ...known.map(({ value }) => value));
  const x = pointsOn(points.length, [SIDE, width - SIDE]);
  const scale = linear((max ?? (top || 1)) - low, [floor, TOP]);
  const y = (value: number) => scale(value - low);
  const nought = y(0);
  const at = ({ index }: Known) => x.at(index);
  const high = ({ value }: Known) => y(value);
  const written = new Set([known[0], known.find(({ value }) => value === top), known.at(-1)]);
  const longest = Math.max(1, ...points.map(({ label }) => label.length)) * LETTER;
  const every = Math.max(1, Math.ceil(longest / Math.max(1, x.step)));
  const colour = toneColour[tone];
  return (
    <>
      <line x1={0} x2={width} y1={nought + 0.5} y2={nought + 0.5} stroke="var(--color-line-strong)" />
      {runs.map((run) => (
        <g key={run[0]!.index}>
          <Area data={run} x={at} y0={nought} y1={high} fill={colour} fillOpacity={0.12} />
          <LinePath data={run} x={at} y={high} stroke={colour} strokeWidth={2} strokeLinejoin="round" />
        </g>
      ))}
      {known.map((point) => (
        <g key={point.index} textAnchor="middle">
          <circle cx={at(point)} cy={high(point)} r={3} fill={colour} />
          {written.has(point) && (
            <text
              x={at(point)}
              y={high(point) - 9}
              fill="var(--color-ink-2)"
              fontWeight={600}
              paintOrder="stroke"
              stroke="var(--color-surface)"
              strokeWidth={3}
            >
              {format(point.value)}
            </text>
          )}
        </g>
      ))}
      {points.map(
        ({ label }, index) =>
          index % every === 0 && (
            <text key={index} x={x.at(index)} y={height - 6} textAnchor="middle" fill="var(--color-ink-3)">
              {label}
            </text>
          ),
      )}
    </>
  );
}
