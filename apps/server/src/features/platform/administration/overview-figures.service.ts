import { OVERVIEW_WEEKS } from '@dure/contract/platform/administration/administration-limits';
import type { OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import { OVERVIEW_FIGURES, type FileKind } from '@dure/contract/platform/administration/overview-figures';
import { dayOf } from '../../../kernel/calendar/months.ts';
import { weeksUntil } from '../../../kernel/calendar/periods.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { measure, shownOf } from '../statistics/statistics.public.ts';
import { sumFiles } from './overview.queries.ts';

const KINDS: Readonly<Record<string, FileKind>> = { CONTENT: 'MATERIALS', ANSWER: 'ANSWERS' };

/** Learning by week, by the figures of the statistics, and what files take. */
export async function getOverviewFigures(unit: Unit): Promise<OverviewFigures> {
  const { tenantId, tenant, now } = unit;
  const timeZone = tenant.time_zone;
  const periods = weeksUntil(dayOf(now, timeZone), OVERVIEW_WEEKS);
  const measured = await measure((...queries) => unit.read(...queries), { tenantId, timeZone, periods });
  const [sums] = await unit.read(sumFiles(tenantId));
  const bytes = new Map<FileKind, number>();
  for (const { purpose, bytes: more } of sums) {
    const kind = KINDS[purpose] ?? 'OTHERS';
    bytes.set(kind, (bytes.get(kind) ?? 0) + Number(more));
  }
  return {
    weeks: periods.map(({ name }) => {
      const { values, hidden } = shownOf(measured.get(name)!);
      const { answeringPeople, onTimeShare, averageGrowth } = values;
      return {
        from: name,
        values: { answeringPeople, onTimeShare, averageGrowth },
        hidden: hidden.filter((figure) => OVERVIEW_FIGURES.some((one) => one === figure)),
      };
    }),
    files: [...bytes]
      .map(([kind, taken]) => ({ kind, bytes: taken }))
      .toSorted((one, other) => other.bytes - one.bytes),
    storageLimit: tenant.storage_limit,
  };
}
