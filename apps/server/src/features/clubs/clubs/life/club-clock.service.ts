import { DatabaseAway } from '../../../../kernel/database/away.ts';
import { forEach } from '../../../../kernel/jobs/each.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { notifyOfTransitions } from './club-notifications.service.ts';
import { listUnfinished } from './club-reminders.queries.ts';
import { sendReminders } from './club-reminders.service.ts';
import { takeDueTransitions } from './due-transitions.service.ts';

/**
 * Applies the transitions that are due in a tenant, or in one club of it, and notifies of them. Each happens exactly
 * once, however many servers do it.
 */
export async function applyDueTransitions(
  { database }: Services,
  tenantId: string,
  now: Date,
  only?: number,
): Promise<void> {
  await database.transaction(tenantId, async (transaction) => {
    await notifyOfTransitions(transaction, await takeDueTransitions(transaction, now, only), { now });
  });
}

/** All that the clock does in a tenant: in one go, or club by club where something keeps that from succeeding. */
export async function strike(services: Services, tenantId: string, now: Date): Promise<void> {
  await forEach(
    [applyDueTransitions, sendReminders],
    async (step) => {
      try {
        await step(services, tenantId, now);
      } catch (error) {
        if (error instanceof DatabaseAway) throw error;
        const [clubs] = await services.database.read(tenantId, listUnfinished(tenantId));
        await forEach(
          clubs.map(({ club_sequence }) => club_sequence),
          (club) => step(services, tenantId, now, club),
          (club) => `club ${club}`,
        );
      }
    },
    ({ name }) => name,
  );
}
