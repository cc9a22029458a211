import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { OfMember } from '../registry/table-data.ts';

const own = ({ tenantId, memberId }: OfMember) =>
  build.updateTable('data_exports').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

export const findExport = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('data_exports')
    .select(['export_id', 'requested_at', 'byte_size', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);
export type ExportRow = RowsOf<ReturnType<typeof findExport>>[number];

/** Begins one, unless one is being made since `stalled`: then no row comes back. */
export const beginExport = ({ tenantId, memberId }: OfMember, exportId: string, now: Date, stalled: Date) => {
  const begun = { export_id: exportId, requested_at: now, byte_size: null, expires_at: null, ticket_hash: null };
  return build
    .insertInto('data_exports')
    .values({ tenant_id: tenantId, member_id: memberId, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id'])
        .doUpdateSet(begun)
        .where((row) =>
          row.or([row('data_exports.byte_size', 'is not', null), row('data_exports.requested_at', '<', stalled)]),
        ),
    )
    .returning('export_id');
};

/** It can be fetched from now on; answers nothing where another was begun since, or its owner has gone. */
export const finishExport = (of: OfMember, exportId: string, byteSize: number, expiresAt: Date) =>
  own(of).where('export_id', '=', exportId).set({ byte_size: byteSize, expires_at: expiresAt });

export const setTicket = (of: OfMember, ticketHash: string, until: Date, now: Date) =>
  own(of).where('expires_at', '>', now).set({ ticket_hash: ticketHash, ticket_until: until });

/** Uses a ticket up: of two at once one gets the row. */
export const takeTicket = (of: OfMember, ticketHash: string, now: Date) =>
  own(of)
    .where('ticket_hash', '=', ticketHash)
    .where('ticket_until', '>', now)
    .where('expires_at', '>', now)
    .set({ ticket_hash: null, ticket_until: null })
    .returning(['export_id', 'byte_size', 'requested_at']);

export const takeExpired = (tenantId: string, now: Date) =>
  build
    .deleteFrom('data_exports')
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '<=', now)
    .returning('export_id');

/** Whether the account still is one. */
export const findOwner = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('members')
    .select('nickname')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'ACTIVE');

/** The columns by which each table's rows are in order. */
export const listKeys = () =>
  build.selectNoFrom(
    sql<Readonly<Record<string, string[]>>>`(select jsonb_object_agg(name, keys) from (
      select indrelid::regclass::text as name,
        (select array_agg(attname::text order by ordinality) from unnest(indkey::int2[]) with ordinality as part(number, ordinality)
          join pg_attribute on attrelid = indrelid and attnum = part.number) as keys
      from pg_index join pg_class on pg_class.oid = indrelid
      where indisprimary and relnamespace = 'public'::regnamespace) as tables)`.as('keys'),
  );
