import { MAX_RELEASED_REPORTS } from '@dure/contract/insight/evaluation/evaluation-limits';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import type { EvaluationKind } from './evaluation-kind.ts';

export const EVALUATIONS_PAGE_SIZE = 50;

interface Released {
  readonly released: number;
  readonly unread: number;
}
const hasUnread = (data: unknown): data is Released => typeof data === 'object' && data !== null && 'unread' in data;

export interface EvaluationsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: 'all' | 'draft' | 'released';
}

/** Releases the reports of some members, or all that were read; how many that were, and how many nobody has read. */
export async function releaseReports(
  { releaseEvaluations }: EvaluationKind,
  client: QueryClient,
  club: number,
  memberUUIDs: readonly string[] | null,
) {
  const release = (some: string[] | null) =>
    releaseEvaluations(client, { params: { club }, body: { memberUUIDs: some } });
  if (memberUUIDs === null) return release(null);
  const sum = { released: 0, unread: 0 };
  let refusal: unknown;
  for (let from = 0; from < memberUUIDs.length; from += MAX_RELEASED_REPORTS) {
    const { released, unread } = await release(memberUUIDs.slice(from, from + MAX_RELEASED_REPORTS)).catch(
      (error: unknown) => {
        // Nobody has read any of these; others may have been.
        if (!(error instanceof ApiError) || !hasUnread(error.data)) throw error;
        refusal = error;
        return error.data;
      },
    );
    sum.released += released;
    sum.unread += unread;
  }
  if (sum.released === 0 && refusal !== undefined) throw refusal;
  return sum;
}
