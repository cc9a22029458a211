import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listManagedClubs } from '../../api/clubs/clubs/clubs.reads.ts';
import { getAdministrationOverview } from '../../api/platform/administration/administration.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import {
  approvalAddress,
  approvalConditions,
  approvalFields,
  exportQueryOf,
  queryOf,
} from '../../features/clubs/clubs/approval/approval-filter.ts';
import { ApprovalTable, type ClubLink } from '../../features/clubs/clubs/approval/ApprovalTable.tsx';
import { clubApprovalText as text } from '../../features/clubs/clubs/approval/club-approval.text.ts';
import { ExportClubs } from '../../features/clubs/clubs/approval/ExportClubs.tsx';
import { MANAGED_SORTS } from '../../features/clubs/clubs/approval/managed-sorts.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { pageSizeOf, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { orderOf, sortOf } from '../../ui/lists/table-order.ts';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { clubApprovalSearch, type ClubApprovalSearch } from './club-approval-search.ts';

const DecisionDialog = lazy(
  () => import('../../features/clubs/clubs/approval/DecisionDialog.tsx').then((module) => module.DecisionDialog),
  { failure: 'popover' },
);
const PATH = '/system/admin/club-approval';
const route = getRouteApi(PATH);

const clubLink: ClubLink = (club, parts) => (
  <Link from={PATH} to={PATH} search={(old) => ({ ...old, club })} resetScroll={false} {...parts} />
);
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** Where managers decide which clubs open: filter, list, and the whole club in a window. */
export function ClubApprovalScreen() {
  usePageTitle(text.title);
  const { club: opened, ...place } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const zone = useTimeZone();
  const clubs = useQuery(listManagedClubs({ query: queryOf(place, zone) }));
  const go = (search: ClubApprovalSearch) => void navigate({ search, resetScroll: false });
  const close = () => {
    // One that was decided waits no more.
    void client.invalidateQueries({ queryKey: getAdministrationOverview.key() });
    go(place);
  };
  const size = pageSizeOf(place.size);
  const { sort: _sort, direction: _direction, page: _page, ...unordered } = place;
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader title={text.title} lead={text.lead} />
        <TakesInput>
          <FilterPanel
            label={text.filter.label}
            fields={approvalFields}
            values={approvalConditions(place)}
            onChange={(part) => go(clubApprovalSearch({ ...place, page: 1, ...approvalAddress(part) }))}
          />
        </TakesInput>
        {clubs.error && !clubs.data && (
          <ErrorState
            error={clubs.error}
            title={text.table.failed}
            onRetry={() => void clubs.refetch()}
            isRetrying={clubs.isFetching}
          />
        )}
        {clubs.isPending && <WorkSkeleton hasHead={false} />}
        {clubs.data && (
          <>
            <div className="flex items-center justify-between">
              <p role="status" className="text-sm text-ink-3 tabular-nums">
                {text.table.total(clubs.data.totalElements)}
              </p>
              <div className="flex items-center gap-2">
                <PageSizeSelect size={size} onChange={(next) => go({ ...place, page: 1, size: next })} />
                <ExportClubs query={exportQueryOf(place, zone)} />
              </div>
            </div>
            <ApprovalTable
              clubs={clubs.data.contents}
              clubLink={clubLink}
              onOpen={({ clubSequence }) => go({ ...place, club: clubSequence })}
              sort={sortOf(place)}
              onSort={(sort) => go({ ...unordered, ...orderOf(sort, MANAGED_SORTS) })}
              isStale={clubs.isPlaceholderData}
            />
            <Pagination page={place.page ?? 1} pageCount={pageCount(clubs.data, size)} link={pageLink} />
          </>
        )}
        <Suspense>
          {opened !== undefined && <DecisionDialog key={opened} clubSequence={opened} onClose={close} />}
        </Suspense>
      </div>
    </AdministrationFrame>
  );
}
