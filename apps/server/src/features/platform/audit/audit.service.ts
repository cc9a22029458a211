import { MAX_LISTED_ENTRIES } from '@dure/contract/platform/audit/audit-limits';
import type { listAuditEntries as endpoint } from '@dure/contract/platform/audit/audit.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { auditFilter } from './audit-filter.ts';
import { countEntries, listEntries } from './audit.queries.ts';
import { entryView } from './audit.view.ts';

/** A page of what was changed and looked at. Further back than pages are counted there is none. */
export async function listAuditEntries(unit: Unit, query: z.output<(typeof endpoint)['query']>) {
  const { tenantId, now } = unit;
  const filter = auditFilter(query, now);
  const offset = (query.page - 1) * query.size;
  const limit = Math.max(0, Math.min(query.size, MAX_LISTED_ENTRIES - offset));
  const [rows, [counted]] = await unit.read(
    listEntries(tenantId, filter, { offset: limit === 0 ? 0 : offset, limit }),
    countEntries(tenantId, filter, MAX_LISTED_ENTRIES + 1),
  );
  return {
    contents: rows.map(entryView),
    totalElements: Math.min(counted!.count, MAX_LISTED_ENTRIES),
    isCut: counted!.count > MAX_LISTED_ENTRIES,
  };
}
