import type pg from 'pg';
import { ConfigError } from '../../config.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

/** Tables of the installation: an archive of one organisation holds none of their rows. */
export const INSTALLATION_TABLES = [
  'backups',
  'installation_faults',
  'operator_entries',
  'operator_sessions',
  'operators',
  'schema_functions',
  'schema_migrations',
  'setup_secrets',
  'tenant_imports',
];
/** The row of the organisation itself, which comes first. */
export const TENANTS = 'tenants';
/** Whether the organisation is used, at which address, and how much it may take, is the installation's matter. */
const OWN_TO_INSTALLATION = [
  'uri',
  'suspended_at',
  'suspension_note',
  'deletion_due_at',
  'storage_limit',
  'ai_monthly_cap',
];

/** One table that rows of an organisation stand in. */
export interface TenantTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** What puts its rows in order. */
  readonly key: readonly string[];
  /** Whose values the database counts up itself. */
  readonly identity: string | null;
}

const TABLES = `
  select c.relname as name, bool_or(a.attname = 'tenant_id') as "isTenants",
    (array_agg(a.attname::text) filter (where a.attidentity <> ''))[1] as identity,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
    (select array_agg(k.attname::text order by place) from pg_index i
       cross join unnest(i.indkey) with ordinality as at (number, place)
       join pg_attribute k on k.attrelid = c.oid and k.attnum = at.number
       where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  group by c.oid, c.relname order by c.relname <> '${TENANTS}', c.relname`;

/** Every table that holds rows of organisations, as the schema itself says; their own row first. */
export async function tenantTables(client: pg.ClientBase): Promise<TenantTable[]> {
  const { rows } = await client.query<TenantTable & { isTenants: boolean }>(TABLES);
  const theirs = rows.filter(({ name }) => !INSTALLATION_TABLES.includes(name));
  const unknown = theirs.find(({ isTenants, key }) => !isTenants || key === null);
  if (unknown) throw new ConfigError(`The table ${unknown.name} is neither an organisation's nor the installation's.`);
  return theirs;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Rows as JSON, one a line, in the order of their key; a cursor reads them, so few are held. */
export const selectRows = ({ name, key }: TenantTable): string =>
  `select to_jsonb(one)::text as line from ${quoted(name)} one
   where tenant_id = current_setting('app.tenant_id')::uuid order by ${key.map(quoted).join(', ')}`;

/** Of one table: how many rows there are, and a sum over them that no other rows have but by chance. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/** What is sealed differs in every installation, so it is left out of the sum; whether there is a secret is not. */
export async function sumOf(client: pg.ClientBase, { name }: TenantTable): Promise<TableSum> {
  const sealed = name === TENANTS ? OWN_TO_INSTALLATION : (SEALED_COLUMNS[name]?.columns ?? []);
  const { rows } = await client.query<TableSum>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended((to_jsonb(one) - $1::text[])::text, 0)::numeric), 0)::text as sum
     from ${quoted(name)} one where tenant_id = current_setting('app.tenant_id')::uuid`,
    [sealed],
  );
  return rows[0]!;
}

/** Puts lines of an archive into their table. Ids stay as they are. */
export async function insertRows(client: pg.ClientBase, { name, columns }: TenantTable, lines: readonly string[]) {
  const list = columns.map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`,
    [`[${lines.join(',')}]`],
  );
}

/** What others may draw from a counter between its reading and its setting. */
const MEANWHILE = 1000;

/** The counter goes on behind the ids that came along; it never goes back. */
export async function advanceIdentity(client: pg.ClientBase, { name, identity }: TenantTable): Promise<void> {
  if (identity === null) return;
  await client.query(
    `with counter as (select pg_get_serial_sequence($1, $2)::regclass as id),
       taken as (select max(${quoted(identity)}) as most from ${quoted(name)} where tenant_id = current_setting('app.tenant_id')::uuid)
     select setval(counter.id, taken.most + ${MEANWHILE}) from counter, taken
     where taken.most > coalesce(pg_sequence_last_value(counter.id), 0)`,
    [quoted(name), identity],
  );
}
