import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { highestRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { MemberState } from '@dure/contract/tenancy/accounts/member-states';
import type { findLatestEntry } from '../../../../kernel/audit/entries.queries.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { listSessionRows } from '../sessions/sessions.queries.ts';
import type { listManaged } from './managed-members.queries.ts';
import type { findManaged } from './member-access.queries.ts';

type Row = RowsOf<ReturnType<typeof listManaged>>[number];

export function stateOf({ status, dormant_at }: Pick<Row, 'status' | 'dormant_at'>): MemberState {
  if (status === 'LOCKED') return 'LOCKED';
  return dormant_at === null ? 'ACTIVE' : 'DORMANT';
}

export const memberView = (row: Row): ManagedMember => ({
  memberUUID: row.member_id,
  nickname: row.nickname,
  email: row.email,
  loginName: row.login_name,
  studentNumber: row.student_number,
  memberType: row.member_type,
  organizationCode: row.organization_code,
  roles: row.roles as ManagedMember['roles'],
  state: stateOf(row),
  lastUsedAt: row.last_used_at.toISOString(),
  memberSince: row.created_at.toISOString(),
});

export type AccessRows = readonly [
  RowsOf<ReturnType<typeof findManaged>>,
  RowsOf<ReturnType<typeof listSessionRows>>,
  RowsOf<ReturnType<typeof findLatestEntry>>,
];

/** Undefined where there is no such member. */
export function accessView([[member], sessions, [entry]]: AccessRows): MemberAccess | undefined {
  return (
    member && {
      ...memberView(member),
      role: highestRole(member.roles),
      hasSecondFactor: member.has_second_factor === true,
      sessions: sessions.map(({ device, started_at }) => ({ device, startedAt: started_at.toISOString() })),
      lock:
        entry && member.status === 'LOCKED'
          ? {
              reason: entry.reason,
              lockedBy: entry.nickname,
              lockedAt: entry.changed_at.toISOString(),
              lockedUntil: member.locked_until?.toISOString() ?? null,
            }
          : null,
    }
  );
}
