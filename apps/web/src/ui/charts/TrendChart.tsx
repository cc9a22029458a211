import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { formatNumber, written, type ChartPoint, type ChartProps, type ChartTone } from './chart-types.ts';
import { ChartFrame } from './ChartFrame.tsx';

export interface TrendChartProps extends ChartProps {
  readonly points: readonly ChartPoint[];
  /** Heads of the table: what the steps are, what the height means. */
  readonly heads: readonly [string, string];
  readonly tone?: ChartTone;
  readonly height?: number;
}

const useDrawing = lazyModule(() => import('./TrendDrawing.tsx'));

/** One value over steps of time, such as weeks; the first, the highest and the last are written. */
export function TrendChart({
  points,
  heads,
  tone = 'brand',
  height = 176,
  format = formatNumber,
  ...frame
}: TrendChartProps) {
  const drawing = useDrawing();
  const { max, ...named } = frame;
  return (
    <ChartFrame
      {...named}
      height={height}
      table={{
        heads,
        rows: points.map((point) => [point.label, written(point, format)]),
      }}
      draw={drawing && ((width) => <drawing.TrendDrawing {...{ points, tone, max, format, width, height }} />)}
    />
  );
}
