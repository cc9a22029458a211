import type { StatisticsFigure } from '../statistics/statistics-figures.ts';

/** Figures of the statistics that the overview shows by week. */
export const OVERVIEW_FIGURES = [
  'answeringPeople',
  'onTimeShare',
  'averageGrowth',
] as const satisfies readonly StatisticsFigure[];
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** What files are for, as the overview tells them apart. */
export const FILE_KINDS = ['MATERIALS', 'ANSWERS', 'OTHERS'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
