import { lazyModule } from '../states/lazy-module.ts';
import { formatNumber, type ChartBar, type ChartProps } from './chart-types.ts';
import { ChartFrame } from './ChartFrame.tsx';

export interface BarChartProps extends ChartProps {
  readonly bars: readonly ChartBar[];
  /** Heads of the table: what the bars are, what their height means. */
  readonly heads: readonly [string, string];
  readonly height?: number;
}

const useDrawing = lazyModule(() => import('./BarDrawing.tsx'));

/** Amounts side by side: a distribution of scores, answers by week. The number stands over each bar. */
export function BarChart({ bars, heads, height = 176, format = formatNumber, ...frame }: BarChartProps) {
  const drawing = useDrawing();
  const { max, ...named } = frame;
  return (
    <ChartFrame
      {...named}
      height={height}
      table={{ heads, rows: bars.map(({ label, value }) => [label, format(value)]) }}
      draw={
        drawing &&
        ((width) => <drawing.BarDrawing bars={bars} max={max} format={format} width={width} height={height} />)
      }
    />
  );
}
