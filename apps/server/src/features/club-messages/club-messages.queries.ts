import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';

interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

/** How many messages somebody sent since then. */
export const countSent = (tenantId: string, senderId: string, since: Date) =>
  build
    .selectFrom('club_messages')
    .select((row) => row.fn.countAll<number>().as('sent'))
    .where('tenant_id', '=', tenantId)
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', since);

/** Those among the named who are members now, or all of them, held so that nobody leaves meanwhile. */
export const lockMembers = ({ tenantId, club }: OfClub, memberIds: readonly string[] | 'all') =>
  build
    .selectFrom('club_members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('membership_status', '=', 'MEMBER')
    .$if(memberIds !== 'all', (query) => query.where(sql<boolean>`member_id = any(${memberIds}::uuid[])`))
    .orderBy('member_id')
    .forKeyShare();

export const insertMessage = (
  { tenantId, club }: OfClub,
  { senderId, text, now }: { readonly senderId: string; readonly text: string; readonly now: Date },
) =>
  build
    .insertInto('club_messages')
    .values({ tenant_id: tenantId, club_sequence: club, sender_id: senderId, text, sent_at: now })
    .returning('message_sequence');

export const insertRecipients = ({ tenantId, club }: OfClub, message: number, memberIds: readonly string[]) =>
  build.insertInto('club_message_recipients').values(
    memberIds.map((member_id) => ({
      tenant_id: tenantId,
      message_sequence: message,
      club_sequence: club,
      member_id,
    })),
  );

interface Reader {
  readonly tenantId: string;
  readonly memberId: string;
}

/** What somebody has not put away, newest first. */
export const listUnread = ({ tenantId, memberId }: Reader, since: Date, limit: number) =>
  build
    .selectFrom('club_message_recipients')
    .innerJoin('club_messages', (join) =>
      join
        .onRef('club_messages.tenant_id', '=', 'club_message_recipients.tenant_id')
        .onRef('club_messages.message_sequence', '=', 'club_message_recipients.message_sequence'),
    )
    .innerJoin('clubs', (join) =>
      join
        .onRef('clubs.tenant_id', '=', 'club_messages.tenant_id')
        .onRef('clubs.club_sequence', '=', 'club_messages.club_sequence'),
    )
    .innerJoin('members as sender', (join) =>
      join
        .onRef('sender.tenant_id', '=', 'club_messages.tenant_id')
        .onRef('sender.member_id', '=', 'club_messages.sender_id'),
    )
    .innerJoin('members as reader', (join) =>
      join
        .onRef('reader.tenant_id', '=', 'club_message_recipients.tenant_id')
        .onRef('reader.member_id', '=', 'club_message_recipients.member_id'),
    )
    .select([
      'club_messages.message_sequence',
      'club_messages.club_sequence',
      'club_messages.text',
      'club_messages.sent_at',
      'clubs.club_name',
      'sender.member_id',
      'sender.nickname',
      'sender.profile_image_key',
      'reader.nickname as reader_nickname',
    ])
    .where('club_message_recipients.tenant_id', '=', tenantId)
    .where('club_message_recipients.member_id', '=', memberId)
    .where('club_message_recipients.checked_at', 'is', null)
    .where('club_messages.sent_at', '>', since)
    .orderBy('club_message_recipients.message_sequence', 'desc')
    .limit(limit);
export type UnreadRow = RowsOf<ReturnType<typeof listUnread>>[number];

/** Put away: the first time counts. */
export const check = ({ tenantId, memberId }: Reader, message: number, now: Date) =>
  build
    .updateTable('club_message_recipients')
    .set((row) => ({ checked_at: row.fn.coalesce('checked_at', row.val(now)) }))
    .where('tenant_id', '=', tenantId)
    .where('message_sequence', '=', message)
    .where('member_id', '=', memberId);
