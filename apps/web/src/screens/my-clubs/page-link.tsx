import { Link } from '@tanstack/react-router';
import { withPage } from '../../kernel/search-params.ts';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';

/** Another page of the list that the address names. */
export const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from="/my-clubs" to="/my-clubs" search={(old) => withPage(old, page)} {...parts} />
);
