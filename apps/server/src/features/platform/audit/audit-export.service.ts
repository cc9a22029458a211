import { auditReasonText, auditSubjectText, auditChangeText } from '@dure/contract/platform/audit/audit-entry.text';
import { AUDIT_KIND_LABELS } from '@dure/contract/platform/audit/audit-actions.text';
import type { Download } from '../../../kernel/http/route.ts';
import { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import { type Cell, xlsx, XLSX_TYPE } from '../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { auditFilter } from './audit-filter.ts';
import { listEntries } from './audit.queries.ts';
import { auditExportText as text } from './audit.text.ts';
import { entryView, type EntryRow } from './audit.view.ts';

/** Entries read at once. */
const STRETCH = 500;

/** The list as a workbook, narrowed as it is on the page; each stretch goes on behind the last row of the one before. */
export async function exportAuditEntries(unit: Unit, query: Parameters<typeof auditFilter>[0]): Promise<Download> {
  const { tenantId, tenant, services, now } = unit;
  // Without an end of its own the file would hold what comes while it is sent.
  const narrowed = auditFilter(query, now);
  const filter = { ...narrowed, to: narrowed.to ?? now };
  const moment = momentWriter(tenant.time_zone);
  await unit.settle();
  async function* rows(): AsyncGenerator<Cell[]> {
    let last: EntryRow | undefined;
    do {
      const stretch = { offset: 0, limit: STRETCH, ...(last && { after: last }) };
      const [read] = await services.database.read(tenantId, listEntries(tenantId, filter, stretch));
      for (const row of read) {
        const entry = entryView(row);
        yield [
          moment(row.happened_at),
          entry.by.nickname,
          AUDIT_KIND_LABELS[entry.kind],
          auditSubjectText(entry),
          entry.changes.map(auditChangeText).join('\n'),
          auditReasonText(entry),
          entry.address,
          entry.device,
          entry.entryId,
        ];
      }
      last = read.length < STRETCH ? undefined : read.at(-1);
    } while (last);
  }
  const columns = text.columns.map(([header, width]) => ({ header, width }));
  return { name: text.fileName, contentType: XLSX_TYPE, stream: xlsx([{ name: text.sheet, columns, rows }]) };
}
