import { forEach, forEachTenant } from '../../kernel/jobs/each.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { Services } from '../../kernel/unit.ts';
import { memberFigures } from '../dashboard/dashboard.public.ts';
import { draftSections } from './evaluation.policy.ts';
import {
  countDone,
  endRun,
  failRun,
  listUndone,
  saveDrafts,
  takeUpRun,
  takeUpStalled,
  type Run,
} from './evaluation.queries.ts';

export const EVALUATION_JOB = 'club-evaluation';
/** Reports that are written together. */
const BATCH = 20;
/** A run that did not come on for so long has lost its server; a batch takes well under a second. */
const STALLED_AFTER_MS = 60_000;

/**
 * Drafts the reports of a run, some members at a time. What a batch writes is whole and counted in one transaction, so a
 * job that died goes on with the members that it had not come to, and one that runs twice writes the same.
 */
export async function draftReports({ database, clock }: Services, run: Run): Promise<void> {
  const { tenantId, clubSequence } = run;
  const isMine = await database.transaction(tenantId, (transaction) => transaction.change(takeUpRun(run, clock.now())));
  if (isMine === 0) return;
  for (;;) {
    const [undone] = await database.read(tenantId, listUndone(run, BATCH));
    if (undone.length === 0) break;
    const memberIds = undone.map(({ member_id }) => member_id);
    const now = clock.now();
    const figures = await memberFigures(database, { tenantId, club: clubSequence, memberIds, now });
    const drafts = memberIds.map((member_id) => {
      const its = figures.get(member_id)!;
      return { member_id, figures: its, sections: draftSections(its) };
    });
    await database.transaction(tenantId, (transaction) =>
      transaction.all(saveDrafts(run, drafts, now), countDone(run, now)),
    );
  }
  await database.transaction(tenantId, (transaction) => transaction.change(endRun(run, clock.now())));
}

/** Goes on with the runs of a tenant whose server died. */
export async function resumeRuns(services: Services, tenantId: string): Promise<void> {
  const now = services.clock.now();
  const since = new Date(now.getTime() - STALLED_AFTER_MS);
  const stalled = await services.database.transaction(tenantId, (transaction) =>
    transaction.rows(takeUpStalled(tenantId, since, now)),
  );
  await forEach(
    stalled,
    ({ club_sequence, run }) => draftReports(services, { tenantId, clubSequence: club_sequence, run }),
    ({ club_sequence }) => String(club_sequence),
  );
}

const isRun = (data: object): data is Run => 'run' in data;

export const evaluationJob: Job = {
  name: EVALUATION_JOB,
  define: ({ services, log }) => ({
    name: EVALUATION_JOB,
    // The clock brings no run, but looks after those that were left.
    cron: '* * * * *',
    atStart: true,
    run: async (data: object, progress) => {
      if (!isRun(data)) {
        return forEachTenant(services, progress, (tenantId) => resumeRuns(services, tenantId));
      }
      try {
        await draftReports(services, data);
      } catch (error) {
        log.error({ err: error, clubSequence: data.clubSequence }, 'club evaluation');
        // Said so until the queue tries again; the instructor can begin anew as well.
        await services.database.transaction(data.tenantId, (transaction) => transaction.change(failRun(data)));
        throw error;
      }
    },
  }),
};
