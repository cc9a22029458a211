import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';

/** A word of those who run clubs to some of their members: as the story tells it, and as its readers have it. */
export const seedMessages: Part = async ({ transaction, tenant, at, sequences }) => {
  const { tenantId } = transaction;
  for (const { key, leader, messages = [] } of tenant.clubs) {
    const club = sequences.get(key)!;
    for (const { to, text, day, minute } of messages) {
      const sent_at = at(day, minute);
      const sender = memberIdOf(tenant, leader);
      const row = await transaction.first(
        build
          .insertInto('club_messages')
          .values({ tenant_id: tenantId, club_sequence: club, sender_id: sender, text, sent_at })
          .returning('message_sequence'),
      );
      const messageSequence = row!.message_sequence;
      const readers = to.map((one) => memberIdOf(tenant, one));
      await transaction.all(
        build.insertInto('club_message_recipients').values(
          readers.map((member_id) => ({
            tenant_id: tenantId,
            message_sequence: messageSequence,
            club_sequence: club,
            member_id,
          })),
        ),
        build.insertInto('notifications').values(
          readers.map((member_id) => ({
            tenant_id: tenantId,
            member_id,
            kind: 'instructorMessage',
            actor_id: sender,
            club_sequence: club,
            detail: JSON.stringify({ messageSequence }),
            created_at: sent_at,
          })),
        ),
      );
    }
  }
};
