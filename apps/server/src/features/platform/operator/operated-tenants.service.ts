import type { MadeTenant, NewTenant } from '@dure/contract/platform/operator/new-tenant';
import type { SortDirection } from '@dure/contract/http/sorting';
import { tenantState } from '@dure/contract/platform/operator/tenant-state';
import type * as contract from '@dure/contract/platform/operator/tenants.endpoints';
import type { TenantSort } from '@dure/contract/platform/operator/tenant-sorts';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import type { Received } from '../../../kernel/http/route.ts';
import { insertOperatorEntry } from '../../../kernel/operator/entries.queries.ts';
import type { OperatorWork } from '../../../kernel/operator/operator-work.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import { inviteFirstManagerAnew } from '../../tenancy/accounts/accounts.public.ts';
import { operatorText as text } from './operator.text.ts';
import { siteFor } from './setup.service.ts';
import { insertTenantBySession } from './tenant-making.queries.ts';
import { makeTenant, tellManager } from './tenant-making.service.ts';
import * as states from './tenant-states.service.ts';
import {
  findFirstManager,
  listExports,
  listTenantStates,
  listTenantUsages,
  type ListedTenant,
  type TenantUsage,
} from './tenant-usage.queries.ts';

const changingBy = ({ services, now, by }: OperatorWork): states.TenantChanging => ({
  database: services.database,
  now,
  by,
});

/** An organisation with how much there is of it. */
interface UsedTenant extends ListedTenant, TenantUsage {
  readonly exported_at: Date | null;
}

async function listUsed({ services: { database } }: OperatorWork): Promise<UsedTenant[]> {
  const [tenants, usages, exports] = await Promise.all([
    database.readGlobal(listTenantStates),
    database.readGlobal(listTenantUsages),
    database.readGlobal(listExports),
  ]);
  const usageOf = new Map(usages.map((one) => [one.tenant_id, one]));
  const exportedAt = new Map(exports.map((one) => [one.tenant_id, one.exported_at]));
  return tenants.flatMap((tenant) => {
    const usage = usageOf.get(tenant.tenant_id);
    // One that was made between the two reads is told of by the next look.
    return usage ? [{ ...tenant, ...usage, exported_at: exportedAt.get(tenant.tenant_id) ?? null }] : [];
  });
}

async function viewOf(work: OperatorWork, tenant: UsedTenant): Promise<OperatedTenant> {
  const { tenant_id: tenantId, uri, name } = tenant;
  const people = Number(tenant.people);
  const [[manager]] = await work.services.database.read(tenantId, findFirstManager(tenantId));
  return {
    tenantId,
    uri,
    name,
    siteUrl: siteFor(work, uri),
    state: tenantState(tenant),
    createdAt: tenant.created_at.toISOString(),
    suspendedAt: tenant.suspended_at?.toISOString() ?? null,
    suspensionNote: tenant.suspension_note,
    deletionDueAt: tenant.deletion_due_at?.toISOString() ?? null,
    people,
    fileBytes: Number(tenant.file_bytes),
    ...states.limitsOf(tenant),
    lastUsedAt: people === 0 ? null : (tenant.last_used_at?.toISOString() ?? null),
    exportedAt: tenant.exported_at?.toISOString() ?? null,
    firstManager: manager
      ? {
          nickname: manager.nickname,
          email: manager.email,
          hasEntered: Boolean(manager.has_entered),
          invitedAt: manager.created_at.toISOString(),
        }
      : null,
  };
}

type Order = (one: UsedTenant, other: UsedTenant) => number;
const by =
  (figure: (one: UsedTenant) => number): Order =>
  (one, other) =>
    figure(one) - figure(other);
const ORDERS: Readonly<Record<TenantSort, Order>> = {
  name: (one, other) => one.name.localeCompare(other.name, 'ko'),
  people: by(({ people }) => Number(people)),
  files: by(({ file_bytes: bytes }) => Number(bytes)),
  lastUsed: by(({ last_used_at: at }) => at?.getTime() ?? 0),
};

/** Those that are alike stand as they were made. */
function inOrder(all: UsedTenant[], sort: TenantSort | undefined, direction: SortDirection): UsedTenant[] {
  if (sort === undefined) return all;
  const order = ORDERS[sort];
  return all.toSorted(direction === 'ASC' ? order : (one, other) => order(other, one));
}

export async function listOperatedTenants(
  work: OperatorWork,
  { query: { page, size, keyword, state, sort, direction } }: Received<typeof contract.listOperatedTenants>,
) {
  const sought = keyword?.toLowerCase() ?? '';
  const found = (await listUsed(work)).filter(
    (one) =>
      (state === undefined || tenantState(one) === state) &&
      (one.name.toLowerCase().includes(sought) || one.uri.includes(sought)),
  );
  const all = inOrder(found, sort, direction);
  const shown = all.slice((page - 1) * size, page * size);
  return { contents: await Promise.all(shown.map((one) => viewOf(work, one))), totalElements: all.length };
}

export async function makeOperatedTenant(work: OperatorWork, wished: NewTenant): Promise<MadeTenant> {
  const { services, now, by, sessionHash } = work;
  const making = {
    database: services.database,
    now,
    by,
    sendsMail: services.mail.postman !== undefined,
    siteOf: (uri: string) => siteFor(work, uri),
    insert: (row: Parameters<typeof insertTenantBySession>[0]) => insertTenantBySession(row, sessionHash),
  };
  const made = await makeTenant(making, wished);
  services.tenants.forget();
  return made ?? refuseFields([{ path: 'uri', message: text.uriTaken }]);
}

/** Has the first manager come in by a new link; until they have come in, an address that was mistyped is put right by it. */
export async function inviteFirstManager(
  work: OperatorWork,
  { params: { tenant: tenantId }, body }: Received<typeof contract.inviteFirstManager>,
): Promise<MadeTenant> {
  const { services, now, by } = work;
  const { name, uri } = await listed(work, tenantId);
  const siteUrl = siteFor(work, uri);
  return services.database.transaction(tenantId, async (transaction) => {
    const first = (await transaction.first(findFirstManager(tenantId))) ?? refuse('conflict');
    if (first.email !== body.before) return refuse('staleVersion', { data: { email: first.email } });
    const invitation = await inviteFirstManagerAnew(transaction, { ...body, memberId: first.member_id }, now);
    if (invitation === 'taken') return refuseFields([{ path: 'email', message: text.addressTaken }]);
    if (invitation === 'gone') return refuse('conflict');
    const change = { before: { manager: body.before }, after: { manager: body.email } };
    const tenant = { tenantId, name };
    transaction.soon(insertOperatorEntry(by, { action: 'firstManagerInvited', tenant, ...change }, now));
    const sendsMail = services.mail.postman !== undefined;
    return {
      siteUrl,
      manager: tellManager(transaction, { name, siteUrl, email: body.email, sendsMail, now }, invitation),
    };
  });
}

/** What it is called and where it is, without counting what there is of it. */
async function listed({ services: { database } }: OperatorWork, tenantId: string): Promise<ListedTenant> {
  const all = await database.readGlobal(listTenantStates);
  return all.find((one) => one.tenant_id === tenantId) ?? refuse('notFound');
}

/** Whatever a change did, the row as it is now is answered, and this server knows at once. */
async function changed(work: OperatorWork, tenantId: string, change: () => Promise<unknown>): Promise<OperatedTenant> {
  await change();
  work.services.tenants.forget();
  const now = (await listUsed(work)).find((one) => one.tenant_id === tenantId);
  return viewOf(work, now ?? refuse('notFound'));
}

async function confirm(work: OperatorWork, tenantId: string, typed: string): Promise<void> {
  const { name } = await listed(work, tenantId);
  if (typed !== name) refuseFields([{ path: 'confirmedName', message: text.nameDiffers }]);
}

export const renameOperatedTenant = (
  work: OperatorWork,
  { params: { tenant }, body: { name, before } }: Received<typeof contract.renameOperatedTenant>,
) => changed(work, tenant, () => states.renameTenant(changingBy(work), tenant, name, before));

export const setTenantLimits = (
  work: OperatorWork,
  { params: { tenant }, body: { before, ...limits } }: Received<typeof contract.setTenantLimits>,
) => changed(work, tenant, () => states.limitTenant(changingBy(work), tenant, limits, before));

export async function suspendOperatedTenant(
  work: OperatorWork,
  { params: { tenant }, body: { confirmedName, note, reason } }: Received<typeof contract.suspendOperatedTenant>,
) {
  await confirm(work, tenant, confirmedName);
  return changed(work, tenant, () => states.suspendTenant(changingBy(work), tenant, note, reason));
}

export const resumeOperatedTenant = (work: OperatorWork, tenantId: string) =>
  changed(work, tenantId, () => states.resumeTenant(changingBy(work), tenantId));

export async function orderTenantDeletion(
  work: OperatorWork,
  { params: { tenant }, body: { confirmedName, reason } }: Received<typeof contract.orderTenantDeletion>,
) {
  await confirm(work, tenant, confirmedName);
  return changed(work, tenant, () => states.orderDeletion(changingBy(work), tenant, reason));
}

export const callOffTenantDeletion = (work: OperatorWork, tenantId: string) =>
  changed(work, tenantId, () => states.callOffDeletion(changingBy(work), tenantId));
