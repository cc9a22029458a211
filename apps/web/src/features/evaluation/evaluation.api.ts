import type {
  editEvaluation,
  EvaluationSections,
  getEvaluation,
  getEvaluationStatus,
  getMyEvaluation,
  listEvaluations,
  releaseEvaluations,
  startEvaluation,
} from '@dure/contract/evaluation/evaluation.endpoints';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';

export const EVALUATIONS_PAGE_SIZE = 50;
const WHILE_RUNNING_MS = 1000;

export const myEvaluationQuery = (club: number) =>
  queryOptions({
    queryKey: ['club', club, 'my-evaluation'],
    queryFn: ({ signal }) =>
      call<typeof getMyEvaluation>('GET /api/v1/quiz-clubs/{club}/evaluation', { params: { club } }, { signal }),
  });

/** Asks again while reports are being drafted. */
export const evaluationStatusQuery = (club: number) =>
  queryOptions({
    queryKey: ['club', club, 'evaluations', 'status'],
    queryFn: ({ signal }) =>
      call<typeof getEvaluationStatus>(
        'GET /api/v1/quiz-clubs/{club}/evaluation/status',
        { params: { club } },
        { signal },
      ),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? WHILE_RUNNING_MS : false),
  });

export interface EvaluationsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: 'all' | 'draft' | 'released';
}

/** `done` reports were drafted when it is asked: more of them ask again. */
export const evaluationsQuery = (club: number, filter: EvaluationsFilter, done: number) =>
  paged({
    queryKey: ['club', club, 'evaluations', 'list', filter, done],
    queryFn: ({ signal }) =>
      call<typeof listEvaluations>(
        'GET /api/v1/quiz-clubs/{club}/quiz-evaluations',
        { params: { club }, query: { ...filter, size: EVALUATIONS_PAGE_SIZE } },
        { signal },
      ),
  });

export const reportQuery = (club: number, memberUUID: string) =>
  queryOptions({
    queryKey: ['club', club, 'evaluations', 'report', memberUUID],
    queryFn: ({ signal }) =>
      call<typeof getEvaluation>(
        'GET /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}',
        { params: { club, memberUUID } },
        { signal },
      ),
  });

export const startDrafting = (club: number) =>
  call<typeof startEvaluation>('POST /api/v1/quiz-clubs/{club}/evaluation', { params: { club } });

export const saveReport = (club: number, memberUUID: string, sections: EvaluationSections, version: number) =>
  call<typeof editEvaluation>('PUT /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}', {
    params: { club, memberUUID },
    body: { sections, version },
  });

/** Reports that one call releases at most. */
const MOST_RELEASED = 100;

const release = (club: number, memberUUIDs: string[] | null) =>
  call<typeof releaseEvaluations>('POST /api/v1/quiz-clubs/{club}/quiz-evaluations/release', {
    params: { club },
    body: { memberUUIDs },
  });

/** Releases the reports of some members, or all that wait; how many that were. */
export async function releaseReports(club: number, memberUUIDs: readonly string[] | null): Promise<number> {
  if (memberUUIDs === null) return (await release(club, null)).released;
  let released = 0;
  for (let from = 0; from < memberUUIDs.length; from += MOST_RELEASED)
    released += (await release(club, memberUUIDs.slice(from, from + MOST_RELEASED))).released;
  return released;
}

export const forgetEvaluations = (queryClient: QueryClient, club: number) =>
  queryClient.invalidateQueries({ queryKey: ['club', club, 'evaluations'] });
