import { sql } from 'kysely';
import { DatabaseAway } from '../database/away.ts';
import { build } from '../database/build.ts';
import type { Tenant } from '../tenancy.ts';
import type { Services } from '../unit.ts';
import { isAtStart, type Progress } from './queue.ts';

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

type TenantWork = (tenantId: string, tenant: Tenant) => Promise<void>;
interface Whose {
  /** In a suspended one nothing happens otherwise, and nobody is written to: it is caught up with once that is used again. */
  readonly alsoSuspended?: boolean;
  /** Those alone; all where it is left out. */
  readonly only?: ReadonlySet<string>;
}

/** Does the work of a job for each tenant; one that fails keeps no other from its turn. */
export async function forEachTenant(
  { tenants }: Pick<Services, 'tenants'>,
  progress: Progress,
  work: TenantWork,
  { alsoSuspended = false, only }: Whose = {},
): Promise<void> {
  const all = (await tenants.list()).filter(
    ({ tenantId, suspended_at }) => (alsoSuspended || suspended_at === null) && (only?.has(tenantId) ?? true),
  );
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

const listWithWork = (job: string, now: Date) =>
  build
    .selectFrom(sql<{ tenant_id: string }>`tenants_with_work(${job}, ${now}::timestamptz)`.as<'waiting'>(sql`waiting`))
    .select('tenant_id');

/** Ids of the tenants in which a job may find work. Fails for one of which `waiting-work.sql` says nothing. */
export async function tenantsWithWork(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  job: string,
): Promise<ReadonlySet<string>> {
  const found = await database.readGlobal(listWithWork(job, clock.now()));
  return new Set(found.map(({ tenant_id }) => tenant_id));
}

/**
 * The same for a job of the clock, in those tenants alone in which it may have work. One statement asks for all
 * (`migrations/functions/waiting-work.sql`), so a thousand idle ones cost nothing. At a server's start it looks
 * everywhere.
 */
export async function forEachTenantWithWork(
  { tenants, database, clock }: Pick<Services, 'tenants' | 'database' | 'clock'>,
  { job, data }: { readonly job: string; readonly data: object },
  progress: Progress,
  work: TenantWork,
  whose: Omit<Whose, 'only'> = {},
): Promise<void> {
  if (isAtStart(data)) return forEachTenant({ tenants }, progress, work, whose);
  const only = await tenantsWithWork({ database, clock }, job);
  if (only.size > 0) await forEachTenant({ tenants }, progress, work, { ...whose, only });
}
