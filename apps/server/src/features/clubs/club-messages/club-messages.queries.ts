import type { MessagePlace } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

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

interface NewMessage {
  readonly senderId: string;
  readonly text: string;
  readonly place: MessagePlace | null;
  readonly now: Date;
}
const placeValues = (place: MessagePlace | null) =>
  place && {
    club_study_sequence: place.clubStudySequence,
    content_sequence: place.contentSequence,
    unit_no: place.unitNo,
    position: place.position,
  };

/** A row where the place is a material of one of the club's studies. */
export const findPlace = ({ tenantId, club }: OfClub, { clubStudySequence, contentSequence }: MessagePlace) =>
  build
    .selectFrom('club_studies')
    .innerJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'club_studies', 'club_study_sequence'))
    .select('club_studies.position')
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', club)
    .where('club_studies.club_study_sequence', '=', clubStudySequence)
    .where('study_materials.content_sequence', '=', contentSequence);

export const insertMessage = ({ tenantId, club }: OfClub, { senderId, text, place, now }: NewMessage) =>
  build
    .insertInto('club_messages')
    .values({
      tenant_id: tenantId,
      club_sequence: club,
      sender_id: senderId,
      text,
      sent_at: now,
      ...placeValues(place),
    })
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
      sameTenant(join, 'club_messages', 'club_message_recipients', 'message_sequence'),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_messages', 'club_sequence'))
    .innerJoin('members as sender', (join) => sameTenant(join, 'sender', 'club_messages', { member_id: 'sender_id' }))
    .innerJoin('members as reader', (join) => sameTenant(join, 'reader', 'club_message_recipients', 'member_id'))
    .leftJoin('study_materials', (join) =>
      sameTenant(join, 'study_materials', 'club_messages', ['club_study_sequence', 'content_sequence']),
    )
    .leftJoin('club_studies', (join) => sameTenant(join, 'club_studies', 'study_materials', 'club_study_sequence'))
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'study_materials', 'content_sequence'))
    .select([
      'club_messages.message_sequence',
      'club_studies.club_study_sequence',
      'club_studies.position as study_no',
      'contents.content_sequence',
      'contents.title',
      'club_messages.unit_no',
      'club_messages.position',
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
