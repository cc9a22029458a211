import { forEachTenant, forEachTenantWithWork } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import { calibrateTenant } from '../ai-proof/calibration.service.ts';
import { settleTenant } from '../ai-proof/official.service.ts';
import { evaluateDue, isAnyDue } from './evaluating.service.ts';

const NAME = 'ai-evaluation';
const CALIBRATION = 'ai-calibration';

/** Once in so many seconds an organisation in which answers wait is put into the line. */
const ONCE_IN = 60;
/** Organisations whose answers one server evaluates at a time. */
const AT_ONCE = 4;

interface Waiting {
  readonly tenantId: string;
}
const isWaiting = (data: object): data is Waiting => 'tenantId' in data;

/**
 * Evaluates what waits: what a server that died had taken, or nobody had come to. The clock puts the organisations into the line
 * in which something waits, so that a slow provider of one holds up no other. Who asks does not wait for the clock. What of it
 * instructors let count becomes official.
 */
export const aiEvaluationJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    atOnce: AT_ONCE,
    cron: '* * * * *',
    atStart: true,
    run: async (data, progress) => {
      if (isWaiting(data)) {
        try {
          await evaluateDue(services, data.tenantId, null);
        } finally {
          await settleTenant(services, data.tenantId);
        }
        return;
      }
      await forEachTenantWithWork(services, { job: NAME, data }, progress, async (tenantId) => {
        await services.database.transaction(tenantId, async (transaction) => {
          const asked: Waiting = { tenantId };
          if (await isAnyDue(transaction, tenantId, services.clock.now()))
            await services.jobs.send(transaction, NAME, asked, null, { onceIn: ONCE_IN });
        });
        await settleTenant(services, tenantId);
      });
    },
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
