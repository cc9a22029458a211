import type * as endpoints from '@dure/contract/answering/answers/my-answers.endpoints';
import type { Grader } from '@dure/contract/grading/grading/official-grade';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { countMine, listMine } from './my-answers.queries.ts';
import { myAnswerView } from './my-answers.view.ts';

/** The caller's answers in a club, in its order; those of an earlier membership too. */
export async function listMyAnswers(
  unit: Unit,
  club: number,
  { page, size }: z.output<(typeof endpoints.listMyAnswers)['query']>,
) {
  const { tenantId, memberId } = unit;
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    listMine({ tenantId, club, memberId, size, offset: (page - 1) * size }),
    countMine({ tenantId, club, memberId }),
  );
  const { official_grading: official } = admitClubPeople(unit.me, facts);
  return { contents: rows.map((row) => myAnswerView(row, official as Grader)), totalElements: count!.total };
}
