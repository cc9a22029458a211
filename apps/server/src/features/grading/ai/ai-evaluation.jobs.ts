import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { evaluateDue } from './evaluating.service.ts';

const NAME = 'ai-evaluation';

/** Evaluates what waits: what a server that died had taken, or nobody had come to. Who asks does not wait for the clock. */
export const aiEvaluationJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) => forEachTenant(services, progress, (tenantId) => evaluateDue(services, tenantId, null)),
  }),
};
