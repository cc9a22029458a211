import { setTimeout } from 'node:timers/promises';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { evaluateDue, GraderFailed } from './evaluating.service.ts';
import { listDue } from './evaluation-due.queries.ts';

const POLL_MS = 200;

/**
 * Evaluates answers that wait and comes back once none of them does. What another server has taken is waited for; what is
 * not done in time, or is left by a caller who went away, goes on.
 */
export async function awaitEvaluations(
  services: Services,
  tenantId: string,
  sequences: readonly number[],
  limitMs: number,
): Promise<void> {
  const end = performance.now() + limitMs;
  const work = evaluateDue(services, tenantId, sequences).catch((error: unknown) =>
    error instanceof GraderFailed ? refuse('aiGradingFailed') : Promise.reject(error),
  );
  // A failure after the limit has nobody left to hear of it; it is counted with the answer.
  work.catch(() => {});
  await Promise.race([work, setTimeout(limitMs, undefined, { ref: false })]);
  while (performance.now() < end) {
    const [due] = await services.database.read(tenantId, listDue({ tenantId, sequences }));
    if (due.length === 0) return;
    if (due.some(({ failures }) => failures > 0)) refuse('aiGradingFailed');
    await setTimeout(POLL_MS);
  }
  refuse('aiEvaluationTimeout');
}
