import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { endLost, forgetAnswers } from './ai-calls.queries.ts';
import { findAiSettings, sealAnew } from './ai-settings.queries.ts';
import { keyOpener } from './asking.service.ts';

const HOUR_MS = 60 * 60 * 1000;
const NAME = 'ai-upkeep';

/** Forgets answers after a day, ends calls whose server is gone, and seals keys anew once a new key seals. */
export const upkeepJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '41 * * * *',
    atStart: true,
    run: async (_data, progress) => {
      const { database, clock, secrets } = services;
      const now = clock.now();
      await forEachTenant(
        services,
        progress,
        async (tenantId) => {
          const [[row]] = await database.read(tenantId, findAiSettings(tenantId));
          const sealed = row?.sealed_key;
          const opened = sealed != null && secrets.isOutdated(sealed) ? keyOpener(services, tenantId)(sealed) : null;
          await database.transaction(tenantId, (transaction) =>
            transaction.all(
              forgetAnswers(tenantId, new Date(now.getTime() - 24 * HOUR_MS)),
              endLost(tenantId, new Date(now.getTime() - HOUR_MS), now),
              ...(opened === null ? [] : [sealAnew(tenantId, sealed!, secrets.seal(opened, tenantId))]),
            ),
          );
        },
        { alsoSuspended: true },
      );
    },
  }),
};
