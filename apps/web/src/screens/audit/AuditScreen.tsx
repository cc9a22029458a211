import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { exportAuditEntries, listAuditEntries } from '../../api/platform/audit/audit.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { auditFields, auditQuery } from '../../features/platform/audit/audit-filter.ts';
import { auditText as text } from '../../features/platform/audit/audit.text.ts';
import { auditColumns, AuditTable } from '../../features/platform/audit/AuditTable.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { FilterPanel } from '../../ui/filters/FilterPanel.tsx';
import { filtersIn } from '../../ui/filters/filters-in.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ColumnChooser } from '../../ui/lists/ColumnChooser.tsx';
import { pageSizeOf, PageSizeSelect } from '../../ui/lists/PageSizeSelect.tsx';
import { Pagination, type PaginationProps } from '../../ui/lists/Pagination.tsx';
import { useColumns } from '../../ui/lists/use-columns.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { auditSearch } from './audit-search.ts';

const PATH = '/system/admin/audit';
const route = getRouteApi(PATH);
const DownloadDialog = lazy(
  () => import('../../ui/downloads/DownloadDialog.tsx').then((module) => module.DownloadDialog),
  { failure: 'popover' },
);

const pageLink: PaginationProps['link'] = (page, parts) => (
  <Link from={PATH} to={PATH} search={(old) => withPage(old, page)} {...parts} />
);

/** What was changed in the organisation, and who looked at whose data. */
export function AuditScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const zone = useTimeZone();
  const [isDownloading, setDownloading] = useState(false);
  const { shown, choices, toggle } = useColumns('audit', auditColumns);
  const { page = 1, by, entry } = search;
  const size = pageSizeOf(search.size);
  const query = auditQuery(search, zone);
  const entries = useQuery(listAuditEntries({ query: { page, size, ...query } }));
  const go = (part: object) =>
    void navigate({ search: auditSearch({ ...search, page: 1, entry: undefined, ...part }), resetScroll: false });
  const nameOf = entries.data?.contents[0]?.by.nickname;
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-4">
        <PageHeader
          title={text.title}
          actions={
            <Button icon="download" isDisabled={!entries.data} onPress={() => setDownloading(true)}>
              {text.export}
            </Button>
          }
        />
        <TakesInput>
          <FilterPanel label={text.filters} fields={auditFields} values={filtersIn(auditFields, search)} onChange={go}>
            {by !== undefined && (
              <Button size="small" icon="close" onPress={() => go({ by: undefined })}>
                {nameOf === undefined ? text.allPeople : text.onlyBy(nameOf)}
              </Button>
            )}
          </FilterPanel>
        </TakesInput>
        <Loaded from={entries} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, totalElements, isCut }) => (
            <>
              <AuditTable
                entries={contents}
                columns={shown}
                isStale={entries.isPlaceholderData}
                opened={entry}
                onOpened={(id) => go({ page, entry: id })}
                onPerson={({ memberUUID }) => go({ by: memberUUID })}
              />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <PageSizeSelect size={size} onChange={(next) => go({ size: next })} />
                <p role="status" className="text-sm text-ink-3 tabular-nums">
                  {text.total(totalElements, isCut)}
                </p>
                <ColumnChooser choices={choices} onToggle={toggle} />
                <Pagination page={page} pageCount={pageCount(entries.data, size)} link={pageLink} className="ml-auto" />
              </div>
              {isCut && <p className="text-sm text-ink-3">{text.cut}</p>}
              <Suspense>
                {isDownloading && (
                  <DownloadDialog
                    fileName={text.fileName}
                    count={isCut ? undefined : totalElements}
                    ask={(why) => exportAuditEntries.ask({ query: { ...query, ...why } })}
                    onClose={() => {
                      setDownloading(false);
                      // What was downloaded has left an entry of its own.
                      void entries.refetch();
                    }}
                  />
                )}
              </Suspense>
            </>
          )}
        </Loaded>
      </div>
    </AdministrationFrame>
  );
}
