import type { Job } from '../../kernel/jobs/job.ts';
import type { Services } from '../../kernel/unit.ts';
import { memberFigures } from '../dashboard/member-figures.service.ts';
import { draftSections } from './evaluation.policy.ts';
import { countDone, endRun, failRun, listUndone, saveDrafts, takeUpRun, type Run } from './evaluation.queries.ts';

export const EVALUATION_JOB = 'club-evaluation';
/** Reports that are written together. */
const BATCH = 20;

/**
 * Drafts the reports of a run, some members at a time. What a batch writes is whole and counted in one transaction, so a
 * job that died goes on with the members that it had not come to, and one that runs twice writes the same.
 */
export async function draftReports({ database, clock }: Services, run: Run): Promise<void> {
  const { tenantId, clubSequence } = run;
  const isMine = await database.transaction(tenantId, (transaction) => transaction.change(takeUpRun(run)));
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
      transaction.all(saveDrafts(run, drafts, now), countDone(run)),
    );
  }
  await database.transaction(tenantId, (transaction) => transaction.change(endRun(run, clock.now())));
}

export const evaluationJob: Job = {
  name: EVALUATION_JOB,
  define: ({ services, log }) => ({
    name: EVALUATION_JOB,
    run: async (data: object) => {
      const run = data as Run;
      try {
        await draftReports(services, run);
      } catch (error) {
        log.error({ err: error, clubSequence: run.clubSequence }, 'club evaluation');
        // Said so until the queue tries again; the instructor can begin anew as well.
        await services.database.transaction(run.tenantId, (transaction) => transaction.change(failRun(run)));
        throw error;
      }
    },
  }),
};
