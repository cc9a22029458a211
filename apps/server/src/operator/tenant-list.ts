import { tenantState } from '@dure/contract/platform/operator/tenant-state';
import {
  findFirstManager,
  listBrokenImports,
  listTenantStates,
  listTenantUsages,
} from '../features/platform/operator/operator.public.ts';
import { onDatabase, type Command } from './arguments.ts';

const minute = (date: Date | null) => (date ? `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never');
const megabytes = (bytes: number | null) => `${Math.ceil(Number(bytes) / 1024 / 1024)} MB`;

export const tenantList: Command = {
  help: 'tenant list    every organisation: its state, people, files, first manager; and imports that were broken off',
  options: {},
  required: [],
  run: ({ config }) =>
    onDatabase(config, async (database) => {
      const lines = [];
      const usages = new Map((await database.readGlobal(listTenantUsages)).map((one) => [one.tenant_id, one]));
      for (const tenant of await database.readGlobal(listTenantStates)) {
        const id = tenant.tenant_id;
        const usage = usages.get(id);
        const [[manager]] = await database.read(id, findFirstManager(id));
        const limited = tenant.storage_limit === null ? '' : ` of ${megabytes(tenant.storage_limit)}`;
        const states = {
          ACTIVE: 'used',
          SUSPENDED: `suspended since ${minute(tenant.suspended_at)}`,
          DELETING: `to be deleted on ${minute(tenant.deletion_due_at)}`,
        };
        const enters = manager?.has_entered === false ? ', who has not opened the invitation' : '';
        lines.push(
          `${tenant.uri}  ${tenant.name}: ${states[tenantState(tenant)]}`,
          `  ${usage?.people ?? 0} people, last seen ${minute(usage?.last_used_at ?? null)}; files ${megabytes(usage?.file_bytes ?? 0)}${limited}`,
          `  first manager: ${manager ? `${manager.nickname} <${manager.email}>${enters}` : 'none'}`,
        );
      }
      for (const { uri, name, begun_at } of await database.readGlobal(listBrokenImports))
        lines.push(
          `${uri}  ${name}: an import of ${minute(begun_at)} was broken off: begin it again, or "tenant discard --address ${uri}"`,
        );
      return lines.length === 0 ? 'There is no organisation yet.' : lines.join('\n');
    }),
};
