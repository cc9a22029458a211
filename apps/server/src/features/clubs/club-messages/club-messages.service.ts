import type * as endpoints from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import type { MemberMessage } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { z } from 'zod';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { oldestKept } from '../../tenancy/notifications/notifications.public.ts';
import { check, findPlace, listUnread, lockMembers, type UnreadRow } from './club-messages.queries.ts';
import { clubMessagesText } from './club-messages.text.ts';
import { enterAsSender, send } from './sending.service.ts';

const SHOWN = 10;

/** Writes to members of a club, or to nobody where one of the named is none; an unknown person is refused alike. */
export function sendClubMessage(
  unit: Unit,
  club: number,
  { memberUUIDs, isForAll, text, place }: z.output<(typeof endpoints.sendClubMessage)['body']>,
) {
  const of = { tenantId: unit.tenantId, club };
  const wanted = [...new Set(memberUUIDs)];
  return unit.write(async (transaction) => {
    await enterAsSender(unit, transaction, club);
    if (place && !(await transaction.first(findPlace(of, place))))
      refuseFields([{ path: 'place', message: clubMessagesText.noPlace }]);
    const members = (await transaction.rows(lockMembers(of, isForAll ? 'all' : wanted))).map((row) => row.member_id);
    if (members.length === 0 || (!isForAll && members.length < wanted.length))
      refuseFields([{ path: 'memberUUIDs', message: clubMessagesText.noMember }]);
    await send(unit, transaction, club, { members, text, place });
    return { sentCount: members.length };
  });
}

const placeOf = (row: UnreadRow): MemberMessage['place'] =>
  row.club_study_sequence === null || row.content_sequence === null
    ? null
    : {
        clubStudySequence: row.club_study_sequence,
        studyNo: row.study_no!,
        contentSequence: row.content_sequence,
        title: row.title!,
        unitNo: row.unit_no,
        position: row.position,
      };

const viewOf = (row: UnreadRow): MemberMessage => ({
  messageSequence: row.message_sequence,
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  sender: personView(row),
  text: fillTemplate(row.text, row.reader_nickname),
  sentAt: row.sent_at.toISOString(),
  place: placeOf(row),
});

/** Kept in view as long as notifications are. */
export async function listMyMessages(unit: Unit) {
  const [rows] = await unit.read(listUnread(unit, oldestKept(unit.now), SHOWN));
  return { contents: rows.map(viewOf) };
}

export function checkMyMessage(unit: Unit, message: number) {
  return unit.write(async (transaction) => {
    const checked = await transaction.change(check(unit, message, unit.now));
    return checked === 0 ? refuse('notFound') : null;
  });
}
