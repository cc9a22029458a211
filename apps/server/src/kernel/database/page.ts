import { MAX_LISTED } from '@dure/contract/http/paging';

/** A page of a list: `page` counts from 1, `size` is rows a page. */
export interface PageOf {
  readonly page: number;
  readonly size: number;
}

/** A list is counted one row further than pages lead, which tells whether there are more. */
export const COUNTED = MAX_LISTED + 1;

/** What of a list a page shows; of one behind `most` rows nothing is read. */
export function listedPart(
  { page, size }: PageOf,
  most = MAX_LISTED,
): { readonly offset: number; readonly limit: number } {
  const offset = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, most - offset));
  return { offset: limit === 0 ? 0 : offset, limit };
}

/** A page of a list whose rows were counted to one more than `most`. */
export const pageUpTo = <Item>(
  contents: Item[],
  [counted]: readonly { readonly count: number }[],
  most = MAX_LISTED,
) => ({
  contents,
  totalElements: Math.min(counted!.count, most),
  isCut: counted!.count > most,
});
