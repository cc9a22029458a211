import type { EvaluationReport } from '@dure/contract/evaluation/evaluation.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getEvaluationStatus, listEvaluations } from '../../api/evaluation/evaluation.reads.ts';
import { evaluationText as text } from '../../features/evaluation/evaluation.text.ts';
import { EvaluationRun } from '../../features/evaluation/EvaluationRun.tsx';
import { EvaluationTable } from '../../features/evaluation/EvaluationTable.tsx';
import { ReportDialog } from '../../features/evaluation/ReportDialog.tsx';
import { EVALUATIONS_PAGE_SIZE, type EvaluationsFilter } from '../../features/evaluation/reports.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { ListHead } from './ListHead.tsx';

const FROM = '/quiz-dashboard/$clubSequence/evaluation';
const route = getRouteApi(FROM);
const WHILE_RUNNING_MS = 1000;
const NOBODY: ReadonlySet<string> = new Set();

const releasedIn = (reports: readonly EvaluationReport[]) =>
  new Set(reports.flatMap(({ status, member }) => (status === 'RELEASED' ? [member.memberUUID] : [])));

/** The members' reports: drafted, read, changed, released. */
export function EvaluationTab() {
  const { clubSequence } = route.useParams();
  const { member, ...place } = route.useSearch();
  const { page = 1, keyword = '', filter = 'all' } = place;
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const asked: EvaluationsFilter = { page, keyword, filter };
  const [chosen, setChosen] = useState(NOBODY);
  const params = { club: clubSequence };
  const status = useQuery({
    ...getEvaluationStatus({ params }),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? WHILE_RUNNING_MS : false),
  });
  const list = useQuery(listEvaluations({ params, query: { ...asked, size: EVALUATIONS_PAGE_SIZE } }));
  const done = status.data?.done ?? 0;
  // Each report that is drafted meanwhile shows at once.
  useEffect(() => {
    if (done > 0)
      void queryClient.invalidateQueries({ queryKey: listEvaluations.key({ params: { club: clubSequence } }) });
  }, [done, clubSequence, queryClient]);
  const error = status.error ?? list.error;
  if (error && (!status.data || !list.data)) {
    return (
      <ErrorState
        error={error}
        title={text.loadFailed}
        onRetry={() => void Promise.all([status.refetch(), list.refetch()])}
        isRetrying={status.isFetching || list.isFetching}
      />
    );
  }
  if (!status.data || !list.data) return <Waiting />;
  const isEmpty = status.data.state === 'NONE' && status.data.draftCount + status.data.releasedCount === 0;
  const run = (
    <EvaluationRun
      clubSequence={clubSequence}
      status={status.data}
      chosen={chosen}
      onReleased={() => setChosen(NOBODY)}
    />
  );
  if (isEmpty) return run;
  return (
    <>
      {run}
      <ListHead
        words={text}
        filters={['all', 'draft', 'released']}
        filter={filter}
        filterLink={(id, parts) => (
          <Link
            from={FROM}
            to="."
            search={{ ...(id !== 'all' && { filter: id }), ...(keyword !== '' && { keyword }) }}
            activeOptions={{ exact: true }}
            {...parts}
          />
        )}
        keyword={keyword}
        onKeyword={(typed) => void navigate(filterStep(place, { keyword: typed === '' ? undefined : typed }))}
      />
      <EvaluationTable
        data={list.data}
        filter={asked}
        isStale={list.isPlaceholderData}
        selection={{ selected: chosen, onChange: setChosen, disabled: releasedIn(list.data.contents) }}
        reportLink={(memberUUID, parts) => (
          <Link from={FROM} to="." search={{ ...place, member: memberUUID }} resetScroll={false} {...parts} />
        )}
      />
      <Pagination
        page={page}
        pageCount={pageCount(list.data, EVALUATIONS_PAGE_SIZE)}
        link={(next, parts) => <Link from={FROM} to="." search={withPage(place, next)} {...parts} />}
      />
      {member !== undefined && (
        <ReportDialog
          key={member}
          clubSequence={clubSequence}
          memberUUID={member}
          known={list.data.contents.find((one) => one.member.memberUUID === member)}
          onClose={() => void navigate({ search: place, resetScroll: false })}
        />
      )}
    </>
  );
}
