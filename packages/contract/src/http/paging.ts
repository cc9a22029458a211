import { z } from 'zod';

import { MAX_PAGE_SIZE } from './request-limits.ts';

/** `page` counts from 1; `size` is rows a page. Default sizes are those of the specification, section 9. */
export const paging = (defaultSize = 10) => ({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(defaultSize),
});

/** One page of a list; the server adds the headers `page-count` and `total-count`. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ contents: z.array(item), totalElements: z.number().int() });

/** Rows of a long list that pages lead to: more are not counted, and whoever looks for another one narrows the list. */
export const MAX_LISTED = 10_000;

/** One page of a list that may be longer than `MAX_LISTED`. */
export const pagedUpTo = <T extends z.ZodType>(item: T) =>
  paged(item).extend({
    isCut: z.boolean().describe('Whether there are more than `totalElements`, which pages do not lead to'),
  });

/** One page of `T` as it travels in the envelope's `data`. */
export interface Page<T> {
  contents: T[];
  totalElements: number;
}
