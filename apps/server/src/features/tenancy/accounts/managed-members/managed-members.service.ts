import { COUNTED, listedPart, pageUpTo, type PageOf } from '../../../../kernel/database/page.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { countManaged, listManaged, type MemberFilter, type MemberOrder } from './managed-members.queries.ts';
import { memberView } from './managed-members.view.ts';

/** A page of the organisation's members. */
export async function listManagedMembers(unit: Unit, query: MemberFilter & PageOf & MemberOrder) {
  const [rows, counted] = await unit.read(
    listManaged(unit.tenantId, query, listedPart(query), query),
    countManaged(unit.tenantId, query, COUNTED),
  );
  return pageUpTo(rows.map(memberView), counted);
}
