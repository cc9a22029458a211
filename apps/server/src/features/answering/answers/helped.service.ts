import type { Helped, Influence } from '@dure/contract/answering/answers/helped.endpoints';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts, isClubAdmin } from '../../clubs/clubs/clubs.public.ts';
import { seenPerson } from '../../clubs/quiz-access/quiz-access.public.ts';
import { listInfluenced, listInfluences, listPicking, listQuoting, type HelpedRow } from './helped.queries.ts';

/** Whom the caller's own answers helped, newest first, and who helped them; people are named as the room names them. */
export async function listHelped(
  unit: Unit,
  club: number,
  quiz: number | undefined,
): Promise<{ contents: Helped[]; influences: Influence[] }> {
  const { tenantId, memberId } = unit;
  const given = { tenantId, club, memberId, quiz };
  const [[facts], quoting, picking, influenced, influences] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listQuoting(given),
    listPicking(given),
    listInfluenced(given),
    listInfluences(given),
  );
  const admitted = admitClubPeople(unit.me, facts);
  const hidesPeople = admitted.anonymous && !isClubAdmin(unit.me, admitted);
  const viewOf =
    (kind: Helped['kind']) =>
    (row: HelpedRow): Helped => ({
      kind,
      quizSequence: row.quiz_sequence,
      no: row.position,
      question: row.question,
      member: seenPerson(row, hidesPeople, memberId),
      text: row.text,
      helpedAt: row.at.toISOString(),
    });
  const contents = [
    ...quoting.map(viewOf('QUOTE')),
    ...picking.map(viewOf('ONE_PICK')),
    ...influenced.map(viewOf('INFLUENCE')),
  ];
  return {
    contents: contents.toSorted((a, b) => b.helpedAt.localeCompare(a.helpedAt)),
    influences: influences.map((row) => ({
      quizSequence: row.quiz_sequence,
      member: seenPerson(row, hidesPeople, memberId),
      sentence: row.sentence,
      passage: row.passage,
      isConfirmed: row.is_confirmed,
    })),
  };
}
