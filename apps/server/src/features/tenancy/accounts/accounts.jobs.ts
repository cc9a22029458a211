import { forEachTenant } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { deleteOldArrivals, deleteOldLogins } from './oidc/oidc.queries.ts';
import { sealAnew } from './oidc/provider.service.ts';
import { deleteUsedChallenges } from './passkeys/passkeys.queries.ts';
import { deleteOldCodes } from './one-time-codes/one-time-codes.queries.ts';
import { deleteOldProofs } from './own-address/own-address.queries.ts';
import { deleteOldResets } from './passwords/passwords.queries.ts';
import { deleteOldRegistrations } from './registration/registration.queries.ts';
import { sealFactorsAnew } from './second-factor/sealing.service.ts';
import { deleteOldSessions } from './sessions/sessions.queries.ts';

const NAME = 'account-cleaning';

/** Forgets what was asked for and never confirmed, and sessions that have ended by themselves; seals secrets anew. */
export const accountCleaningJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '27 * * * *',
    run: (_data, progress) =>
      forEachTenant(
        services,
        progress,
        async (tenantId) => {
          const now = services.clock.now();
          await sealAnew(services, tenantId);
          await services.database.transaction(tenantId, (transaction) =>
            transaction.all(
              deleteOldRegistrations(tenantId, now),
              deleteOldResets(tenantId, now),
              deleteOldCodes(tenantId, now),
              deleteOldProofs(tenantId, now),
              deleteOldSessions(tenantId, now),
              deleteOldLogins(tenantId, now),
              deleteOldArrivals(tenantId, now),
              deleteUsedChallenges(tenantId, now),
            ),
          );
          await sealFactorsAnew(services, tenantId);
        },
        { alsoSuspended: true },
      ),
  }),
};
