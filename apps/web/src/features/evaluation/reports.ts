import type { QueryClient } from '@tanstack/react-query';
import { releaseEvaluations } from '../../api/evaluation/evaluation.writes.ts';

export const EVALUATIONS_PAGE_SIZE = 50;
/** Reports that one call releases at most. */
const MAX_RELEASED = 100;

export interface EvaluationsFilter {
  readonly page: number;
  readonly keyword: string;
  readonly filter: 'all' | 'draft' | 'released';
}

/** Releases the reports of some members, or all that wait; how many that were. */
export async function releaseReports(
  client: QueryClient,
  club: number,
  memberUUIDs: readonly string[] | null,
): Promise<number> {
  const release = async (some: string[] | null) =>
    (await releaseEvaluations(client, { params: { club }, body: { memberUUIDs: some } })).released;
  if (memberUUIDs === null) return release(null);
  let released = 0;
  for (let from = 0; from < memberUUIDs.length; from += MAX_RELEASED)
    released += await release(memberUUIDs.slice(from, from + MAX_RELEASED));
  return released;
}
