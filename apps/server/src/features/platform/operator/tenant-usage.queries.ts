import { sql } from 'kysely';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { build } from '../../../kernel/database/build.ts';
import { GONE } from '../../../kernel/session/gone.ts';
import { hasEntered } from '../../tenancy/accounts/accounts.public.ts';

/** How many people each organisation has, when one of them was last seen, and what its files take. */
export const listTenantUsages = build
  .selectFrom(
    sql<{ tenant_id: string; people: number; last_used_at: Date | null; file_bytes: number }>`tenant_usages()`.as(
      'usage',
    ),
  )
  .selectAll();
export type TenantUsage = RowsOf<typeof listTenantUsages>[number];

/** When each organisation was last written into an archive. */
export const listExports = build
  .selectFrom('operator_entries')
  .select((row) => ['tenant_id', row.fn.max('changed_at').as('exported_at')])
  .where('action', '=', 'tenantExported')
  .groupBy('tenant_id');

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
  .select([
    'tenant_id',
    'uri',
    'name',
    'suspended_at',
    'suspension_note',
    'deletion_due_at',
    'created_at',
    'storage_limit',
    'ai_monthly_cap',
  ])
  .orderBy('created_at')
  .orderBy('uri');
export type ListedTenant = RowsOf<typeof listTenantStates>[number];
