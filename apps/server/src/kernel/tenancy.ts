import { isIP } from 'node:net';
import { build } from './database/build.ts';
import type { Database } from './database/database.ts';

const findTenants = build.selectFrom('tenants').selectAll();
const LIFETIME_MS = 5_000;

type TenantRow = Awaited<ReturnType<(typeof findTenants)['executeTakeFirstOrThrow']>>;

/** One organisation as the rest of the server knows it. */
export interface Tenant extends Omit<TenantRow, 'tenant_id'> {
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

/** Finds tenants by host name or uri. Tenants change rarely, so what was read is believed for a few seconds. */
export class Tenants {
  readonly #database: Database;
  readonly #defaultUri: string;
  #known: Promise<Map<string, Tenant>> | undefined;
  #until = 0;

  constructor(database: Database, defaultUri: string) {
    this.#database = database;
    this.#defaultUri = defaultUri;
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
    return new Map(rows.map(({ tenant_id, ...rest }) => [rest.uri, { tenantId: tenant_id, ...rest }]));
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

  /** The tenant of a host; the default one where the first label names none. */
  async ofHost(host: string): Promise<Tenant> {
    const tenants = await this.#all();
    const tenant = tenants.get(tenantLabel(host) ?? '') ?? tenants.get(this.#defaultUri);
    if (!tenant) throw new Error(`There is no default tenant "${this.#defaultUri}".`);
    return tenant;
  }
}
