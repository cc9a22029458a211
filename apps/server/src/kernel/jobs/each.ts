import { DatabaseAway } from '../database/away.ts';
import type { Tenant } from '../tenancy.ts';
import type { Services } from '../unit.ts';
import type { Progress } from './queue.ts';

/** Some parts of a piece of work failed, and all others were done. */
export class PartsFailed extends AggregateError {}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Does the work for each item, one after another; one that fails keeps no other from its turn. Fails in the end with all
 * that failed, and at once where the database is away: it would be for the others, too.
 */
export async function forEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  nameOf: (item: T) => string = String,
): Promise<void> {
  const failures: { name: string; error: unknown }[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      failures.push({ name: nameOf(item), error });
    }
  }
  if (failures.length === 0) return;
  throw new PartsFailed(
    failures.map(({ error }) => error),
    `${failures.length} of ${items.length} failed: ${failures.map(({ name, error }) => `${name}: ${textOf(error)}`).join('; ')}`,
  );
}

/** What a job holds that was sent for one tenant; what the clock begins holds none. */
interface OfTenant {
  readonly tenantUri: string;
}
export const isOfTenant = (data: object): data is OfTenant => 'tenantUri' in data;

/** Does the work of a job for the tenant that it was sent for; in a suspended one nothing happens. */
export async function forTenant(
  { tenants }: Pick<Services, 'tenants'>,
  { tenantUri }: OfTenant,
  work: (tenant: Tenant) => Promise<unknown>,
): Promise<void> {
  const tenant = await tenants.find(tenantUri);
  if (tenant?.suspended_at === null) await work(tenant);
}

/**
 * Does the work of a job for each tenant; one that fails keeps no other from its turn. In a suspended one nothing happens, and
 * nobody is written to: it is caught up with once that is used again.
 */
export async function forEachTenant(
  { tenants }: Pick<Services, 'tenants'>,
  progress: Progress,
  work: (tenantId: string, tenant: Tenant) => Promise<void>,
  { alsoSuspended = false } = {},
): Promise<void> {
  const all = (await tenants.list()).filter(({ suspended_at }) => alsoSuspended || suspended_at === null);
  let done = 0;
  await forEach(
    all,
    async (tenant) => {
      await progress(done++, all.length);
      await work(tenant.tenantId, tenant);
    },
    ({ uri }) => uri,
  );
}
