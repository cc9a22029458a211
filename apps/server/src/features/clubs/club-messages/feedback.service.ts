import type { InstructorFeedback } from '@dure/contract/clubs/club-messages/instructor-feedback.endpoints';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { Page } from '@dure/contract/http/paging';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { admitClubPeople, findClubFacts, isClubAdmin } from '../clubs/clubs.public.ts';
import { lockMembers } from './club-messages.queries.ts';
import { countFeedback, type FeedbackRow, listFeedback } from './feedback.queries.ts';
import { enterAsSender, send } from './sending.service.ts';

interface OfMember {
  readonly club: number;
  readonly memberUUID: string;
}

const viewOf = (row: FeedbackRow): InstructorFeedback => ({
  messageSequence: row.message_sequence,
  sender: personView(row),
  text: fillTemplate(row.text, row.reader_nickname),
  sentAt: row.sent_at.toISOString(),
});

/** Writes to a member alone; who is none is refused as unknown. */
export function giveInstructorFeedback(unit: Unit, { club, memberUUID }: OfMember, text: string) {
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const { club_type } = await enterAsSender(unit, transaction, club);
    if (club_type !== CLUB_TYPE.lecture) refuse('notFound');
    const members = await transaction.rows(lockMembers({ tenantId, club }, [memberUUID]));
    if (members.length === 0) refuse('notFound');
    await send(unit, transaction, club, { members: [memberUUID], text, place: null });
    const given = await transaction.first(listFeedback({ tenantId, club, memberId: memberUUID }, { page: 1, size: 1 }));
    return viewOf(given!);
  });
}

/** What was written to a member, for themselves and who runs the club. */
export async function listInstructorFeedback(
  unit: Unit,
  { club, memberUUID }: OfMember,
  page: { readonly page: number; readonly size: number },
): Promise<Page<InstructorFeedback>> {
  const { tenantId, memberId } = unit;
  const [[facts]] = await unit.read(findClubFacts(tenantId, club, memberId));
  const here = admitClubPeople(unit.me, facts);
  if (here.club_type !== CLUB_TYPE.lecture) refuse('notFound');
  if (memberUUID !== memberId && !isClubAdmin(unit.me, here)) refuse('forbidden');
  const of = { tenantId, club, memberId: memberUUID };
  const [rows, [count]] = await unit.read(listFeedback(of, page), countFeedback(of));
  return { contents: rows.map(viewOf), totalElements: count!.total };
}
