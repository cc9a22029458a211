import { GRADEBOOK_STRETCH, type Gradebook } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts, isClubOver } from '../../clubs/clubs/clubs.public.ts';
import { findLayout } from './gradebook-layout.queries.ts';
import { countGradebookMembers, listGradebookQuizzes, listGradebookRows } from './gradebook.queries.ts';
import { gradebookQuizView, gradebookRowView, layoutView } from './gradebook.view.ts';

/** What each of a stretch of members made of each quiz, in one round trip however many there are. */
export async function getGradebook(unit: Unit, club: number, after: string | undefined): Promise<Gradebook> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club };
  const [[row], quizRows, rows, [count], [layout]] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listGradebookQuizzes(of),
    listGradebookRows({ ...of, after: after ?? null, limit: GRADEBOOK_STRETCH }),
    countGradebookMembers(of),
    findLayout(of),
  );
  const facts = admitClubAdmin(unit.me, row);
  const moment = { now, isClubOver: isClubOver(facts) };
  const quizzes = quizRows.map((quiz) => gradebookQuizView(quiz, moment));
  return {
    quizzes,
    members: rows.map((member) => gradebookRowView(member, quizzes)),
    next: rows.length < GRADEBOOK_STRETCH ? null : rows.at(-1)!.member_id,
    memberCount: count!.total,
    layout: layoutView(layout),
    holdsGrades: facts.hold_grades,
  };
}
