import type * as endpoints from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { z } from 'zod';
import { searchPattern, wordsOf } from '../../../../kernel/database/search.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { countPickable, listPickable, type QuizzesWanted } from './lounge.queries.ts';
import { pickableQuizView } from './lounge.view.ts';

type Query = z.output<(typeof endpoints.listLoungeQuizzes)['query']>;

async function page(unit: Unit, list: QuizzesWanted['list'], query: Query) {
  const { tenantId, memberId, now } = unit;
  const { keyword, jobGroup, jobLevel, sort, size } = query;
  const words = wordsOf(keyword);
  const pattern = words === '' ? undefined : searchPattern(words);
  const wanted = { tenantId, memberId, now, list, pattern, jobGroup, jobLevel };
  const [rows, [count], codes] = await unit.read(
    listPickable({ ...wanted, sort, size, offset: (query.page - 1) * size }),
    countPickable(wanted),
    findCodes(tenantId),
  );
  const contents = rows.map((row): PickableQuiz => pickableQuizView(unit.me, row, codes));
  return { contents, totalElements: count!.total };
}

/** Public quizzes of the tenant. */
export const listLoungeQuizzes = (unit: Unit, query: Query) => page(unit, 'LOUNGE', query);

/** The caller's own quizzes. */
export const listMyQuizzes = (unit: Unit, query: Query) => page(unit, 'MINE', query);
