/** Figures that come from fewer people than this are not shown: they would tell what single people did. */
export const LEAST_COUNTED_PEOPLE = 5;
/** Months that the statistics can cover at once. */
export const MAX_STATISTICS_MONTHS = 24;
/** Periods to choose from, in months. */
export const STATISTICS_PERIODS = [6, 12, MAX_STATISTICS_MONTHS] as const;
/** The period where none is chosen. */
export const USUAL_STATISTICS_MONTHS = 12;
