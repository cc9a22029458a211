import { MENTOR_TYPES } from '@dure/contract/publishing/mentors/mentor-codes';
import { MENTOR_TYPE_LABELS } from '@dure/contract/publishing/mentors/mentor-labels.text';
import type { ManagedMentor } from '@dure/contract/publishing/mentors/mentors.views';
import { offeredCodes } from '@dure/contract/tenancy/tenants/offered-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listManagedMentors } from '../../api/publishing/mentors/mentors.reads.ts';
import { withdrawMentor } from '../../api/publishing/mentors/mentors.writes.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { ManagedMentorsTable } from '../../features/publishing/mentors/ManagedMentorsTable.tsx';
import { mentorsText } from '../../features/publishing/mentors/mentors.text.ts';
import { toTell } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const text = mentorsText.managed;
const PATH = '/system/admin/mentors';
const MENTORS_OF_MANAGERS = 15;
const route = getRouteApi(PATH);
const NameMentorDialog = lazy(
  () => import('../../features/publishing/mentors/NameMentorDialog.tsx').then((module) => module.NameMentorDialog),
  { failure: 'popover' },
);
const types = MENTOR_TYPES.map((value) => ({ value, label: MENTOR_TYPE_LABELS[value] }));

/** Where managers name mentors, and change what they are as such. */
export function ManagedMentorsScreen() {
  usePageTitle(text.title);
  const search = route.useSearch();
  const { page = 1, keyword = '', type } = search;
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  /** Null: somebody new. */
  const [named, setNamed] = useState<ManagedMentor | null>();
  const { data: codes } = useQuery(listCodes({}));
  const mentors = useQuery(listManagedMentors({ query: { page, keyword, type } }));
  const change = (part: { keyword?: string | undefined; type?: typeof type | undefined }) =>
    void navigate(filterStep(search, part));
  const withdraw = async ({ memberUri, nickname }: ManagedMentor) => {
    const asked = { message: text.withdrawAsk(nickname), detail: text.withdrawDetail, action: text.withdraw };
    if (!(await confirm({ ...asked, danger: true }))) return;
    try {
      await withdrawMentor(client, { params: { memberUri } });
      toast({ message: text.withdrawn, tone: 'good' });
    } catch (error) {
      void alert(toTell(error as Error));
    }
  };
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader
          title={text.title}
          lead={text.lead}
          actions={
            <Button icon="plus" variant="primary" isDisabled={!codes} onPress={() => setNamed(null)}>
              {text.name}
            </Button>
          }
        />
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={text.search}
            placeholder={text.search}
            value={keyword}
            delay={100}
            onChange={(next) => change({ keyword: next === '' ? undefined : next })}
            className="max-desktop:w-full desktop:w-72"
          />
          <FilterSelect label={text.type} options={types} value={type} onChange={(next) => change({ type: next })} />
        </div>
        <Loaded from={mentors} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ contents, totalElements }) => (
            <>
              <p role="status" className="text-sm text-ink-3 tabular-nums">
                {text.total(totalElements)}
              </p>
              <ManagedMentorsTable
                mentors={contents}
                isStale={mentors.isPlaceholderData}
                onChange={setNamed}
                onWithdraw={(mentor) => void withdraw(mentor)}
              />
            </>
          )}
        </Loaded>
        <Pagination
          page={page}
          pageCount={pageCount(mentors.data, MENTORS_OF_MANAGERS)}
          link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
        />
        <Suspense>
          {named !== undefined && codes && (
            <NameMentorDialog
              mentor={named ?? undefined}
              codes={{ jobGroups: offeredCodes(codes.jobGroups, []), jobLevels: offeredCodes(codes.jobLevels, []) }}
              onClose={() => setNamed(undefined)}
            />
          )}
        </Suspense>
      </div>
    </AdministrationFrame>
  );
}
