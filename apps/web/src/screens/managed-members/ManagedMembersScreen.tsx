import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { MEMBER_SORTS } from '@dure/contract/tenancy/accounts/managed-members/member-sorts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import {
  exportManagedMembers,
  listManagedMembers,
  listOrganizationCodes,
} from '../../api/tenancy/accounts/managed-members.reads.ts';
import { memberFields } from '../../features/tenancy/accounts/managed-members/member-fields.ts';
import {
  ManagedMembersTable,
  type ManagedMembersTableProps,
} from '../../features/tenancy/accounts/managed-members/ManagedMembersTable.tsx';
import { MembersBar } from '../../features/tenancy/accounts/managed-members/MembersBar.tsx';
import { managedMembersText as text } from '../../features/tenancy/accounts/managed-members/managed-members.text.ts';
import { memberAccessText } from '../../features/tenancy/accounts/managed-members/member-access.text.ts';
import type { MergeAccount } from '../../features/platform/merging/account-option.ts';
import { mergingText } from '../../features/platform/merging/merging.text.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { useSession, useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { pageSizeOf, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { askedOrder, orderOf, sortOf } from '../../ui/lists/table-order.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { managedMembersSearch } from './managed-members-search.ts';

const PATH = '/system/admin/members';
const route = getRouteApi(PATH);
const NOBODY: ReadonlySet<string> = new Set();
const BY_NAME = { column: 'nickname', direction: 'ascending' } as const;
const OrganizationDialog = lazy(
  () =>
    import('../../features/tenancy/accounts/managed-members/OrganizationDialog.tsx').then(
      (module) => module.OrganizationDialog,
    ),
  { failure: 'popover' },
);
const MemberSheet = lazy(
  () => import('../../features/tenancy/accounts/managed-members/MemberSheet.tsx').then((module) => module.MemberSheet),
  { failure: 'popover' },
);
const MemberClubs = lazy(
  () => import('../../features/clubs/memberships/member-clubs/MemberClubs.tsx').then((module) => module.MemberClubs),
  { failure: 'popover' },
);
const MemberLooks = lazy(
  () => import('../../features/platform/privacy/MemberLooks.tsx').then((module) => module.MemberLooks),
  { failure: 'popover' },
);
const MemberMerges = lazy(
  () => import('../../features/platform/merging/MemberMerges.tsx').then((module) => module.MemberMerges),
  { failure: 'popover' },
);
const MergeDialog = lazy(
  () => import('../../features/platform/merging/MergeDialog.tsx').then((module) => module.MergeDialog),
  { failure: 'popover' },
);
const DownloadDialog = lazy(
  () => import('../../ui/downloads/DownloadDialog.tsx').then((module) => module.DownloadDialog),
  { failure: 'popover' },
);

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

const memberLink: ManagedMembersTableProps['link'] = ({ memberUUID }, parts) => (
  <Link from={PATH} to={PATH} search={(old) => ({ ...old, member: memberUUID })} resetScroll={false} {...parts} />
);

/** Who stands before and after a member on the page of the list. */
function neighboursOf(memberUUID: string, rows: readonly ManagedMember[]) {
  const place = rows.findIndex((row) => row.memberUUID === memberUUID);
  return place < 0 ? {} : { previous: rows[place - 1]?.memberUUID, next: rows[place + 1]?.memberUUID };
}

/** Who the organisation's members are and what each may do, for its managers. */
export function ManagedMembersScreen() {
  usePageTitle(text.title);
  const { tenantLoginMemberTypes, tenantOrganizationCodes } = useTenant();
  const [isEditing, setEditing] = useState(false);
  /** What is taken along: the list, or one member. */
  const [downloaded, setDownloaded] = useState<'list' | ManagedMember>();
  const [merging, setMerging] = useState<readonly [MergeAccount, MergeAccount?]>();
  const [ticked, setTicked] = useState(NOBODY);
  const places = useQuery(listOrganizationCodes({}));
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, keyword, type, organization, state, member } = search;
  // Those of the page are from when it was loaded.
  const fields = memberFields(
    tenantLoginMemberTypes,
    places.data?.codes.map(({ code }) => code) ?? tenantOrganizationCodes,
  );
  const size = pageSizeOf(search.size);
  const go = (part: object) => {
    setTicked(NOBODY);
    void navigate({ search: managedMembersSearch({ ...search, page: 1, ...part }), resetScroll: false });
  };
  const show = (memberUUID: string | undefined) =>
    void navigate({ search: managedMembersSearch({ ...search, member: memberUUID }), resetScroll: false });
  const narrowed = {
    ...(keyword !== undefined && { keyword }),
    ...(type !== undefined && { memberType: type }),
    ...(organization !== undefined && { organizationCode: organization }),
    ...(state !== undefined && { state }),
  };
  const { memberId } = useSession();
  const own = new Set(memberId === null ? [] : [memberId]);
  const members = useQuery(listManagedMembers({ query: { page, size, ...narrowed, ...askedOrder(search) } }));
  const chosen = members.data?.contents.filter(({ memberUUID }) => ticked.has(memberUUID)) ?? [];
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader
          title={text.title}
          lead={text.lead}
          actions={
            <>
              <Button isDisabled={!places.data} onPress={() => setEditing(true)}>
                {text.places.open}
              </Button>
              <RouterButtonLink to="/system/admin/members/invite" variant="primary">
                {text.invite}
              </RouterButtonLink>
            </>
          }
        />
        <TakesInput>
          <FilterPanel label={text.filters} fields={fields} values={search} onChange={go} />
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
            <div className="flex flex-wrap items-center justify-end gap-2">
              <p role="status" className="mr-auto text-sm text-ink-3 tabular-nums">
                {text.total(members.data)}
              </p>
              <PageSizeSelect size={size} onChange={(next) => go({ size: next })} />
              <Button size="small" icon="download" onPress={() => setDownloaded('list')}>
                {text.export}
              </Button>
            </div>
            {chosen.length > 0 && (
              <MembersBar chosen={chosen} onDone={() => setTicked(NOBODY)}>
                {chosen.length === 2 && (
                  <Button size="small" onPress={() => setMerging([chosen[0]!, chosen[1]!])}>
                    {mergingText.merge}
                  </Button>
                )}
              </MembersBar>
            )}
            <ManagedMembersTable
              selection={{ selected: ticked, onChange: setTicked, disabled: own }}
              members={members.data.contents}
              isStale={members.isPlaceholderData}
              link={memberLink}
              sort={sortOf(search) ?? BY_NAME}
              onSort={(sort) => go({ sort: undefined, direction: undefined, ...orderOf(sort, MEMBER_SORTS) })}
              onOpen={({ memberUUID }) => show(memberUUID)}
            />
            <Pagination page={page} pageCount={pageCount(members.data, size)} link={pageLink} />
            {members.data.isCut && <p className="text-sm break-keep text-ink-3">{text.cut}</p>}
          </>
        )}
      </div>
      <Suspense>
        {isEditing && places.data && (
          <OrganizationDialog places={places.data.codes} onClose={() => setEditing(false)} />
        )}
        {member !== undefined && (
          <MemberSheet
            memberUUID={member}
            walk={{ ...neighboursOf(member, members.data?.contents ?? []), onGo: show }}
            acts={(one) => [
              { id: 'merge', label: mergingText.open, onAction: () => setMerging([one]) },
              { id: 'download', label: memberAccessText.walk.export, onAction: () => setDownloaded(one) },
            ]}
            onClose={() => show(undefined)}
          >
            <MemberMerges memberUUID={member} />
            <MemberClubs memberUUID={member} />
            <MemberLooks memberUUID={member} />
          </MemberSheet>
        )}
        {merging && (
          <MergeDialog
            one={merging[0]}
            other={merging[1]}
            onDone={(kept) => {
              setTicked(NOBODY);
              show(kept);
            }}
            onClose={() => setMerging(undefined)}
          />
        )}
        {downloaded === 'list' && (
          <DownloadDialog
            fileName={text.fileName}
            count={members.data?.isCut ? undefined : members.data?.totalElements}
            ask={(why) => exportManagedMembers.ask({ query: { ...narrowed, ...why } })}
            onClose={() => setDownloaded(undefined)}
          />
        )}
        {downloaded !== undefined && downloaded !== 'list' && (
          <DownloadDialog
            fileName={text.fileName}
            count={1}
            ask={(why) => exportManagedMembers.ask({ query: { memberUUIDs: downloaded.memberUUID, ...why } })}
            onClose={() => setDownloaded(undefined)}
          />
        )}
      </Suspense>
    </AdministrationFrame>
  );
}
