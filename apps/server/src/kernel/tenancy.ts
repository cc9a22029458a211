import { isIP } from 'node:net';
import { readTenantColumns, type TenantColumns } from '@dure/contract/tenancy/tenants/tenant-columns';
import { build } from './database/build.ts';
import type { Database } from './database/database.ts';
import { dayOf } from './calendar/months.ts';
import { refuse } from './refusal.ts';

const findTenants = build.selectFrom('tenants').selectAll();
const LIFETIME_MS = 5_000;

type TenantRow = Awaited<ReturnType<(typeof findTenants)['executeTakeFirstOrThrow']>>;

/** One organisation as the rest of the server knows it. */
export interface Tenant extends Omit<TenantRow, 'tenant_id' | keyof TenantColumns>, TenantColumns {
  readonly tenantId: string;
}

/** The label that may name a tenant: `hanbit` of `hanbit.example.com`; none for a bare host, `www` or an IP address. */
export function tenantLabel(host: string): string | undefined {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (isIP(name)) return undefined;
  const [first, ...rest] = name.split('.');
  return rest.length > 0 && first !== 'www' ? first : undefined;
}

/** What whoever is refused there is told beside. */
export interface SuspensionData {
  /** Empty: nothing was said. */
  readonly note: string;
  /** `YYYY-MM-DD` where the tenant is; null: it stays. */
  readonly deletedOn: string | null;
}

/** Nobody waits for it: a browser may ask again after an hour. */
const SUSPENDED_RETRY_SECONDS = 3600;

/** Its people read why, and whether it is to be deleted. */
function refuseSuspended({ suspended_at, suspension_note, deletion_due_at, time_zone }: Tenant): void {
  if (suspended_at === null) return;
  const deletedOn = deletion_due_at === null ? null : dayOf(deletion_due_at, time_zone);
  const data: SuspensionData = { note: suspension_note, deletedOn };
  refuse('tenantSuspended', { retryAfter: SUSPENDED_RETRY_SECONDS, data });
}

/** Finds tenants by host name or uri. What was read is believed until a change is heard of, and for a few seconds at most. */
export class Tenants {
  readonly #database: Database;
  /** Whose site is the bare host. */
  readonly defaultUri: string;
  #known: Promise<Map<string, Tenant>> | undefined;
  #until = 0;
  readonly #tell: (sentence: string) => void;
  readonly #told = new Set<string>();

  /** `tell` hears of each column that holds what it may not, once. */
  constructor(database: Database, defaultUri: string, tell: (sentence: string) => void = () => {}) {
    this.#database = database;
    this.defaultUri = defaultUri;
    this.#tell = tell;
  }

  async #all(): Promise<Map<string, Tenant>> {
    if (!this.#known || this.#until < Date.now()) {
      this.#until = Date.now() + LIFETIME_MS;
      this.#known = this.#load().catch((error: unknown) => {
        this.#known = undefined;
        throw error;
      });
    }
    return this.#known;
  }

  async #load(): Promise<Map<string, Tenant>> {
    const rows = await this.#database.readGlobal(findTenants);
    // Whoever made the first one, perhaps on another server, goes there at once.
    if (rows.length === 0) this.#until = 0;
    return new Map(rows.map((row) => [row.uri, this.#read(row)]));
  }

  /** No page breaks by what was written into a row by hand, such as a footer without lines. */
  #read({ tenant_id: tenantId, ...row }: TenantRow): Tenant {
    const columns = readTenantColumns(row, (column) => {
      const told = `${tenantId} ${column}`;
      if (this.#told.has(told)) return;
      this.#told.add(told);
      this.#tell(`tenants.${column} of "${row.uri}" holds what it may not: something else is shown in its place.`);
    });
    return { tenantId, ...row, ...columns };
  }

  /** Reads them anew when they are asked for next: one was changed. */
  forget(): void {
    this.#known = undefined;
  }

  async list(): Promise<Tenant[]> {
    return [...(await this.#all()).values()];
  }

  async find(uri: string): Promise<Tenant | undefined> {
    return (await this.#all()).get(uri);
  }

  /** The tenant of a host; the default one where the first label names none. One that is suspended is refused. */
  async ofHost(host: string): Promise<Tenant> {
    const tenants = await this.#all();
    const tenant = tenants.get(tenantLabel(host) ?? '') ?? tenants.get(this.defaultUri);
    if (!tenant) return refuse(tenants.size === 0 ? 'notSetUp' : 'noTenantHere');
    refuseSuspended(tenant);
    return tenant;
  }

  /** Refuses where the tenant has been suspended, or is gone: for what outlives the request that found it. */
  async refuseSuspended(tenantId: string): Promise<void> {
    const tenant = (await this.list()).find((one) => one.tenantId === tenantId);
    refuseSuspended(tenant ?? refuse('noTenantHere'));
  }
}
