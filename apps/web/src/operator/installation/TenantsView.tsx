import { TENANT_STATE_LABELS } from '@dure/contract/platform/operator/operator-labels.text';
import { TENANT_STATES } from '@dure/contract/platform/operator/tenant-state';
import { TENANT_SORTS } from '@dure/contract/platform/operator/tenant-sorts';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { orderOf, sortOf } from '../../ui/lists/table-order.ts';
import { Table } from '../../ui/lists/Table.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NumberText } from '../../ui/text/NumberText.tsx';
import { getInstallation, listTenants } from './calls.ts';
import { installationText } from './installation.text.ts';
import { MakeTenantDialog } from './MakeTenantDialog.tsx';
import { PageButtons } from './PageButtons.tsx';
import { StateCards } from './StateCards.tsx';
import { tenantColumns } from './tenant-columns.tsx';
import { TenantPanel } from './TenantPanel.tsx';
import { tenantsSearch } from './tenants-search.ts';
import { useHashSearch } from './use-hash-search.ts';
import { useLoaded } from './use-loaded.ts';

const text = installationText.tenants;
const states = TENANT_STATES.map((value) => ({ value, label: TENANT_STATE_LABELS[value] }));
const PAGE_SIZE = 15;

/** State of the installation, and its organisations. */
export function TenantsView() {
  const [hash, change] = useHashSearch('tenants');
  const search = useMemo(() => tenantsSearch(hash), [hash]);
  const [openedId, setOpenedId] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const installation = useLoaded(getInstallation);
  const { keyword = '', state, page = 1 } = search;
  const tenants = useLoaded(useCallback(() => listTenants(search), [search]));
  const columns = useMemo(() => tenantColumns(({ tenantId }) => setOpenedId(tenantId)), []);
  const narrow = (part: Readonly<Record<string, string | undefined>>, isInPlace = false) =>
    change({ ...part, page: undefined }, isInPlace);
  const { data } = tenants;
  const opened = data?.contents.find(({ tenantId }) => tenantId === openedId);
  const reload = () => {
    tenants.reload();
    installation.reload();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">
          {text.title} {data && <NumberText className="text-ink-3" value={data.totalElements} />}
        </h1>
        <Button variant="primary" onPress={() => setMaking(true)}>
          {text.make}
        </Button>
      </div>
      {installation.data && <StateCards state={installation.data} onBegun={installation.reload} />}
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          onChange={(next) => narrow({ keyword: next }, keyword !== '')}
          delay={300}
          className="min-w-60 flex-1"
        />
        <FilterSelect label={text.state} options={states} value={state} onChange={(next) => narrow({ state: next })} />
      </div>
      {tenants.error ? (
        <ErrorState error={tenants.error} onRetry={tenants.reload} isRetrying={tenants.isLoading} />
      ) : (
        <Table
          label={text.title}
          columns={columns}
          rows={data?.contents ?? []}
          rowId={({ tenantId }) => tenantId}
          rowName={({ name }) => name}
          sort={sortOf(search)}
          onSort={(wanted) => {
            const { sort, direction } = orderOf(wanted, TENANT_SORTS);
            narrow({ sort, direction });
          }}
          isStale={tenants.isLoading}
          onOpen={({ tenantId }) => setOpenedId(tenantId)}
          emptyText={text.none}
        />
      )}
      <PageButtons
        page={page}
        pageCount={Math.ceil((data?.totalElements ?? 0) / PAGE_SIZE)}
        onChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
      />
      {opened && (
        <TenantPanel key={opened.tenantId} tenant={opened} onClose={() => setOpenedId(undefined)} onChanged={reload} />
      )}
      {isMaking && installation.data && (
        <MakeTenantDialog installation={installation.data} onClose={() => setMaking(false)} onMade={reload} />
      )}
    </div>
  );
}
