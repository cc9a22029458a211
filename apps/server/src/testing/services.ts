import { join } from 'node:path';
import type { JWK } from 'jose';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { withoutAi, type Ai } from '../kernel/ai/ai.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Connection } from '../kernel/database/connection.ts';
import { Database } from '../kernel/database/database.ts';
import { DiskStore } from '../kernel/files/disk-store.ts';
import { JobQueue } from '../kernel/jobs/queue.ts';
import { Live } from '../kernel/live/live.ts';
import { siteOf } from '../kernel/mail/site.ts';
import { OidcClient } from '../kernel/oidc/oidc-client.ts';
import { PushCarrier } from '../kernel/push/carrier.ts';
import { Recognition } from '../kernel/recognition/recognition.ts';
import { parseSealingKeys, SecretBox } from '../kernel/secrets/secret-box.ts';
import { Tokens } from '../kernel/session/tokens.ts';
import { Tenants } from '../kernel/tenancy.ts';
import type { Services } from '../kernel/unit.ts';
import { DEMO_PASSWORD } from '../features/tenancy/accounts/accounts.public.ts';

/** What servers of one installation share. */
export interface Ground {
  readonly connection: Connection;
  readonly directory: string;
  readonly key: JWK;
}

/** What every server of a test seals with. */
const testSecrets = new SecretBox(parseSealingKeys(`test:${Buffer.alloc(32, 7).toString('base64')}`)!);

export async function servicesOn(
  { connection, directory, key }: Ground,
  clock: Clock,
  ai: Ai = withoutAi(),
): Promise<Services> {
  const database = new Database(connection);
  const live = new Live();
  database.clock = clock;
  database.onChanges = (tenantId, changes) => live.announce(tenantId, changes);
  return {
    database,
    clock,
    files: new DiskStore(join(directory, 'files')),
    jobs: new JobQueue(connection, () => {}),
    live,
    tenants: new Tenants(database, 'dure'),
    tokens: await Tokens.create([key]),
    ai,
    secrets: testSecrets,
    oidc: new OidcClient({ allowsPrivate: true }),
    mail: { postman: undefined, siteOf: (uri) => siteOf('https://dure.test', uri, 'dure') },
    originOf: (uri) => siteOf('https://dure.test', uri, 'dure'),
    push: new PushCarrier(),
    recognition: new Recognition('off'),
    dormantAfterDays: 365,
    backupCommand: undefined,
    demoPassword: DEMO_PASSWORD,
  };
}

export async function appOn(services: Services, directory: string) {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: directory, RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  const stagingDirectory = join(directory, 'uploads');
  return { app: await createApp(config, { services, stagingDirectory }), stagingDirectory };
}
