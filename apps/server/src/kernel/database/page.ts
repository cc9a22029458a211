import { MAX_LISTED } from '@dure/contract/http/paging';

/** A page of a list: `page` counts from 1, `size` is rows a page. */
export interface PageOf {
  readonly page: number;
  readonly size: number;
}

/** A list is counted one row further than pages lead, which tells whether there are more. */
export const COUNTED = MAX_LISTED + 1;

/** What of a list a page shows; of one behind `MAX_LISTED` nothing is read. */
export function listedPart({ page, size }: PageOf): { readonly offset: number; readonly limit: number } {
  const offset = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, MAX_LISTED - offset));
  return { offset: limit === 0 ? 0 : offset, limit };
}

/** A page of a list whose rows were counted to `COUNTED`. */
export const pageUpTo = <Item>(contents: Item[], [counted]: readonly { readonly count: number }[]) => ({
  contents,
  totalElements: Math.min(counted!.count, MAX_LISTED),
  isCut: counted!.count > MAX_LISTED,
});
