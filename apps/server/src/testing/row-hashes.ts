import type pg from 'pg';

/** Of every table its rows as one hash and their number, of every sequence where it stands; asked by a superuser. */
export async function rowHashes(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '') as hash from ${name} one`,
    );
    hashes[name] = rows[0]!.hash;
  }
  const { rows: sequences } = await client.query<{ name: string; at: string }>(
    `select sequencename as name, coalesce(last_value, 0) as at from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, at } of sequences) hashes[name] = String(at);
  return hashes;
}
