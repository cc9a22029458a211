import { forEach, forEachTenantWithWork } from '../../../kernel/jobs/each.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import type { Services } from '../../../kernel/unit.ts';
import { discriminations, findDueClubs, keepDiscriminations, listChanges } from './discrimination.queries.ts';

const NAME = 'quiz-discrimination';
/** Clubs of one tenant in one run, so that a large tenant does not hold up the others. */
const MAX_CLUBS = 20;

/** Works out the discriminations of the clubs of a tenant that were graded in since the last time. */
export async function refreshDiscriminations({ database }: Services, tenantId: string, now: Date): Promise<void> {
  const [due] = await database.read(tenantId, findDueClubs(tenantId, MAX_CLUBS));
  const refresh = async (club_sequence: number) => {
    // Outside a transaction: nobody who answers or grades waits for it.
    const [changes, found] = await database.read(
      tenantId,
      listChanges(tenantId, club_sequence),
      discriminations(tenantId, club_sequence),
    );
    const by = new Map(found.map((row) => [row.quiz_sequence, row.discrimination]));
    const rows = changes.map((row) => ({ ...row, discrimination: by.get(row.quiz_sequence) ?? null }));
    await database.transaction(tenantId, (transaction) =>
      transaction.change(keepDiscriminations(tenantId, club_sequence, rows, now)),
    );
  };
  await forEach(
    due.map(({ club_sequence }) => club_sequence),
    refresh,
  );
}

/** The one figure that no counter can keep, every minute where something changed. */
export const discriminationJob: Job = {
  name: NAME,
  define: ({ services }) => ({
    name: NAME,
    cron: '* * * * *',
    atStart: true,
    run: (data, progress) =>
      forEachTenantWithWork(services, { job: NAME, data }, progress, (tenantId) =>
        refreshDiscriminations(services, tenantId, services.clock.now()),
      ),
  }),
};
