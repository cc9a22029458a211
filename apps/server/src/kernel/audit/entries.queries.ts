import type { AuditAction, AuditChange } from '@dure/contract/tenancy/audit/audit-actions';
import { build } from '../database/build.ts';
import { sameTenant } from '../database/tenant-join.ts';

/** Where a request came from. */
export interface RequestOrigin {
  /** IP address, as the proxy in front tells it. */
  readonly address: string;
  /** Browser and system: `Chrome · Windows`. */
  readonly device: string;
}

interface NewEntry {
  readonly tenantId: string;
  readonly changedBy: string;
  readonly action: AuditAction;
  readonly memberId: string | null;
  readonly clubSequence: number | null;
  readonly changes: readonly AuditChange[];
  readonly reason: string;
  readonly origin: RequestOrigin;
  readonly now: Date;
}

export const insertEntry = (entry: NewEntry) =>
  build.insertInto('audit_entries').values({
    tenant_id: entry.tenantId,
    changed_by: entry.changedBy,
    action: entry.action,
    member_id: entry.memberId,
    club_sequence: entry.clubSequence,
    changes: JSON.stringify(entry.changes),
    reason: entry.reason,
    address: entry.origin.address,
    device: entry.origin.device,
    changed_at: entry.now,
  });

/** The last time that this was changed of a member, and who did it. */
export const findLatestEntry = (tenantId: string, memberId: string, action: AuditAction) =>
  build
    .selectFrom('audit_entries')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'audit_entries', { member_id: 'changed_by' }))
    .select(['reason', 'changed_at', 'nickname'])
    .where('audit_entries.tenant_id', '=', tenantId)
    .where('audit_entries.member_id', '=', memberId)
    .where('action', '=', action)
    .orderBy('changed_at', 'desc')
    .orderBy('entry_sequence', 'desc')
    .limit(1);
