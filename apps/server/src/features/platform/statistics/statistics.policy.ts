import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import {
  STATISTICS_FIGURES,
  type StatisticsFigure,
  type StatisticsValues,
} from '@dure/contract/platform/statistics/statistics-figures';
import { LEAST_COUNTED_PEOPLE } from '@dure/contract/platform/statistics/statistics-limits';

/** Values with how many people each comes from; of nobody where it counts no people's doing. */
export interface Measured {
  readonly values: StatisticsValues;
  readonly people: Partial<Record<StatisticsFigure, number>>;
}

/** Whether so few people are behind a figure that it would tell of them. Nobody is none of them. */
export const isTooFew = (people: number | undefined): boolean =>
  people !== undefined && people > 0 && people < LEAST_COUNTED_PEOPLE;

/** What may be shown of a period. */
export function shownOf({ values, people }: Measured): Pick<StatisticsMonth, 'values' | 'hidden'> {
  const hidden = STATISTICS_FIGURES.filter((figure) => isTooFew(people[figure]));
  return { values: { ...values, ...Object.fromEntries(hidden.map((figure) => [figure, null])) }, hidden };
}
