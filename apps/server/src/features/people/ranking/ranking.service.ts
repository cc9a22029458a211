import { NEIGHBOURS, type MonthlyRanking, type Ranked } from '@dure/contract/people/ranking/ranking.endpoints';
import { monthOf } from '../../../kernel/calendar/months.ts';
import type { Database, Transaction } from '../../../kernel/database/database.ts';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { inBatches } from '../../../kernel/jobs/batches.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { settleLikes } from '../points/points.public.ts';
import { findRanking, listAround, listRanked, rankNow, setShown, type RankedRow } from './ranking.queries.ts';

/**
 * Changes of the ledger in one transaction. Whoever earns meanwhile waits for nothing, and a member's changes in one
 * batch are one row to write. Smaller batches of a large backlog cost more in all; larger ones keep whoever opts out
 * waiting.
 */
const MOST_CHANGES = 250_000;
/** Of the neighbours those above come first; where there are too few on one side, the other has more. */
const ABOVE = 3;

const firstDay = (month: string) => `${month}-01`;

/** The month that runs now, as its first day. */
export const rankedMonth = ({ now, tenant }: Unit): string => firstDay(monthOf(now, tenant.time_zone));

const rankedView =
  (memberId: string) =>
  (row: RankedRow): Ranked => ({
    rank: row.place,
    points: row.points,
    member: {
      memberUUID: row.member_id,
      nickname: row.nickname,
      profileImageUrl: imageUrl(row.profile_image_key, 'profile'),
    },
    isMe: row.member_id === memberId,
  });

/** The caller's own row among up to five others. */
function neighboursOf(above: readonly RankedRow[], fromOwn: readonly RankedRow[]): RankedRow[] {
  const below = fromOwn.length - 1;
  const ofAbove = Math.min(above.length, Math.max(ABOVE, NEIGHBOURS - below));
  return [...above.slice(above.length - ofAbove), ...fromOwn.slice(0, 1 + NEIGHBOURS - ofAbove)];
}

interface Question {
  readonly page: number;
  readonly size: number;
  readonly month?: string | undefined;
}

export async function listMonthlyRanking(unit: Unit, { page, size, month }: Question): Promise<MonthlyRanking> {
  const { tenantId, memberId, now, tenant } = unit;
  const thisMonth = monthOf(now, tenant.time_zone);
  const asked = month ?? thisMonth;
  const of = { tenantId, month: firstDay(asked) };
  const [rows, above, fromOwn, [whole]] = await unit.read(
    listRanked(of, { size, offset: (page - 1) * size }),
    listAround(of, memberId, '>', NEIGHBOURS),
    listAround(of, memberId, '<=', NEIGHBOURS + 1),
    findRanking(of, memberId),
  );
  const view = rankedView(memberId);
  return {
    month: asked,
    firstMonth: whole!.first_month,
    isOver: asked < thisMonth,
    contents: rows.map(view),
    totalElements: whole!.count,
    neighbours: neighboursOf(above, fromOwn).map(view),
    isShown: whole!.in_ranking,
  };
}

/** Takes the caller out of the rankings of all months, in a transaction of somebody else's. */
export function hideFromRanking(unit: Unit, transaction: Transaction): void {
  transaction.soon(setShown(unit.tenantId, unit.memberId, false, rankedMonth(unit)));
}

export function showInRanking(unit: Unit, isShown: boolean): Promise<{ isShown: boolean }> {
  const { tenantId, memberId } = unit;
  return unit.write(async (transaction) => {
    await transaction.all(setShown(tenantId, memberId, isShown, rankedMonth(unit)));
    return { isShown };
  });
}

/** Adds up all that the ledger got, with the likes until now. */
export async function rankPoints(database: Database, tenantId: string): Promise<void> {
  await settleLikes(database, tenantId);
  await inBatches(MOST_CHANGES, async (most) => {
    const row = await database.transaction(tenantId, (transaction) => transaction.first(rankNow(tenantId, most)));
    return row?.taken ?? 0;
  });
}
