import type { Services } from '../../../../kernel/unit.ts';
import { notifyRunners } from '../../../clubs/clubs/clubs.public.ts';
import { takeReady } from './materials-read.queries.ts';

/** Tells those who run lecture clubs whose last material has been read, or could not be. */
export async function notifyMaterialsRead({ database, clock }: Services, tenantId: string): Promise<void> {
  await database.transaction(tenantId, async (transaction) => {
    for (const { club_sequence, is_over, failed } of await transaction.rows(takeReady(tenantId))) {
      const detail = failed > 0 ? { failed } : {};
      if (!is_over) await notifyRunners(transaction, club_sequence, 'lectureReady', { now: clock.now(), detail });
    }
  });
}
