import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { countManaged, listManaged, type MemberFilter } from './managed-members.queries.ts';

const memberView = (row: RowsOf<ReturnType<typeof listManaged>>[number]): ManagedMember => ({
  memberUUID: row.member_id,
  nickname: row.nickname,
  email: row.email,
  studentNumber: row.student_number,
  memberType: row.member_type,
  organizationCode: row.organization_code,
  roles: row.roles as ManagedMember['roles'],
  state: row.dormant_at === null ? 'ACTIVE' : 'DORMANT',
  lastUsedAt: row.last_used_at.toISOString(),
  memberSince: row.created_at.toISOString(),
});

/** A page of the organisation's members. */
export async function listManagedMembers(unit: Unit, query: MemberFilter & PageOf) {
  const [rows, [count]] = await unit.read(listManaged(unit.tenantId, query, query), countManaged(unit.tenantId, query));
  return { contents: rows.map(memberView), totalElements: count!.count };
}
