import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { JWK } from 'jose';
import { prepareSchema } from '../../apps/server/src/kernel/database/connect.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/kernel/postgres/embedded.ts';
import { newSealingKey } from '../../apps/server/src/kernel/secrets/secret-box.ts';
import { generateSigningKey, Tokens } from '../../apps/server/src/kernel/session/tokens.ts';
import { jobs } from '../../apps/server/src/jobs.ts';
import { median } from '../load.ts';
import { startServer, type Program } from '../process.ts';
import { goalOf, type Place } from './place.ts';
import { agreeAll } from '../world/agree.ts';

const ROUNDS = 200;
const WARM_UP = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
export const uuid = (kind: number, n: number): string =>
  `0190000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** A tenant in two sizes, and the calls that are compared. */
export interface Growing {
  /** What makes the tenant: of `bench.clubs` clubs, beside `bench.neighbours` tenants. */
  readonly world: URL;
  /** What is counted of it. */
  readonly counted: string;
  readonly clubs: number;
  /** The calls in a tenant of so many clubs, and the member who makes theirs. */
  readonly callsOf: (clubs: number) => { readonly places: Place[]; readonly memberId: string };
  /** How often each call is made; 200 times where nothing is said. */
  readonly rounds?: number;
  /** What else is measured in the larger one. */
  readonly afterwards?: (large: Grown) => Promise<void>;
}

/** A tenant of one size and the server that answers for it. */
export interface Grown {
  readonly server: Program;
  readonly base: string;
  readonly places: Place[];
  readonly tokens: Record<Place['caller'], string>;
}

async function fill(connection: pg.ClientConfig, { world, counted }: Growing, clubs: number): Promise<void> {
  const began = performance.now();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`select set_config('bench.clubs', $1, false), set_config('bench.neighbours', $2, false)`, [
      String(clubs),
      String(Math.floor(clubs / 2)),
    ]);
    await client.query(await readFile(world, 'utf8'));
    await agreeAll(client);
    await client.query('vacuum analyze');
    // What was filled in is on the disk before anything is measured, not while.
    await client.query('checkpoint');
    const { rows } = await client.query<{ count: string; size: string }>(
      `select count(*)::text as count, pg_size_pretty(pg_database_size(current_database())) as size from ${counted}`,
    );
    say(`${clubs} clubs: ${rows[0]!.count} ${counted}, ${rows[0]!.size}, made in ${seconds(began)} s`);
  } finally {
    await client.end();
  }
}
const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(0);

async function grow(
  postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  directory: string,
  growing: Growing,
  { name, clubs }: { readonly name: string; readonly clubs: number },
  keys: JWK[],
): Promise<Grown> {
  const connection = postgres.connection(name);
  const role = `${name}_app`;
  const admin = new pg.Client(postgres.connection('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.query(`create role ${role} login`);
  await admin.end();
  await prepareSchema(
    connection,
    role,
    jobs.map((job) => job.name),
  );
  await fill(connection, growing, clubs);
  const server = await startServer({
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: join(directory, name),
    DATABASE_URL: `postgresql://${connection.user}@localhost:${connection.port}/${name}?host=${encodeURIComponent(connection.host)}`,
    SESSION_KEYS: JSON.stringify(keys),
    SECRET_KEYS: newSealingKey(),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  const tokens = await Tokens.create(keys);
  const token = (memberId: string, roles: ('ROLE_USER' | 'ROLE_MANAGER')[]) =>
    tokens.issueMember(
      { memberType: 'MEMBER', memberId, nickname: 'bench', roles, tenantUUID: uuid(0, 0) },
      new Date(),
    );
  const { places, memberId } = growing.callsOf(clubs);
  return {
    server,
    base: server.line.replace('localhost', '127.0.0.1'),
    places,
    tokens: { member: await token(memberId, ['ROLE_USER']), manager: await token(uuid(1, 0), ['ROLE_MANAGER']) },
  };
}

async function timeOf({ base, tokens }: Grown, { name, path, caller }: Place): Promise<number> {
  const began = performance.now();
  const response = await fetch(base + path, { headers: { authorization: `Bearer ${tokens[caller]}` } });
  const body = await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${body}`);
  return took;
}

/** Every place once a round, so that what else the machine does meanwhile falls on all of them alike. */
async function compare(small: Grown, large: Grown, rounds: number): Promise<void> {
  const times = small.places.map(() => ({ before: [] as number[], after: [] as number[] }));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [index, place] of small.places.entries()) {
      const before = await timeOf(small, place);
      const after = await timeOf(large, large.places[index]!);
      if (round < 0) continue;
      times[index]!.before.push(before);
      times[index]!.after.push(after);
    }
  }
  for (const [index, { name, kind }] of small.places.entries()) {
    const [before, after] = [median(times[index]!.before), median(times[index]!.after)];
    const ratio = after / before;
    const verdict = ratio <= goalOf(kind) ? 'reached' : 'MISSED';
    say(
      `${name.padEnd(32)} ${before.toFixed(2).padStart(7)} ms → ${after.toFixed(2).padStart(7)} ms` +
        `  ${ratio.toFixed(2)} × (goal ${goalOf(kind)}: ${verdict})`,
    );
  }
}

/** Makes the calls of a tenant of a tenth of the clubs and of one of all of them, request by request in turn. */
export async function measureGrowth(growing: Growing): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-growth-'));
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), log: () => {} });
  const grown: Grown[] = [];
  try {
    const keys = [await generateSigningKey()];
    for (const size of [
      { name: 'small', clubs: Math.ceil(growing.clubs / 10) },
      { name: 'large', clubs: growing.clubs },
    ]) {
      grown.push(await grow(postgres, directory, growing, size, keys));
    }
    await compare(grown[0]!, grown[1]!, growing.rounds ?? ROUNDS);
    await growing.afterwards?.(grown[1]!);
  } finally {
    for (const { server } of grown) await server.stop();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
