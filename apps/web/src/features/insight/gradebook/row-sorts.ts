/** Orders of the gradebook's rows; apart from what puts them in order, because every page's addresses know them. */
export const ROW_SORTS = ['name', 'studentNumber', 'joinedAt', 'meanDesc', 'mean'] as const;
export type RowSort = (typeof ROW_SORTS)[number];
