import { sql } from 'kysely';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { build } from '../../../kernel/database/build.ts';
import { GONE } from '../../../kernel/session/gone.ts';
import { hasEntered } from '../../tenancy/accounts/accounts.public.ts';

/** How many people an organisation has, when one of them was last seen, what its files take, and who managed it first. */
export const findTenantUsage = (tenantId: string) =>
  build
    .selectFrom('members')
    .select((row) => [
      row.fn.countAll<number>().filterWhere('status', 'not in', GONE).as('people'),
      row.fn.max('last_used_at').as('last_used_at'),
      row
        .selectFrom('files')
        .select((file) => file.fn.coalesce(file.fn.sum<number>('byte_size'), sql<number>`0`).as('bytes'))
        .where('files.tenant_id', '=', tenantId)
        .$castTo<{ bytes: number }>()
        .as('bytes'),
    ])
    .where('tenant_id', '=', tenantId);

/** Who managed it first and still does, and whether they have opened their invitation. */
export const findFirstManager = (tenantId: string) =>
  build
    .selectFrom('members')
    .select(['member_id', 'nickname', 'created_at'])
    .select((row) => row.ref('email').$notNull().as('email'))
    .select(hasEntered.as('has_entered'))
    .where('tenant_id', '=', tenantId)
    .where('status', 'not in', GONE)
    .where(sql<boolean>`'ROLE_MANAGER' = any(roles)`)
    // The operator writes to them.
    .where('email', 'is not', null)
    .orderBy('created_at')
    .limit(1);

/** Imports whose program is gone: nobody holds their lock. */
export const listBrokenImports = build
  .selectFrom('tenant_imports')
  .select(['uri', 'name', 'begun_at'])
  .where(
    sql<boolean>`not exists (select from pg_locks where locktype = 'advisory' and classid = 4153021
      and objid = ((hashtext(tenant_imports.tenant_id::text)::bigint + 4294967296) % 4294967296)::oid)`,
  )
  .orderBy('begun_at');

export const listTenantStates = build
  .selectFrom('tenants')
  .select(['tenant_id', 'uri', 'name', 'suspended_at', 'suspension_note', 'deletion_due_at', 'created_at'])
  .orderBy('created_at')
  .orderBy('uri');
export type ListedTenant = RowsOf<typeof listTenantStates>[number];
