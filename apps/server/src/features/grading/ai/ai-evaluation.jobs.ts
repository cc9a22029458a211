import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { calibrateTenant } from '../ai-proof/calibration.service.ts';
import { settleTenant } from '../ai-proof/official.service.ts';
import { evaluateDue } from './evaluating.service.ts';

const NAME = 'ai-evaluation';
const CALIBRATION = 'ai-calibration';

/**
 * Evaluates what waits: what a server that died had taken, or nobody had come to. Who asks does not wait for the clock. What
 * of it instructors let count becomes official.
 */
export const aiEvaluationJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (_data, progress) =>
      forEachTenant(services, progress, async (tenantId) => {
        try {
          await evaluateDue(services, tenantId, null);
        } finally {
          await settleTenant(services, tenantId);
        }
      }),
  }),
};

/** Fits the confidence to the grades that instructors have given since. */
export const calibrationJob: Job = {
  name: CALIBRATION,
  define: ({ services }) => ({
    name: CALIBRATION,
    cron: '41 * * * *',
    atStart: true,
    run: (_data, progress) => forEachTenant(services, progress, (tenantId) => calibrateTenant(services, tenantId)),
  }),
};
