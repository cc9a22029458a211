import { FEWEST_PICKS } from '@dure/contract/clubs/growth/good-eye';
import { monthOf } from '../../../kernel/calendar/months.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { countPicks } from './good-eye.queries.ts';

/** How well the caller's one-picks were graded later, as a share that tells of no single answer. */
export async function getGoodEye(unit: Unit): Promise<{ pickCount: number; tenths: number | null }> {
  const { tenantId, memberId, now } = unit;
  const { time_zone: timeZone } = unit.tenant;
  const [[counted]] = await unit.read(countPicks({ tenantId, memberId, timeZone, month: monthOf(now, timeZone) }));
  const { picks, good } = counted!;
  return { pickCount: picks, tenths: picks < FEWEST_PICKS ? null : Math.round((10 * good) / picks) };
}
