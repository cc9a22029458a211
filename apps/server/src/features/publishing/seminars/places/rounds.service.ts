import type { Database } from '../../../../kernel/database/database.ts';
import { forEach } from '../../../../kernel/jobs/each.ts';
import { remindsUntil } from '../seminars.policy.ts';
import { lockSeminar } from '../seminars.queries.ts';
import { settlePlaces, tell } from './giving.service.ts';
import { deleteLapsed, holdEnded, listApplied, listLapsed, markReminded } from './places.queries.ts';

/** Passes on the places that nobody took within a day, and those of people who left the organisation. */
export async function passOnPlaces(database: Database, tenantId: string, now: Date): Promise<void> {
  const [lapsed] = await database.read(tenantId, listLapsed(tenantId, now));
  await forEach(
    lapsed.map(({ post_sequence }) => post_sequence),
    (seminarId) =>
      database.transaction(tenantId, async (transaction) => {
        const seminar = await transaction.first(lockSeminar(tenantId, seminarId));
        if (!seminar) return;
        const gone = await transaction.rows(deleteLapsed(tenantId, seminarId, now));
        const memberIds = gone.map(({ member_id }) => member_id);
        await tell(transaction, seminar, { kind: 'seminarPlaceLost', memberIds, now });
        const places = gone.filter(({ participant_status }) => participant_status !== 'WAITING').length;
        await settlePlaces(transaction, seminar, seminar.participant_count - places, now);
      }),
  );
}

/** Those who come hear of it a day before, once. */
export function remindOfSeminars(database: Database, tenantId: string, now: Date): Promise<void> {
  return database.transaction(tenantId, async (transaction) => {
    for (const seminar of await transaction.rows(markReminded(tenantId, now, remindsUntil(now)))) {
      const coming = await transaction.rows(listApplied(tenantId, seminar.post_sequence, 'JOINED'));
      await tell(transaction, seminar, {
        kind: 'seminarSoon',
        memberIds: coming.map(({ member_id }) => member_id),
        now,
        detail: { endAt: seminar.start_at.toISOString() },
      });
    }
  });
}

export const endSeminars = (database: Database, tenantId: string, now: Date): Promise<unknown> =>
  database.transaction(tenantId, (transaction) => transaction.change(holdEnded(tenantId, now)));
