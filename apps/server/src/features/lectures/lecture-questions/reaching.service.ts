import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  admitClubAdmin,
  admitClubPeople,
  type ClubFacts,
  findClubFacts,
  isClubAdmin,
  isClubMember,
  isClubOver,
} from '../../clubs/clubs/clubs.public.ts';
import { mayRead } from './questions.policy.ts';
import { findQuestion, type OfQuestion, type QuestionRow, type Reader } from './questions.queries.ts';
import { type QuestionViewer, questionView } from './questions.view.ts';

/** What the caller is in a lecture club, of which they are one of the people. */
export interface Here extends QuestionViewer {
  readonly reader: Reader;
}
type Facts = ClubFacts & { readonly anonymous: boolean };

export const hereOf = (unit: Unit, given: Facts | undefined): Here => {
  const facts = admitClubPeople(unit.me, given);
  const { tenantId, memberId } = unit;
  const isAdmin = isClubAdmin(unit.me, facts);
  return {
    memberId,
    isMember: isClubMember(facts),
    isAdmin,
    isOver: isClubOver(facts),
    hidesPeople: facts.anonymous,
    reader: { tenantId, club: facts.club_sequence, memberId, isAdmin },
  };
};

/** Lets the people of a club pass; one without studies has no questions. */
export async function enter(unit: Unit, club: number): Promise<Here> {
  const [[facts]] = await unit.read(findClubFacts(unit.tenantId, club, unit.memberId));
  return hereOf(unit, facts);
}

/** The same for those who run it alone. */
export async function enterAsAdmin(unit: Unit, club: number): Promise<Here> {
  const [[facts]] = await unit.read(findClubFacts(unit.tenantId, club, unit.memberId));
  return hereOf(unit, admitClubAdmin(unit.me, facts));
}

/** A question that the caller may read; one that they may not is like one that there is not. */
export async function reachQuestion(unit: Unit, of: Omit<OfQuestion, 'tenantId'>): Promise<[Here, QuestionRow]> {
  const { tenantId, memberId } = unit;
  const [[facts], [row]] = await unit.read(
    findClubFacts(tenantId, of.club, memberId),
    findQuestion({ ...of, tenantId }, memberId),
  );
  const here = hereOf(unit, facts);
  if (!row) return refuse('notFound');
  const isMine = row.member_id === memberId;
  return mayRead({ isPrivate: row.is_private, isMine, isAdmin: here.isAdmin }) ? [here, row] : refuse('notFound');
}

/** A question as it is after what was written in this transaction. */
export async function questionNow(
  transaction: Transaction,
  here: Here,
  of: Omit<OfQuestion, 'tenantId'>,
): Promise<LectureQuestion> {
  const row = await transaction.first(findQuestion({ ...of, tenantId: transaction.tenantId }, here.memberId));
  return row ? questionView(row, here) : refuse('notFound');
}
