import {
  STATISTICS_UNITS,
  type StatisticsFigure,
  type StatisticsValues,
} from '@dure/contract/platform/statistics/statistics-figures';
import { HIDDEN_FIGURE, STATISTICS_UNIT_LABELS } from '@dure/contract/platform/statistics/statistics-figures.text';
import { percent } from '../../../ui/text/number-format.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { statisticsText } from './statistics.text.ts';

/** A month or a week with what may be shown of it. */
export interface Counted<Figure extends StatisticsFigure = StatisticsFigure> {
  readonly values: Pick<StatisticsValues, Figure>;
  readonly hidden: readonly StatisticsFigure[];
}

/** A value with its unit. */
export const writtenValue = (figure: StatisticsFigure, value: number): string =>
  STATISTICS_UNITS[figure] === 'SHARE'
    ? percent.format(value)
    : statisticsText.counted(value, STATISTICS_UNIT_LABELS[STATISTICS_UNITS[figure]]);

/** Why there is no value. */
export const missingValue = (figure: StatisticsFigure, { hidden }: Pick<Counted, 'hidden'>): string =>
  hidden.includes(figure) ? HIDDEN_FIGURE : uiText.chart.none;

/** A value of a month or a week, or why it has none. */
export function writtenFigure<Figure extends StatisticsFigure>(figure: Figure, counted: Counted<Figure>): string {
  const value = counted.values[figure];
  return value === null ? missingValue(figure, counted) : writtenValue(figure, value);
}
