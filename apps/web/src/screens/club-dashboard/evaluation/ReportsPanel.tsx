import type { EvaluationReport } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useEvaluationKind } from '../../../features/insight/evaluation/evaluation-kind.ts';
import { evaluationText as text } from '../../../features/insight/evaluation/evaluation.text.ts';
import { EvaluationRun } from '../../../features/insight/evaluation/EvaluationRun.tsx';
import type { AnswerLink } from '../../../features/insight/evaluation/Grounds.tsx';
import { EvaluationTable } from '../../../features/insight/evaluation/EvaluationTable.tsx';
import { EVALUATIONS_PAGE_SIZE, type EvaluationsFilter } from '../../../features/insight/evaluation/reports.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../../kernel/query-client.ts';
import { filterStep, withPage } from '../../../kernel/search-params.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { ListHead } from '../ListHead.tsx';
import type { EvaluationSearch } from './evaluation-search.ts';

const WHILE_RUNNING_MS = 1000;
const NOBODY: ReadonlySet<string> = new Set();

/** Those that cannot be released: they are already, or nobody has read them. */
const fixedIn = (reports: readonly EvaluationReport[]) =>
  new Set(
    reports.flatMap(({ status, readAt, member }) =>
      status === 'RELEASED' || readAt === null ? [member.memberUUID] : [],
    ),
  );

const ReportScreen = lazy(() => import('./ReportScreen.tsx').then((module) => module.ReportScreen));

/** The way to another search of the room. */
export interface EvaluationStep {
  readonly search: EvaluationSearch | ((old: EvaluationSearch) => EvaluationSearch);
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}

export interface ReportsPanelProps {
  readonly clubSequence: number;
  readonly search: EvaluationSearch;
  readonly link: (search: EvaluationSearch, parts: LinkParts, isStill?: boolean) => ReactNode;
  readonly go: (to: EvaluationStep) => void;
  /** What a member did, which their report rests on. */
  readonly evidence: (memberUUID: string) => ReactNode;
  /** To a member's answer to a quiz, where their report rests on any. */
  readonly answerLink?: (memberUUID: string) => AnswerLink;
}

/** The members' reports: drafted, read, changed, released. */
export function ReportsPanel({ clubSequence, search, link, go, evidence, answerLink }: ReportsPanelProps) {
  const { getEvaluationStatus, listEvaluations } = useEvaluationKind();
  const { member, ...place } = search;
  const { page = 1, keyword = '', filter = 'all' } = place;
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
  }, [done, clubSequence, queryClient, listEvaluations]);
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
  if (!status.data || !list.data) return <WorkSkeleton />;
  if (member !== undefined) {
    return (
      <Suspense fallback={<WorkSkeleton />}>
        <ReportScreen
          {...{ clubSequence }}
          memberUUID={member}
          asked={{ keyword, filter }}
          common={status.data.common}
          evidence={evidence(member)}
          answerLink={answerLink?.(member)}
          backLink={(parts) => link(place, parts)}
          onMove={(next) => go({ search: { ...place, member: next } })}
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
        return link({ filter: 'draft', member: first.member.memberUUID }, parts);
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
        filterLink={(id, parts) =>
          link({ ...(id !== 'all' && { filter: id }), ...(keyword !== '' && { keyword }) }, parts)
        }
        keyword={keyword}
        onKeyword={(typed) => go(filterStep(place, { keyword: typed === '' ? undefined : typed }))}
      />
      <EvaluationTable
        data={list.data}
        filter={asked}
        isStale={list.isPlaceholderData}
        selection={{ selected: chosen, onChange: setChosen, disabled: fixedIn(list.data.contents) }}
        reportLink={(memberUUID, parts) => link({ ...place, member: memberUUID }, parts, true)}
      />
      <Pagination
        page={page}
        pageCount={pageCount(list.data, EVALUATIONS_PAGE_SIZE)}
        link={(next, parts) => link(withPage(place, next), parts)}
      />
    </>
  );
}
