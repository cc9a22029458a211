import { STATISTICS_UNITS, type StatisticsFigure } from '@dure/contract/platform/statistics/statistics-figures';
import { STATISTICS_MEANINGS } from '@dure/contract/platform/statistics/statistics-figures.text';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { missingValue, writtenValue, type Counted } from './written-figure.ts';

const HEIGHT = 140;

export interface FigurePictureProps<Figure extends StatisticsFigure> {
  readonly figure: Figure;
  /** Months or weeks with their names, the earliest first. */
  readonly periods: readonly (Counted<Figure> & { readonly name: string })[];
  /** What the periods are. */
  readonly head: string;
  /** The finding in words. */
  readonly summary: string;
}

/** One figure over months or weeks: amounts as bars, shares as a line. */
export function FigurePicture<Figure extends StatisticsFigure>(props: FigurePictureProps<Figure>) {
  const { figure, periods, head, summary } = props;
  const { label } = STATISTICS_MEANINGS[figure];
  const points = periods.map(({ name, ...counted }) => ({
    label: name,
    value: counted.values[figure],
    missing: missingValue(figure, counted),
  }));
  const frame = {
    label,
    summary,
    heads: [head, label] as const,
    format: (value: number) => writtenValue(figure, value),
    height: HEIGHT,
  };
  return STATISTICS_UNITS[figure] === 'SHARE' ? (
    <TrendChart {...frame} points={points} max={1} />
  ) : (
    <BarChart {...frame} bars={points} />
  );
}
