import { forEach } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { BY_CLOCK, insertOperatorEntry } from '../../../kernel/operator/entries.queries.ts';
import type { Services } from '../../../kernel/unit.ts';
import { deleteDueTenant, listDueTenants } from './tenant-states.queries.ts';

/**
 * Deletes organisations whose day has come. Files go first: as long as the rows are there, whoever was killed begins again. The
 * rows of all tables go in one transaction.
 */
export async function deleteDueTenants({ database, clock, files, tenants }: Services): Promise<void> {
  const now = clock.now();
  const due = await database.readGlobal(listDueTenants(now));
  await forEach(
    due,
    async ({ tenant_id: tenantId, name }) => {
      await files.deleteAll(tenantId);
      await database.transaction(tenantId, async (transaction) => {
        const gone = await transaction.first(deleteDueTenant(tenantId));
        if (gone?.is_deleted !== true) return;
        await transaction.execute('delete from pgboss.job where group_id = $1', [tenantId]);
        transaction.soon(insertOperatorEntry(BY_CLOCK, { action: 'tenantDeleted', tenant: { tenantId, name } }, now));
      });
      // What somebody was uploading when it began.
      await files.deleteAll(tenantId);
    },
    ({ uri }) => uri,
  );
  if (due.length > 0) tenants.forget();
}

export const tenantDeletionJob: Job = {
  name: 'tenant-deletion',
  define: ({ services }) => ({
    name: 'tenant-deletion',
    cron: '11 * * * *',
    atStart: true,
    run: () => deleteDueTenants(services),
  }),
};
