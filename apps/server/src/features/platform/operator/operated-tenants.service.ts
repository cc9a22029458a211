import type { MadeTenant, NewTenant } from '@dure/contract/platform/operator/new-tenant';
import { tenantState } from '@dure/contract/platform/operator/tenant-state';
import type * as contract from '@dure/contract/platform/operator/tenants.endpoints';
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
import { findFirstManager, findTenantUsage, listTenantStates, type ListedTenant } from './tenant-usage.queries.ts';

const changingBy = ({ services, now, by }: OperatorWork): states.TenantChanging => ({
  database: services.database,
  now,
  by,
});

async function viewOf(work: OperatorWork, tenant: ListedTenant): Promise<OperatedTenant> {
  const { tenant_id: tenantId, uri, name } = tenant;
  const [[usage], [manager]] = await work.services.database.read(
    tenantId,
    findTenantUsage(tenantId),
    findFirstManager(tenantId),
  );
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
    people: Number(usage!.people),
    fileBytes: Number(usage!.bytes),
    lastUsedAt: Number(usage!.people) === 0 ? null : (usage!.last_used_at?.toISOString() ?? null),
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

/** Of those that are shown alone, people and files are counted. */
export async function listOperatedTenants(
  work: OperatorWork,
  { query: { page, size, keyword, state } }: Received<typeof contract.listOperatedTenants>,
) {
  const sought = keyword?.toLowerCase() ?? '';
  const all = (await work.services.database.readGlobal(listTenantStates)).filter(
    (one) =>
      (state === undefined || tenantState(one) === state) &&
      (one.name.toLowerCase().includes(sought) || one.uri.includes(sought)),
  );
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

async function listed({ services }: OperatorWork, tenantId: string): Promise<ListedTenant> {
  const all = await services.database.readGlobal(listTenantStates);
  return all.find((one) => one.tenant_id === tenantId) ?? refuse('notFound');
}

/** Whatever a change did, the row as it is now is answered, and this server knows at once. */
async function changed(work: OperatorWork, tenantId: string, change: () => Promise<unknown>): Promise<OperatedTenant> {
  await change();
  work.services.tenants.forget();
  return viewOf(work, await listed(work, tenantId));
}

async function confirm(work: OperatorWork, tenantId: string, typed: string): Promise<void> {
  const { name } = await listed(work, tenantId);
  if (typed !== name) refuseFields([{ path: 'confirmedName', message: text.nameDiffers }]);
}

export const renameOperatedTenant = (
  work: OperatorWork,
  { params: { tenant }, body: { name, before } }: Received<typeof contract.renameOperatedTenant>,
) => changed(work, tenant, () => states.renameTenant(changingBy(work), tenant, name, before));

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
