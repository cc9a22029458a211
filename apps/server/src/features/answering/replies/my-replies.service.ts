import type { MyReply } from '@dure/contract/answering/replies/replies.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { Unit } from '../../../kernel/unit.ts';
import { listStandings } from '../../clubs/quiz-access/quiz-access.public.ts';
import { countMine, listMine } from './my-replies.queries.ts';
import { myReplyView } from './my-replies.view.ts';

/** The caller's own replies with where they stand: one more statement says which of those places are still open to them. */
export async function listMyReplies(
  unit: Unit,
  { page, size }: { page: number; size: number },
): Promise<Page<MyReply>> {
  const { tenantId, memberId } = unit;
  const [rows, [total]] = await unit.read(
    listMine({ tenantId, memberId, size, offset: (page - 1) * size }),
    countMine({ tenantId, memberId }),
  );
  const standingAt = await listStandings(unit, rows);
  return {
    contents: rows.map((row) => myReplyView(row, standingAt(row), memberId)),
    totalElements: total?.count ?? 0,
  };
}
