/** Parts of an organisation's statistics with their figures, in the order of the page and of the file. */
export const STATISTICS_PARTS = {
  clubs: ['runningClubs', 'startedClubs', 'joinedPeople'],
  activity: ['answeringPeople', 'preCount', 'finalCount', 'questionCount'],
  learning: ['onTimeShare', 'averageGrowth'],
  ai: ['gradedCount', 'aiGradedShare', 'aiCalls', 'aiCost'],
} as const;
export type StatisticsPart = keyof typeof STATISTICS_PARTS;
export type StatisticsFigure = (typeof STATISTICS_PARTS)[StatisticsPart][number];
export const STATISTICS_FIGURES: readonly StatisticsFigure[] = Object.values(STATISTICS_PARTS).flat();

/** What a figure is measured in; a share is a fraction of 1. */
export const STATISTICS_UNITS = {
  runningClubs: 'CLUBS',
  startedClubs: 'CLUBS',
  joinedPeople: 'PEOPLE',
  answeringPeople: 'PEOPLE',
  preCount: 'PIECES',
  finalCount: 'PIECES',
  questionCount: 'PIECES',
  onTimeShare: 'SHARE',
  averageGrowth: 'SHARE',
  gradedCount: 'PIECES',
  aiGradedShare: 'SHARE',
  aiCalls: 'TIMES',
  aiCost: 'WON',
} as const satisfies Readonly<Record<StatisticsFigure, string>>;
export type StatisticsUnit = (typeof STATISTICS_UNITS)[StatisticsFigure];

/** Values of one month or week by figure; null: nothing to measure, or from too few people. */
export type StatisticsValues = Readonly<Record<StatisticsFigure, number | null>>;
