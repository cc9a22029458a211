import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { Page } from '@dure/contract/http/paging';
import type { UnansweredQuestion } from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import { countUnanswered, listUnansweredRows, type UnansweredRow } from './unanswered.queries.ts';

const view = (row: UnansweredRow): UnansweredQuestion => ({
  question: row.question,
  asker: personView(row),
  askedAt: row.asked_at.toISOString(),
  clubStudySequence: row.club_study_sequence,
  studyNo: row.study_no,
  assistantMessageSequence: row.message_sequence,
  lectureQuestionSerialNumber: row.serial_number,
});

/** What the assistant of a club found nothing for, for those who can give it something. */
export async function listUnanswered(unit: Unit, club: number, page: PageOf): Promise<Page<UnansweredQuestion>> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club, now };
  const [[row], rows, counts] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listUnansweredRows(of, page),
    countUnanswered(of),
  );
  const facts = admitClubAdmin(unit.me, row);
  if (facts.club_type !== CLUB_TYPE.lecture) return refuse('notFound');
  return { contents: rows.map(view), totalElements: counts.reduce((sum, { count }) => sum + count, 0) };
}
