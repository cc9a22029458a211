import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { uiText } from '../ui.text.ts';
import { formatNumber, type ChartPair, type ChartProps, type ChartTable, type ChartTone } from './chart-types.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';

export interface PairChartProps extends ChartProps {
  readonly pairs: readonly ChartPair[];
  /** What the rows are; then the two series, such as 사전답변 and 최종답변. */
  readonly heads: readonly [string, string, string];
  readonly tones?: readonly [ChartTone, ChartTone];
  /** Instead of the table made of the pairs, where there is more to say. */
  readonly table?: ChartTable | undefined;
}

const ROW = 34;
const AXIS = 24;
const useDrawing = lazyModule(() => import('./PairDrawing.tsx'));

/** From one value to another, a row for each thing: a ring where it began, a dot where it is now. */
export function PairChart({
  pairs,
  heads,
  tones = ['pre', 'post'],
  format = formatNumber,
  max = 100,
  table,
  ...frame
}: PairChartProps) {
  const drawing = useDrawing();
  const written = (value: number | null) => (value === null ? uiText.chart.none : format(value));
  return (
    <ChartFrame
      {...frame}
      height={pairs.length * ROW + AXIS}
      legend={
        <ChartLegend
          items={[
            { name: heads[1], tone: tones[0], isHollow: true },
            { name: heads[2], tone: tones[1] },
          ]}
        />
      }
      table={table ?? { heads, rows: pairs.map(({ label, from, to }) => [label, written(from), written(to)]) }}
      draw={
        drawing &&
        ((width) => (
          <drawing.PairDrawing pairs={pairs} tones={tones} max={max} format={format} width={width} rowHeight={ROW} />
        ))
      }
    />
  );
}
