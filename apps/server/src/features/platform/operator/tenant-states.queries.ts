import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { Tenants } from '../../../kernel/database/schema.gen.ts';
import type { RowPart } from '../../../kernel/columns.ts';

/** What operators change. */
const CHANGED = [
  'name',
  'suspended_at',
  'suspension_note',
  'deletion_due_at',
  'storage_limit',
  'ai_monthly_cap',
] as const;
const STATE = ['tenant_id', 'uri', ...CHANGED] as const;

export type TenantStateRow = RowPart<Tenants, (typeof STATE)[number]>;

/** The tenant, held until the end of the transaction. */
export const holdTenant = (tenantId: string) =>
  build.selectFrom('tenants').select(STATE).where('tenant_id', '=', tenantId).forUpdate();

export const findTenantByUri = (uri: string) => build.selectFrom('tenants').select(STATE).where('uri', '=', uri);

export const updateTenant = (tenantId: string, changes: Partial<Pick<TenantStateRow, (typeof CHANGED)[number]>>) =>
  build.updateTable('tenants').set(changes).where('tenant_id', '=', tenantId);

/** Deletes every row of a tenant whose day has come, and the tenant; answers whether it had. */
export const deleteDueTenant = (tenantId: string) =>
  build.selectNoFrom(sql<boolean>`delete_due_tenant(${tenantId}::uuid)`.as('is_deleted'));

export const listDueTenants = (now: Date) =>
  build.selectFrom('tenants').select(['tenant_id', 'name', 'uri']).where('deletion_due_at', '<=', now);
