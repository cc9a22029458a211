import type { EvaluationReport } from '@dure/contract/evaluation/evaluation.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { getEvaluationStatus, listEvaluations } from '../../../api/evaluation/evaluation.reads.ts';
import { evaluationText as text } from '../../../features/evaluation/evaluation.text.ts';
import { EvaluationRun } from '../../../features/evaluation/EvaluationRun.tsx';
import { EvaluationTable } from '../../../features/evaluation/EvaluationTable.tsx';
import { EVALUATIONS_PAGE_SIZE, type EvaluationsFilter } from '../../../features/evaluation/reports.ts';
import { lazyPart } from '../../../kernel/lazy-part.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import { filterStep, withPage } from '../../../kernel/search-params.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { ListHead } from '../ListHead.tsx';

const FROM = '/quiz-dashboard/$clubSequence/evaluation';
const route = getRouteApi(FROM);
const WHILE_RUNNING_MS = 1000;
const NOBODY: ReadonlySet<string> = new Set();

/** Those that cannot be released: they are already, or nobody has read them. */
const fixedIn = (reports: readonly EvaluationReport[]) =>
  new Set(
    reports.flatMap(({ status, readAt, member }) =>
      status === 'RELEASED' || readAt === null ? [member.memberUUID] : [],
    ),
  );

const ReportScreen = lazyPart(() => import('./ReportScreen.tsx').then((module) => module.ReportScreen));

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
  if (member !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <ReportScreen
          {...{ clubSequence }}
          memberUUID={member}
          asked={{ keyword, filter }}
          common={status.data.common}
          backLink={(parts) => <Link from={FROM} to="." search={place} {...parts} />}
          onMove={(next) => void navigate({ search: { ...place, member: next } })}
        />
      </Suspense>
    );
  }
  const isEmpty = status.data.state === 'NONE' && status.data.draftCount + status.data.releasedCount === 0;
  const run = (
    <EvaluationRun
      clubSequence={clubSequence}
      status={status.data}
      chosen={chosen}
      onReleased={() => setChosen(NOBODY)}
      readLink={(parts) => {
        const first = list.data.contents.find(({ status: is, readAt }) => is === 'DRAFT' && readAt === null);
        if (!first) return null;
        return <Link from={FROM} to="." search={{ filter: 'draft', member: first.member.memberUUID }} {...parts} />;
      }}
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
        selection={{ selected: chosen, onChange: setChosen, disabled: fixedIn(list.data.contents) }}
        reportLink={(memberUUID, parts) => (
          <Link from={FROM} to="." search={{ ...place, member: memberUUID }} resetScroll={false} {...parts} />
        )}
      />
      <Pagination
        page={page}
        pageCount={pageCount(list.data, EVALUATIONS_PAGE_SIZE)}
        link={(next, parts) => <Link from={FROM} to="." search={withPage(place, next)} {...parts} />}
      />
    </>
  );
}
