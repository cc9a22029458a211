import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import type { createApp } from '../app.ts';
import type { Ai } from '../kernel/ai/ai.ts';
import { FixedClock } from '../kernel/clock.ts';
import type { Connection } from '../kernel/database/connection.ts';
import type { Database } from '../kernel/database/database.ts';
import { generateSigningKey } from '../kernel/session/tokens.ts';
import type { Services } from '../kernel/unit.ts';
import { watchRefusals } from './declared-refusals.ts';
import { appOn, servicesOn, type Ground } from './services.ts';
import { TEMPLATE } from './run/template.ts';
import { openByOthers } from './files/other-readers.ts';

/** Every test begins on this Friday afternoon in Seoul. */
export const START = '2026-11-20T06:00:00.000Z';

export interface TestServer {
  readonly app: Awaited<ReturnType<typeof createApp>>;
  readonly services: Services;
  readonly clock: FixedClock;
  readonly database: Database;
  /** The owner's connection: row security does not bind it where the owner is a superuser. */
  readonly owner: Connection;
  /** What a second server must share with this one. */
  readonly ground: Ground;
  /** Where files of requests lie while those are answered. */
  readonly stagingDirectory: string;
  /** Sends a request; `host` chooses the tenant, `token` the caller. */
  call(options: InjectOptions & { token?: string | undefined; host?: string }): Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: { code: string; message: string; data: never; errors?: { path: string; message: string }[] };
    raw: Buffer;
  }>;
}

async function onCluster(sql: string): Promise<void> {
  const client = new pg.Client(inject('testCluster').owner);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** One file as somebody uploaded it: what a program reads of it is none of ours. */
const isUploaded = (url: unknown): boolean => /^\/api\/v1\/download\/files\?fileKeys=[^,&]+$/.test(String(url));

const closing: (() => Promise<void>)[] = [];

/** Ends the servers of a test file, and holds them to the refusals that they declare. */
export async function closeServers(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}

/** A server of its own for one test file: a copy of the template database, a standing clock, files in a temporary folder. */
export async function startTestServer({ ai }: { readonly ai?: Ai } = {}): Promise<TestServer> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const { owner, server, copying } = inject('testCluster');
  await onCluster(`create database ${name} template ${TEMPLATE} strategy ${copying}`);
  const directory = await mkdtemp(join(tmpdir(), 'dure-files-'));
  const clock = new FixedClock(START);
  const ground = { connection: { ...server, database: name }, directory, key: await generateSigningKey() };
  const services = await servicesOn(ground, clock, ai);
  const { database } = services;
  const { app, stagingDirectory } = await appOn(services, directory);
  const expectDeclared = watchRefusals(app);
  await app.ready();
  closing.push(async () => {
    // A test may leave a connection that nobody reads to its end.
    app.server.closeAllConnections();
    await app.close();
    await database.close();
    await onCluster(`drop database ${name} with (force)`);
    await rm(directory, { recursive: true, force: true });
    expectDeclared();
  });

  return {
    app,
    services,
    clock,
    database,
    owner: { ...owner, database: name },
    ground,
    stagingDirectory,
    async call({ token, host = 'localhost', headers, ...options }) {
      const response = await app.inject({
        ...options,
        headers: { host, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      });
      const contentType = String(response.headers['content-type']);
      const isJson = contentType.startsWith('application/json');
      if (response.statusCode === 200 && !isUploaded(options.url)) await openByOthers(contentType, response.rawPayload);
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : { code: '', message: '', data: null as never },
        raw: response.rawPayload,
      };
    },
  };
}
