import Fastify from 'fastify';
import pg from 'pg';

/**
 * What no server can avoid: Fastify and pg with a bare select. Further cases are one tenant transaction that selects a
 * row (L-read), and one that durably updates a row (L-write). Started with the connection as JSON; prints its port.
 */
const pool = new pg.Pool({ max: 10, ...(JSON.parse(process.argv[2]!) as pg.PoolConfig) });
const app = Fastify();
const TENANT = '01900000-0000-7000-8000-000000000001';
let next = 0;
const key = () => (next = (next + 1) % 1000);

async function inTenant(name: string, text: string, values: unknown[]) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'tenant', text: `select set_config('app.tenant_id', $1, true)`, values: [TENANT] });
    const { rows } = await client.query({ name, text, values });
    await client.query('commit');
    return rows[0];
  } finally {
    client.release();
  }
}

app.get('/select', async () => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select id, body from bench_rows where id = $1',
    values: [key()],
  });
  return rows[0];
});
app.get('/read', () => inTenant('select', 'select id, body from bench_rows where id = $1', [key()]));
app.post('/write', () =>
  inTenant('update', 'update bench_rows set hits = hits + 1 where id = $1 returning id, hits', [key()]),
);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
