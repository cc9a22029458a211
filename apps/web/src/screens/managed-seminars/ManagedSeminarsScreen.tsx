import { ESTABLISHMENT_STATUS, SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import {
  ESTABLISHMENT_STATUS_LABELS,
  SEMINAR_STATUS_LABELS,
} from '@dure/contract/publishing/codes/seminar-labels.text';
import { MAX_SEMINAR_REASON_LENGTH } from '@dure/contract/publishing/seminars/seminar-limits';
import type { ManagedSeminar } from '@dure/contract/publishing/seminars/seminars.views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listManagedSeminars } from '../../api/publishing/seminars/seminars.reads.ts';
import { decideSeminarEstablishment } from '../../api/publishing/seminars/seminars.writes.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { ManagedTable } from '../../features/publishing/seminars/ManagedTable.tsx';
import { seminarsText } from '../../features/publishing/seminars/seminars.text.ts';
import { toTell } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const text = seminarsText.managed;
const PATH = '/system/admin/seminars';
const SEMINARS_A_PAGE = 15;
const route = getRouteApi(PATH);
const BannerDialog = lazy(
  () => import('../../features/publishing/seminars/BannerDialog.tsx').then((module) => module.BannerDialog),
  { failure: 'popover' },
);
const ReasonDialog = lazy(() => import('../../ui/overlays/ReasonDialog.tsx').then((module) => module.ReasonDialog), {
  failure: 'popover',
});
const statuses = Object.values(SEMINAR_STATUS).map((value) => ({ value, label: SEMINAR_STATUS_LABELS[value] }));
const asks = Object.values(ESTABLISHMENT_STATUS).map((value) => ({
  value,
  label: ESTABLISHMENT_STATUS_LABELS[value],
}));

/** Where managers open seminars and put some of them forward. */
export function ManagedSeminarsScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const { page = 1, keyword = '', status, asked } = search;
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [declining, setDeclining] = useState<ManagedSeminar>();
  const [placing, setPlacing] = useState<ManagedSeminar>();
  const seminars = useQuery(
    listManagedSeminars({ query: { page, keyword, seminarStatus: status, establishmentRegistStatus: asked } }),
  );
  const change = (part: Partial<Record<keyof typeof search, never>> | object) =>
    void navigate(filterStep(search, part));
  const open = async ({ seminarId, contentsName }: ManagedSeminar) => {
    if (!(await confirm({ message: text.openAsk(contentsName), detail: text.openDetail, action: text.open }))) return;
    try {
      await decideSeminarEstablishment(client, { params: { seminarId: seminarId! }, body: { decision: 'OPEN' } });
      toast({ message: text.opened, tone: 'good' });
    } catch (error) {
      void alert(toTell(error as Error));
    }
  };
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader title={text.title} lead={text.lead(seminars.data?.waiting ?? 0)} />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={text.search}
            placeholder={text.search}
            value={keyword}
            delay={100}
            onChange={(next) => change({ keyword: next === '' ? undefined : next })}
            className="max-desktop:w-full desktop:w-72"
          />
          <FilterSelect
            label={text.status}
            options={statuses}
            value={status}
            onChange={(next) => change({ status: next })}
          />
          <FilterSelect
            label={text.establishment}
            options={asks}
            value={asked}
            onChange={(next) => change({ asked: next })}
          />
        </div>
        <Loaded from={seminars} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, totalElements }) => (
            <>
              <p role="status" className="text-sm text-ink-3 tabular-nums">
                {text.total(totalElements)}
              </p>
              <ManagedTable
                seminars={contents}
                isStale={seminars.isPlaceholderData}
                onOpen={(seminar) => void open(seminar)}
                onDecline={setDeclining}
                onBanner={setPlacing}
              />
            </>
          )}
        </Loaded>
        <Pagination
          page={page}
          pageCount={pageCount(seminars.data, SEMINARS_A_PAGE)}
          link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
        />
        <Suspense>
          {declining && (
            <ReasonDialog
              title={text.declineTitle}
              label={text.declineReason}
              help={text.declineHelp}
              limit={MAX_SEMINAR_REASON_LENGTH}
              confirm={text.decline}
              cancel={text.back}
              send={async (reason) => {
                await decideSeminarEstablishment(client, {
                  params: { seminarId: declining.seminarId! },
                  body: { decision: 'DECLINE', reason },
                });
                toast({ message: text.declined, tone: 'good' });
              }}
              onClose={() => setDeclining(undefined)}
            />
          )}
          {placing && <BannerDialog seminar={placing} onClose={() => setPlacing(undefined)} />}
        </Suspense>
      </div>
    </AdministrationFrame>
  );
}
