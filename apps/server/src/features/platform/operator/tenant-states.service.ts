import { isDeepStrictEqual } from 'node:util';
import { DELETION_DAYS } from '@dure/contract/platform/operator/operator-limits';
import type { TenantLimits } from '@dure/contract/platform/operator/tenants.endpoints';
import type { Audited } from '../../../kernel/audit/changes.ts';
import type { Database, Transaction } from '../../../kernel/database/database.ts';
import {
  insertOperatorEntry,
  type OperatorActor,
  type OperatorChange,
} from '../../../kernel/operator/entries.queries.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { holdTenant, updateTenant, type TenantStateRow } from './tenant-states.queries.ts';

/** What a change of a tenant works with: in a shell, or for an operator on the page. */
export interface TenantChanging {
  readonly database: Database;
  readonly now: Date;
  readonly by: OperatorActor;
}

/** The limits that the columns of a tenant say. */
export const limitsOf = ({
  storage_limit,
  ai_monthly_cap,
}: Pick<TenantStateRow, 'storage_limit' | 'ai_monthly_cap'>): TenantLimits => ({
  storageLimit: storage_limit,
  aiMonthlyCap: ai_monthly_cap,
});

type Columns = Parameters<typeof updateTenant>[1];

const DAY_MS = 24 * 60 * 60_000;
const audited = (columns: Columns): Audited =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** Changes the tenant and enters it into the log, in one transaction; `next` answers what is to change. */
function changeTenant(
  { database, now, by }: TenantChanging,
  tenantId: string,
  action: OperatorChange['action'],
  reason: string,
  next: (tenant: TenantStateRow) => Columns,
): Promise<TenantStateRow> {
  return database.transaction(tenantId, async (transaction: Transaction) => {
    const tenant = (await transaction.first(holdTenant(tenantId))) ?? refuse('notFound');
    const after = next(tenant);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, tenant[name as keyof TenantStateRow]]));
    const about = { tenantId, name: tenant.name };
    transaction.soon(
      updateTenant(tenantId, after),
      insertOperatorEntry(by, { action, tenant: about, before: audited(before), after: audited(after), reason }, now),
    );
    return { ...tenant, ...after };
  });
}

/** `before`: the name that was seen; left out by whoever names the organisation by its address. */
export const renameTenant = (changing: TenantChanging, tenantId: string, name: string, before?: string) =>
  changeTenant(changing, tenantId, 'tenantRenamed', '', (tenant) =>
    before === undefined || tenant.name === before ? { name } : refuse('staleVersion', { data: { name: tenant.name } }),
  );

/** `before`: the limits that were seen; left out by whoever names the organisation by its address. */
export const limitTenant = (
  changing: TenantChanging,
  tenantId: string,
  { storageLimit, aiMonthlyCap }: TenantLimits,
  before?: TenantLimits,
) =>
  changeTenant(changing, tenantId, 'tenantLimited', '', (tenant) => {
    const now = limitsOf(tenant);
    if (before !== undefined && !isDeepStrictEqual(now, before)) refuse('staleVersion', { data: now });
    return { storage_limit: storageLimit, ai_monthly_cap: aiMonthlyCap };
  });

/** From now on its people see a page, and its calls are refused; `note` is what they read there. */
export const suspendTenant = (changing: TenantChanging, tenantId: string, note: string, reason: string) =>
  changeTenant(changing, tenantId, 'tenantSuspended', reason, (tenant) =>
    tenant.suspended_at === null ? { suspended_at: changing.now, suspension_note: note } : refuse('conflict'),
  );

/** It is used again; not as long as it is to be deleted. */
export const resumeTenant = (changing: TenantChanging, tenantId: string) =>
  changeTenant(changing, tenantId, 'tenantResumed', '', (tenant) =>
    tenant.suspended_at !== null && tenant.deletion_due_at === null
      ? { suspended_at: null, suspension_note: '' }
      : refuse('conflict'),
  );

/** All of it goes after the waiting time; until then it is suspended, and the order can be called off. */
export const orderDeletion = (changing: TenantChanging, tenantId: string, reason: string) =>
  changeTenant(changing, tenantId, 'tenantDeletionOrdered', reason, (tenant) =>
    tenant.deletion_due_at === null
      ? {
          suspended_at: tenant.suspended_at ?? changing.now,
          deletion_due_at: new Date(changing.now.getTime() + DELETION_DAYS * DAY_MS),
        }
      : refuse('conflict'),
  );

/** It stays, suspended. Once the day has come, its files may be gone: then it is too late. */
export const callOffDeletion = (changing: TenantChanging, tenantId: string) =>
  changeTenant(changing, tenantId, 'tenantDeletionCalledOff', '', (tenant) =>
    tenant.deletion_due_at !== null && tenant.deletion_due_at > changing.now
      ? { deletion_due_at: null }
      : refuse('conflict'),
  );
