import type * as endpoints from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { GradingAction } from '@dure/contract/grading/grading/grading-actions.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import { countActions, listActions } from './grade-history.queries.ts';
import { actionView } from './grade-history.view.ts';

/** Who graded what in a club, newest first. */
export async function listGradingActions(
  unit: Unit,
  club: number,
  query: z.output<(typeof endpoints.listGradingActions)['query']>,
): Promise<Page<GradingAction>> {
  const { tenantId } = unit;
  const [[facts], rows, [total]] = await unit.read(
    findClubFacts(tenantId, club, unit.memberId),
    listActions(tenantId, club, query),
    countActions(tenantId, club, query.answer),
  );
  admitClubAdmin(unit.me, facts);
  return { contents: rows.map((row) => actionView(row, unit.now)), totalElements: total?.total ?? 0 };
}
