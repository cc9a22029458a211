import { Link } from '@tanstack/react-router';
import { withPage } from '../../kernel/search-params.ts';
import type { PaginationProps } from '../../ui/lists/Pagination.tsx';
import { useClubsPlace } from './clubs-place.ts';

/** Another page of the list that the address names. */
export function usePageLink(): PaginationProps['link'] {
  const { to } = useClubsPlace();
  return (page, parts) => <Link from={to} to={to} search={(old) => withPage(old, page)} {...parts} />;
}
