import { choiceIn, type RawSearch } from '../../kernel/search-params.ts';
import type { TableSort } from './table-types.ts';

/** The order of a table as it stands in an address, and as its list is asked for; ascending is left out. */
export interface TableOrder<Column extends string> {
  readonly sort?: Column;
  readonly direction?: 'DESC';
}

export const orderIn = <Column extends string>(raw: RawSearch, columns: readonly Column[]): TableOrder<Column> => ({
  ...choiceIn(raw, 'sort', columns),
  ...choiceIn(raw, 'direction', ['DESC']),
});

/** The order as the heads of the table show it. */
export const sortOf = ({ sort, direction }: TableOrder<string>): TableSort | undefined =>
  sort === undefined ? undefined : { column: sort, direction: direction === 'DESC' ? 'descending' : 'ascending' };

/** What a pressed head asks for. */
export function orderOf<Column extends string>(wanted: TableSort, columns: readonly Column[]): TableOrder<Column> {
  const sort = columns.find((column) => column === wanted.column);
  return { ...(sort && { sort, ...(wanted.direction === 'descending' && { direction: 'DESC' as const }) }) };
}

/** Of an address the part that its list is asked for. */
export const askedOrder = <Column extends string>({ sort, direction }: TableOrder<Column>): TableOrder<Column> => ({
  ...(sort && { sort, ...(direction && { direction }) }),
});
