import type { AuditKind } from '@dure/contract/platform/audit/audit-kinds';
import { DOWNLOAD_KINDS, type LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { AuditAction, AuditChange } from '@dure/contract/tenancy/audit/audit-actions';
import type { DownloadReason } from '@dure/contract/tenancy/audit/download-reasons';
import { sql, type RawBuilder } from 'kysely';
import type { RowPart } from '../../../kernel/columns.ts';
import type { AuditEntries } from '../../../kernel/database/schema.gen.ts';

/** What the keyword can mean: words of a reason or a name, or what labels of codes hold it. */
export interface Sought {
  readonly words: string;
  readonly actions: readonly AuditAction[];
  readonly looks: readonly LookKind[];
  readonly reasons: readonly DownloadReason[];
}
export interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly by?: string | undefined;
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly hasReason: boolean;
  readonly sought?: Sought | undefined;
}

/** The last entry that was read: the list goes on behind it. */
export interface AuditPlace {
  readonly happened_at: Date;
  readonly source: 'C' | 'L';
  readonly sequence: number;
}

interface Entry extends RowPart<AuditEntries, 'member_id' | 'club_sequence' | 'reason' | 'address' | 'device'> {
  readonly source: 'C' | 'L';
  readonly sequence: number;
  readonly happened_at: Date;
  readonly by_id: string;
  readonly what: string;
  readonly changes: AuditChange[];
  readonly download_reason: string | null;
}

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

/** Only a name that holds the words, of the few who ever did something. */
const byName = (tenantId: string, words: string) =>
  sql`(select member_id from members where tenant_id = ${tenantId}::uuid and position(${words} in lower(nickname)) > 0)`;

const changesArm = (tenantId: string, filter: AuditFilter, after: AuditPlace | undefined, most: number) => {
  const { by, from, to, hasReason, sought } = filter;
  const conditions = [
    sql`tenant_id = ${tenantId}::uuid`,
    sql`changed_at >= ${from}`,
    ...(to ? [sql`changed_at <= ${to}`] : []),
    ...(by === undefined ? [] : [sql`changed_by = ${by}::uuid`]),
    ...(hasReason ? [sql`reason <> ''`] : []),
    ...(sought
      ? [
          sql`(position(${sought.words} in lower(reason)) > 0 or action = any(${[...sought.actions]}::text[])
            or changed_by in ${byName(tenantId, sought.words)} or member_id in ${byName(tenantId, sought.words)})`,
        ]
      : []),
    ...(after
      ? [
          after.source === 'C'
            ? sql`(changed_at, entry_sequence) < (${after.happened_at}, ${after.sequence})`
            : sql`changed_at < ${after.happened_at}`,
        ]
      : []),
  ];
  return sql`(select 'C' as source, entry_sequence as sequence, changed_at as happened_at, changed_by as by_id, action as what,
      member_id, club_sequence, changes, null::text as download_reason, reason, address, device
    from audit_entries where ${both(conditions)} order by changed_at desc, entry_sequence desc limit ${most})`;
};

const looksArm = (tenantId: string, filter: AuditFilter, after: AuditPlace | undefined, most: number) => {
  const { kind, by, from, to, hasReason, sought } = filter;
  const downloads = sql`kind = any(${[...DOWNLOAD_KINDS]}::text[])`;
  const conditions = [
    sql`tenant_id = ${tenantId}::uuid`,
    sql`seen_at >= ${from}`,
    ...(to ? [sql`seen_at <= ${to}`] : []),
    ...(kind === undefined ? [] : [kind === 'DOWNLOAD' ? downloads : sql`not ${downloads}`]),
    ...(by === undefined ? [] : [sql`seen_by = ${by}::uuid`]),
    ...(hasReason ? [sql`reason is not null`] : []),
    ...(sought
      ? [
          sql`(position(${sought.words} in lower(note)) > 0 or kind = any(${[...sought.looks]}::text[])
            or reason = any(${[...sought.reasons]}::text[])
            or seen_by in ${byName(tenantId, sought.words)} or member_id in ${byName(tenantId, sought.words)})`,
        ]
      : []),
    ...(after
      ? [
          after.source === 'C'
            ? sql`seen_at <= ${after.happened_at}`
            : sql`(seen_at, look_sequence) < (${after.happened_at}, ${after.sequence})`,
        ]
      : []),
  ];
  return sql`(select 'L' as source, look_sequence as sequence, seen_at as happened_at, seen_by as by_id, kind as what,
      member_id, club_sequence, '[]'::jsonb as changes, reason as download_reason, note as reason, address, device
    from data_looks where ${both(conditions)} order by seen_at desc, look_sequence desc limit ${most})`;
};

/** At most so many rows of each log. Each is read by its own index and cut before they are put in order, however long it is. */
export function newestEntries(
  tenantId: string,
  filter: AuditFilter,
  most: number,
  after?: AuditPlace,
): RawBuilder<Entry> {
  const wanted = [
    ...(filter.kind === undefined || filter.kind === 'CHANGE' ? [changesArm(tenantId, filter, after, most)] : []),
    ...(filter.kind === 'CHANGE' ? [] : [looksArm(tenantId, filter, after, most)]),
  ];
  return sql<Entry>`(${sql.join(wanted, sql` union all `)})`;
}
