import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface ToMember {
  readonly tenantId: string;
  readonly club: number;
  readonly memberId: string;
}

/** What went to the member and to nobody else. */
const toMemberAlone = ({ tenantId, club, memberId }: ToMember) =>
  build
    .selectFrom('club_message_recipients as recipient')
    .where('recipient.tenant_id', '=', tenantId)
    .where('recipient.member_id', '=', memberId)
    .where('recipient.club_sequence', '=', club)
    .where(
      sql<boolean>`not exists (select from club_message_recipients as other
        where other.tenant_id = recipient.tenant_id and other.message_sequence = recipient.message_sequence
          and other.member_id <> recipient.member_id)`,
    );

export const listFeedback = (of: ToMember, { page, size }: { readonly page: number; readonly size: number }) =>
  toMemberAlone(of)
    .innerJoin('club_messages', (join) => sameTenant(join, 'club_messages', 'recipient', 'message_sequence'))
    .innerJoin('members as sender', (join) => sameTenant(join, 'sender', 'club_messages', { member_id: 'sender_id' }))
    .innerJoin('members as reader', (join) => sameTenant(join, 'reader', 'recipient', 'member_id'))
    .select([
      'club_messages.message_sequence',
      'club_messages.text',
      'club_messages.sent_at',
      'sender.member_id',
      'sender.nickname',
      'sender.profile_image_key',
      'reader.nickname as reader_nickname',
    ])
    .orderBy('recipient.message_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export type FeedbackRow = RowsOf<ReturnType<typeof listFeedback>>[number];

export const countFeedback = (of: ToMember) => toMemberAlone(of).select((row) => row.fn.countAll<number>().as('total'));
