import type { StatisticsFigure } from '@dure/contract/platform/statistics/statistics-figures';
import { STATISTICS_MEANINGS } from '@dure/contract/platform/statistics/statistics-figures.text';
import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import { Card } from '../../../ui/layout/Card.tsx';
import { FigurePicture } from './FigurePicture.tsx';
import { statisticsText as text } from './statistics.text.ts';
import { writtenFigure } from './written-figure.ts';

export interface FigureCardProps {
  readonly figure: StatisticsFigure;
  /** The earliest first; one at least. */
  readonly months: readonly StatisticsMonth[];
}

/** One figure: what it means, how it stands in the last two months, and all months as a picture with its table. */
export function FigureCard({ figure, months }: FigureCardProps) {
  const { label, meaning } = STATISTICS_MEANINGS[figure];
  const [last, before] = [months.at(-1)!, months.at(-2)];
  const latest = writtenFigure(figure, last);
  return (
    <Card as="section" aria-label={label} className="min-w-0">
      <h3 className="font-semibold">{label}</h3>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <strong className="text-2xl">{latest}</strong>
        <span className="text-sm text-ink-3">
          {last.isOver ? text.longMonth(last.month) : text.running(last.month)}
          {before && ` · ${text.ofMonth(before.month, writtenFigure(figure, before))}`}
        </span>
      </p>
      <p className="mt-1 mb-3 text-sm break-keep text-ink-3">{meaning}</p>
      <FigurePicture
        figure={figure}
        periods={months.map((month) => ({ ...month, name: text.shortMonth(month.month) }))}
        head={text.month}
        summary={text.ofMonth(last.month, latest)}
      />
    </Card>
  );
}
