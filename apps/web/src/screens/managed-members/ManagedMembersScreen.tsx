import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listManagedMembers } from '../../api/accounts/managed-members.reads.ts';
import { ManagedMembersFilters } from '../../features/accounts/managed-members/ManagedMembersFilters.tsx';
import { ManagedMembersTable } from '../../features/accounts/managed-members/ManagedMembersTable.tsx';
import { managedMembersText as text } from '../../features/accounts/managed-members/managed-members.text.ts';
import { AdministrationFrame } from '../../features/administration/AdministrationFrame.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { useTenant } from '../../kernel/session.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PAGE_SIZES, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { managedMembersSearch } from './managed-members-search.ts';

const PATH = '/system/admin/members';
const A_PAGE = 15;
const route = getRouteApi(PATH);

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** Who the organisation's members are, for its managers. */
export function ManagedMembersScreen() {
  usePageTitle(text.title);
  const { tenantLoginMemberTypes, tenantOrganizationCodes } = useTenant();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, keyword, type, organization, state } = search;
  const size = PAGE_SIZES.includes(search.size ?? A_PAGE) ? (search.size ?? A_PAGE) : A_PAGE;
  const go = (part: object) =>
    void navigate({ search: managedMembersSearch({ ...search, page: 1, ...part }), resetScroll: false });
  const members = useQuery(
    listManagedMembers({
      query: {
        page,
        size,
        ...(keyword !== undefined && { keyword }),
        ...(type !== undefined && { memberType: type }),
        ...(organization !== undefined && { organizationCode: organization }),
        ...(state !== undefined && { state }),
      },
    }),
  );
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader title={text.title} lead={text.lead} />
        <TakesInput>
          <ManagedMembersFilters
            filter={search}
            types={tenantLoginMemberTypes}
            organizations={tenantOrganizationCodes}
            total={members.data?.totalElements}
            onChange={go}
          />
        </TakesInput>
        {members.error && !members.data && (
          <ErrorState
            error={members.error}
            title={text.failed}
            onRetry={() => void members.refetch()}
            isRetrying={members.isFetching}
          />
        )}
        {members.isPending && <Waiting />}
        {members.data && (
          <>
            <div className="flex justify-end">
              <PageSizeSelect size={size} onChange={(next) => go({ size: next })} />
            </div>
            <ManagedMembersTable members={members.data.contents} isStale={members.isPlaceholderData} />
            <Pagination page={page} pageCount={pageCount(members.data, size)} link={pageLink} />
          </>
        )}
      </div>
    </AdministrationFrame>
  );
}
