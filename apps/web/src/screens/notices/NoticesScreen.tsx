import { NOTICE_STATE_LABELS } from '@dure/contract/clubs/notices/notice-labels.text';
import { NOTICE_STATES } from '@dure/contract/clubs/notices/notice-states';
import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listNotices } from '../../api/clubs/notices/notices.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { hasNoticeDraft, rewriteNotice } from '../../features/clubs/notices/notice-draft.ts';
import { noticesText as text } from '../../features/clubs/notices/notices.text.ts';
import { NoticesTable } from '../../features/clubs/notices/NoticesTable.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import type { FilterField } from '../../ui/filters/filter-fields.ts';
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { pageSizeOf, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { usualBannerDay } from './banner-day.ts';
import { noticesSearch } from './notices-search.ts';

const PATH = '/system/admin/notices';
const route = getRouteApi(PATH);
/** As long as one is under way. */
const ASKING_MS = 3000;

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: text.search },
  {
    kind: 'choice',
    name: 'state',
    label: text.state,
    options: NOTICE_STATES.map((value) => ({ value, label: NOTICE_STATE_LABELS[value] })),
  },
];
const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** What the organisation told its members, what is still to be told, and how many have read it. */
export function NoticesScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const zone = useTimeZone();
  const { confirm } = useDialogs();
  const { page = 1, keyword, state, sort = 'NEWEST', notice } = search;
  const size = pageSizeOf(search.size);
  const go = (part: object) =>
    void navigate({ search: noticesSearch({ ...search, page: 1, notice: undefined, ...part }), resetScroll: false });
  const notices = useQuery({
    ...listNotices({
      query: { page, size, sort, ...(keyword !== undefined && { keyword }), ...(state !== undefined && { state }) },
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.contents.some((one) => one.state === 'SENDING') ? ASKING_MS : false,
  });
  const rewrite = async (one: Notice) => {
    if (hasNoticeDraft() && !(await confirm({ message: text.details.againAsk, action: text.details.again }))) return;
    rewriteNotice(one, usualBannerDay(zone));
    void navigate({ to: '/system/admin/notices/new' });
  };
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-4">
        <PageHeader
          title={text.title}
          lead={text.lead}
          actions={
            <RouterButtonLink to="/system/admin/notices/new" variant="primary">
              {text.open}
            </RouterButtonLink>
          }
        />
        <TakesInput>
          <FilterPanel label={text.filters} fields={FIELDS} values={search} onChange={go} />
        </TakesInput>
        <Loaded from={notices} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, totalElements }) => (
            <>
              <NoticesTable
                notices={contents}
                isStale={notices.isPlaceholderData}
                sort={sort}
                onSort={(next) => go({ sort: next === 'NEWEST' ? undefined : next })}
                opened={notice}
                onOpened={(next) => go({ page, notice: next })}
                onRewrite={(one) => void rewrite(one)}
              />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <PageSizeSelect size={size} onChange={(next) => go({ size: next })} />
                <p role="status" className="text-sm text-ink-3 tabular-nums">
                  {text.total(totalElements)}
                </p>
                <Pagination page={page} pageCount={pageCount(notices.data, size)} link={pageLink} className="ml-auto" />
              </div>
            </>
          )}
        </Loaded>
      </div>
    </AdministrationFrame>
  );
}
