import { MEMBER_ROLE_LABELS, MEMBER_STATE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { Download } from '../../../../kernel/http/route.ts';
import { momentWriter } from '../../../../kernel/spreadsheet/moments.ts';
import { type Cell, xlsx, XLSX_TYPE } from '../../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { listManaged, type MemberFilter } from './managed-members.queries.ts';
import { memberExportText as text } from './managed-members.text.ts';
import { stateOf } from './managed-members.view.ts';

/** Members read at once. */
const STRETCH = 500;

/** The list of members as a workbook, narrowed as it is on the page; each stretch goes on behind the last of the one before. */
export async function exportManagedMembers(unit: Unit, filter: MemberFilter): Promise<Download> {
  const { tenantId, tenant, services } = unit;
  const moment = momentWriter(tenant.time_zone);
  // Whoever may not have it is refused before the file begins.
  await unit.settle();
  async function* rows(): AsyncGenerator<Cell[]> {
    let last: RowsOf<ReturnType<typeof listManaged>>[number] | undefined;
    do {
      const stretch = { limit: STRETCH, after: last };
      const [members] = await services.database.read(tenantId, listManaged(tenantId, filter, stretch));
      for (const member of members) {
        yield [
          member.nickname,
          member.email,
          member.student_number,
          member.login_name,
          MEMBER_ROLE_LABELS[highestRole(member.roles)],
          text.memberTypes[member.member_type] ?? member.member_type,
          member.organization_code,
          MEMBER_STATE_LABELS[stateOf(member)],
          moment(member.last_used_at),
          moment(member.created_at),
        ];
      }
      last = members.length < STRETCH ? undefined : members.at(-1);
    } while (last);
  }
  const columns = text.columns.map(([header, width]) => ({ header, width }));
  return { name: text.fileName, contentType: XLSX_TYPE, stream: xlsx([{ name: text.sheet, columns, rows }]) };
}
