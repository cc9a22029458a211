import type {
  editEvaluation,
  EvaluationSections,
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

export const startDrafting = (club: number) =>
  call<typeof startEvaluation>('POST /api/v1/quiz-clubs/{club}/evaluation', { params: { club } });

export const saveReport = (club: number, memberUUID: string, sections: EvaluationSections, version: number) =>
  call<typeof editEvaluation>('PUT /api/v1/quiz-clubs/{club}/quiz-evaluations/{memberUUID}', {
    params: { club, memberUUID },
    body: { sections, version },
  });

export const releaseReports = (club: number, memberUUIDs: readonly string[] | null) =>
  call<typeof releaseEvaluations>('POST /api/v1/quiz-clubs/{club}/quiz-evaluations/release', {
    params: { club },
    body: { memberUUIDs: memberUUIDs && [...memberUUIDs] },
  });

export const forgetEvaluations = (queryClient: QueryClient, club: number) =>
  queryClient.invalidateQueries({ queryKey: ['club', club, 'evaluations'] });
