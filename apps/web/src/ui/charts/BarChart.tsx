import type { ReactNode } from 'react';
import type { LinkParts } from '../buttons/link-parts.ts';
import { cx } from '../cx.ts';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { formatNumber, written, type ChartBar, type ChartProps } from './chart-types.ts';
import { ChartFrame } from './ChartFrame.tsx';

export interface BarChartProps extends ChartProps {
  readonly bars: readonly ChartBar[];
  /** Heads of the table: what the bars are, what their height means. */
  readonly heads: readonly [string, string];
  readonly height?: number;
  /** Where a bar leads: to what it counts. Bars of nothing lead nowhere. */
  readonly barLink?: (index: number, parts: LinkParts) => ReactNode;
}

/** So many columns are wide enough for a finger; the table's links are for the others. */
const PRESSABLE = 7;

const useDrawing = lazyModule(() => import('./BarDrawing.tsx'));

/** Amounts side by side: a distribution of scores, answers by week. The number stands over each bar. */
export function BarChart({ bars, heads, height = 176, format = formatNumber, barLink, ...frame }: BarChartProps) {
  const drawing = useDrawing();
  const { max, ...named } = frame;
  return (
    <ChartFrame
      {...named}
      height={height}
      table={{
        heads,
        rows: bars.map((bar) => [bar.label, written(bar, format)]),
        ...(barLink && {
          rowLink: (index: number, parts: LinkParts) => (bars[index]?.value ? barLink(index, parts) : undefined),
        }),
      }}
      {...(barLink && {
        over: (
          <div
            aria-hidden="true"
            className={cx('absolute inset-0 flex', bars.length > PRESSABLE && 'max-desktop:hidden')}
          >
            {bars.map(({ label, value }, index) =>
              !value ? (
                <span key={label} className="flex-1" />
              ) : (
                <span key={label} className="contents">
                  {barLink(index, {
                    className: 'min-w-0 flex-1 rounded-[6px] transition-colors hover:bg-brand/10',
                    children: null,
                    tabIndex: -1,
                    title: `${label} ${format(value)}`,
                  })}
                </span>
              ),
            )}
          </div>
        ),
      })}
      draw={
        drawing &&
        ((width) => <drawing.BarDrawing bars={bars} max={max} format={format} width={width} height={height} />)
      }
    />
  );
}
