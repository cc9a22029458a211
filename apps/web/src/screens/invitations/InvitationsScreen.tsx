import { INVITATION_SORTS } from '@dure/contract/clubs/invitations/invitation-sorts';
import { INVITATION_STATES } from '@dure/contract/clubs/invitations/invitation-states';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getInvitationSettings, listInvitations } from '../../api/clubs/invitations/invitations.reads.ts';
import { ClassCodesPart } from '../../features/clubs/invitations/ClassCodesPart.tsx';
import { InvitationBar } from '../../features/clubs/invitations/InvitationBar.tsx';
import { InvitationRule } from '../../features/clubs/invitations/InvitationRule.tsx';
import { invitationsText as text } from '../../features/clubs/invitations/invitations.text.ts';
import { InvitationsTable } from '../../features/clubs/invitations/InvitationsTable.tsx';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import type { FilterField } from '../../ui/filters/filter-fields.ts';
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { pageSizeOf, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { askedOrder, orderOf, sortOf } from '../../ui/lists/table-order.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { invitationsSearch } from './invitations-search.ts';

const PATH = '/system/admin/members/invitations';
const route = getRouteApi(PATH);
/** As long as mails are being written. */
const ASKING_MS = 2000;
const NOBODY: ReadonlySet<string> = new Set();

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: text.search },
  {
    kind: 'choice',
    name: 'state',
    label: text.state,
    options: INVITATION_STATES.map((value) => ({ value, label: text.states[value] })),
  },
];
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** Whom the organisation invited, and how each stands. */
export function InvitationsScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [ticked, setTicked] = useState(NOBODY);
  const { page = 1, keyword, state } = search;
  const size = pageSizeOf(search.size);
  const go = (part: object) => {
    setTicked(NOBODY);
    void navigate({ search: invitationsSearch({ ...search, page: 1, ...part }), resetScroll: false });
  };
  const settings = useQuery(getInvitationSettings({}));
  const invitations = useQuery({
    ...listInvitations({
      query: {
        page,
        size,
        ...(keyword !== undefined && { keyword }),
        ...(state !== undefined && { state }),
        ...askedOrder(search),
      },
    }),
    refetchInterval: ({ state: { data } }) => (data?.sending ? ASKING_MS : false),
  });
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader
          title={text.title}
          lead={text.lead}
          actions={
            <RouterButtonLink to="/system/admin/members/invite" variant="primary">
              {text.open}
            </RouterButtonLink>
          }
        />
        {settings.data && (
          <Card>
            <InvitationRule settings={settings.data} />
          </Card>
        )}
        <TakesInput>
          <FilterPanel label={text.filters} fields={FIELDS} values={search} onChange={go} />
        </TakesInput>
        <Loaded from={invitations} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, totalElements, sending, proposedCount }) => {
            const chosen = contents.filter(({ invitationId }) => ticked.has(invitationId));
            return (
              <>
                {sending && (
                  <Card>
                    <Progress
                      label={text.sending}
                      value={sending.done}
                      max={sending.of}
                      valueText={text.sendingOf(sending.done, sending.of)}
                    />
                    <p className="mt-2 text-sm text-ink-3">{text.leave}</p>
                  </Card>
                )}
                {proposedCount > 0 && state !== 'PROPOSED' && (
                  <p className="flex flex-wrap items-center gap-3 rounded-card bg-pre-soft px-4 py-3">
                    <span className="mr-auto font-semibold">{text.proposed(proposedCount)}</span>
                    <Link to={PATH} search={{ state: 'PROPOSED' }} className="touch-target font-semibold underline">
                      {text.showProposed}
                    </Link>
                  </p>
                )}
                <div className="flex flex-wrap items-center justify-end gap-2">
                  <p role="status" className="mr-auto text-sm text-ink-3 tabular-nums">
                    {text.total(totalElements)}
                  </p>
                  <PageSizeSelect size={size} onChange={(next) => go({ size: next })} />
                </div>
                {chosen.length > 0 && <InvitationBar chosen={chosen} onDone={() => setTicked(NOBODY)} />}
                <InvitationsTable
                  invitations={contents}
                  isStale={invitations.isPlaceholderData}
                  selection={{ selected: ticked, onChange: setTicked }}
                  sort={sortOf(search)}
                  onSort={(sort) => go({ sort: undefined, direction: undefined, ...orderOf(sort, INVITATION_SORTS) })}
                />
              </>
            );
          }}
        </Loaded>
        <Pagination page={page} pageCount={pageCount(invitations.data, size)} link={pageLink} />
        <ClassCodesPart />
      </div>
    </AdministrationFrame>
  );
}
