import { z } from 'zod';

export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** `sort` is a column of the list, `direction` its way; without a column the list has an order of its own. */
export const sorting = <Column extends string>(columns: readonly Column[]) => ({
  sort: z.enum(columns as readonly [Column, ...Column[]]).optional(),
  direction: z.enum(SORT_DIRECTIONS).default('ASC'),
});
