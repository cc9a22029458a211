import { STATISTICS_UNITS, type StatisticsFigure } from '@dure/contract/platform/statistics/statistics-figures';
import { HIDDEN_FIGURE, STATISTICS_UNIT_LABELS } from '@dure/contract/platform/statistics/statistics-figures.text';
import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import { percent } from '../../../ui/text/number-format.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { statisticsText } from './statistics.text.ts';

/** A value with its unit. */
export const writtenValue = (figure: StatisticsFigure, value: number): string =>
  STATISTICS_UNITS[figure] === 'SHARE'
    ? percent.format(value)
    : statisticsText.counted(value, STATISTICS_UNIT_LABELS[STATISTICS_UNITS[figure]]);

/** Why a month has no value. */
export const missingValue = (figure: StatisticsFigure, { hidden }: StatisticsMonth): string =>
  hidden.includes(figure) ? HIDDEN_FIGURE : uiText.chart.none;

/** A value of a month, or why it has none. */
export function writtenFigure(figure: StatisticsFigure, month: StatisticsMonth): string {
  const value = month.values[figure];
  return value === null ? missingValue(figure, month) : writtenValue(figure, value);
}
