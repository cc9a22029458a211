import type { listAuditEntries as endpoint } from '@dure/contract/platform/audit/audit.endpoints';
import type { z } from 'zod';
import { COUNTED, listedPart, pageUpTo } from '../../../kernel/database/page.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { auditFilter } from './audit-filter.ts';
import { countEntries, listEntries } from './audit.queries.ts';
import { entryView } from './audit.view.ts';

/** A page of what was changed and looked at. Further back than pages are counted there is none. */
export async function listAuditEntries(unit: Unit, query: z.output<(typeof endpoint)['query']>) {
  const { tenantId, now } = unit;
  const filter = auditFilter(query, now);
  const [rows, counted] = await unit.read(
    listEntries(tenantId, filter, listedPart(query)),
    countEntries(tenantId, filter, COUNTED),
  );
  return pageUpTo(rows.map(entryView), counted);
}
