/** Pixels of the grid; rows are at least as high as a finger where there is one. */
export const NAME_WIDTH = 232;
export const LEAST_CELL_WIDTH = 92;
export const MEAN_WIDTH = 78;
export const COUNT_WIDTH = 70;
export const HEAD_HEIGHT = 58;
export const ROW_HEIGHT = 40;
export const FOOT_HEIGHT = 38;
/** Columns at the end of each row. */
export const SUM_COLUMNS = 2;
