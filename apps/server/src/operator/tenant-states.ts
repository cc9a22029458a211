import { DELETION_DAYS, GIGABYTE, OPERATOR_LIMITS } from '@dure/contract/platform/operator/operator-limits';
import { tenantState } from '@dure/contract/platform/operator/tenant-state';
import { TENANT_LIMITS } from '@dure/contract/tenancy/tenants/tenant-columns';
import {
  callOffDeletion,
  findTenantByUri,
  limitsOf,
  limitTenant,
  orderDeletion,
  renameTenant,
  resumeTenant,
  suspendTenant,
  type TenantChanging,
  type TenantStateRow,
} from '../features/platform/operator/operator.public.ts';
import { byShell, fail, onDatabase, text, type Command, type Options, type Values } from './arguments.ts';

const address: Options = { address: { type: 'string' } };
const day = (date: Date | null) => date?.toISOString().slice(0, 10);

/** Finds the organisation of `--address`, and changes it. */
function onTenant(
  work: (changing: TenantChanging, tenant: TenantStateRow, values: Values) => Promise<string>,
): Command['run'] {
  return ({ config, values }) =>
    onDatabase(config, async (database) => {
      const uri = text(values, 'address');
      const [tenant] = await database.readGlobal(findTenantByUri(uri));
      if (!tenant) return fail(`No organisation has the address ${uri}.`);
      return work({ database, now: new Date(), by: byShell() }, tenant, values);
    });
}

/** What cuts people off asks for the name of the organisation: an address is soon mistyped. */
function confirmName({ name }: TenantStateRow, values: Values): void {
  if (text(values, 'confirm') !== name) fail(`--confirm must be the name of the organisation: "${name}".`);
}

const atMost = (values: Values, name: string, most: number): string => {
  const given = text(values, name).trim();
  return given.length > most ? fail(`--${name} may have ${most} characters at most.`) : given;
};

export const tenantRename: Command = {
  help: 'tenant rename --address ADDRESS --name NAME',
  options: { ...address, name: { type: 'string' } },
  required: ['address', 'name'],
  run: onTenant(async (changing, tenant, values) => {
    const name = atMost(values, 'name', TENANT_LIMITS.name);
    if (name === '') fail('--name is missing.');
    await renameTenant(changing, tenant.tenant_id, name);
    return `${tenant.name} is called ${name} from now on.`;
  }),
};

/** A number of a limit, `none`, or undefined where it is not given. */
function limitOf(values: Values, name: string, { min, max }: { readonly min: number; readonly max: number }) {
  if (values[name] === undefined) return undefined;
  const given = text(values, name);
  if (given === 'none') return null;
  const number = Number(given);
  return /^\d+$/.test(given) && number >= min && number <= max
    ? number
    : fail(`--${name} must be a whole number from ${min} to ${max}, or "none".`);
}
const gigabytes = (bytes: number) => bytes / GIGABYTE;

export const tenantLimit: Command = {
  help: `tenant limit --address ADDRESS [--storage GB] [--ai WON]
  --storage GB           what its files may take together; "none": as much as there is
  --ai WON               won a month at the installation's AI; "none": what AI_MONTHLY_CAP allows each`,
  options: { ...address, storage: { type: 'string' }, ai: { type: 'string' } },
  required: ['address'],
  run: onTenant(async (changing, tenant, values) => {
    const { min, max } = OPERATOR_LIMITS.storageBytes;
    const storage = limitOf(values, 'storage', { min: gigabytes(min), max: gigabytes(max) });
    const won = limitOf(values, 'ai', { min: 0, max: OPERATOR_LIMITS.won });
    if (storage === undefined && won === undefined) fail('--storage or --ai is missing.');
    const { storageLimit, aiMonthlyCap } = limitsOf(tenant);
    const limits = {
      storageLimit: storage === undefined ? storageLimit : storage && storage * GIGABYTE,
      aiMonthlyCap: won === undefined ? aiMonthlyCap : won,
    };
    await limitTenant(changing, tenant.tenant_id, limits);
    const said = [
      limits.storageLimit === null ? 'any storage' : `${gigabytes(limits.storageLimit)} GB`,
      limits.aiMonthlyCap === null ? 'the usual AI' : `AI of ${limits.aiMonthlyCap} won a month`,
    ];
    return `${tenant.name} may take ${said.join(' and ')}.`;
  }),
};

export const tenantSuspend: Command = {
  help: `tenant suspend --address ADDRESS --confirm NAME --reason REASON [--note NOTE]
  --confirm NAME         the name of the organisation, as a check
  --reason REASON        for the log of the installation
  --note NOTE            what its people read on the page that they see meanwhile`,
  options: { ...address, confirm: { type: 'string' }, reason: { type: 'string' }, note: { type: 'string' } },
  required: ['address', 'confirm', 'reason'],
  run: onTenant(async (changing, tenant, values) => {
    confirmName(tenant, values);
    if (tenantState(tenant) !== 'ACTIVE') fail(`${tenant.name} is suspended already.`);
    const note = atMost(values, 'note', OPERATOR_LIMITS.suspensionNote);
    await suspendTenant(changing, tenant.tenant_id, note, atMost(values, 'reason', OPERATOR_LIMITS.reason));
    return `${tenant.name} is suspended: servers refuse its calls within five seconds. Nothing of it is lost.`;
  }),
};

export const tenantResume: Command = {
  help: 'tenant resume --address ADDRESS',
  options: address,
  required: ['address'],
  run: onTenant(async (changing, tenant) => {
    if (tenantState(tenant) === 'ACTIVE') fail(`${tenant.name} is not suspended.`);
    if (tenantState(tenant) === 'DELETING')
      fail(
        `${tenant.name} is to be deleted on ${day(tenant.deletion_due_at)}: call that off with "tenant keep" first.`,
      );
    await resumeTenant(changing, tenant.tenant_id);
    return `${tenant.name} is used again.`;
  }),
};

export const tenantDelete: Command = {
  help: `tenant delete --address ADDRESS --confirm NAME --reason REASON
  suspends it now and deletes all of it after ${DELETION_DAYS} days; "tenant keep" calls that off`,
  options: { ...address, confirm: { type: 'string' }, reason: { type: 'string' } },
  required: ['address', 'confirm', 'reason'],
  run: onTenant(async (changing, tenant, values) => {
    confirmName(tenant, values);
    if (tenantState(tenant) === 'DELETING')
      fail(`${tenant.name} is to be deleted on ${day(tenant.deletion_due_at)} already.`);
    const reason = atMost(values, 'reason', OPERATOR_LIMITS.reason);
    const { deletion_due_at } = await orderDeletion(changing, tenant.tenant_id, reason);
    return `${tenant.name} is suspended, and all of it goes on ${day(deletion_due_at)}. Call it off with: tenant keep --address ${tenant.uri}`;
  }),
};

export const tenantKeep: Command = {
  help: 'tenant keep --address ADDRESS    calls its deletion off; it stays suspended',
  options: address,
  required: ['address'],
  run: onTenant(async (changing, tenant) => {
    if (tenantState(tenant) !== 'DELETING') fail(`${tenant.name} is not to be deleted.`);
    if (tenant.deletion_due_at! <= changing.now) fail(`The day of ${tenant.name} has come: its files may be gone.`);
    await callOffDeletion(changing, tenant.tenant_id);
    return `${tenant.name} stays. It is suspended until: tenant resume --address ${tenant.uri}`;
  }),
};
