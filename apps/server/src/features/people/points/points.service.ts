import type { PointHistories } from '@dure/contract/people/points/points.endpoints';
import { monthOf } from '../../../kernel/calendar/months.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listEntries, sumEntries, type Asked } from './points.queries.ts';
import { entryView } from './points.view.ts';

interface Question extends Pick<Asked, 'clubSequence' | 'quizSequence'> {
  readonly page: number;
  readonly size: number;
}

/** What the caller earned. Of a place that they left they still know what it brought. */
export async function listPointHistories(
  unit: Unit,
  { page, size, clubSequence, quizSequence }: Question,
): Promise<PointHistories> {
  const { tenantId, memberId, now } = unit;
  const { time_zone: timeZone } = unit.tenant;
  const asked = { tenantId, memberId, clubSequence, quizSequence };
  const [rows, [sums]] = await unit.read(
    listEntries(asked, { size, offset: (page - 1) * size }),
    sumEntries(asked, monthOf(now, timeZone), timeZone),
  );
  return {
    contents: rows.map(entryView),
    totalElements: sums!.count,
    totalPoints: sums!.total,
    monthPoints: sums!.this_month,
  };
}
