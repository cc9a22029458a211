import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { accountCleaningJob } from '../accounts.jobs.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const run = (statement: string, parameters: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, parameters)).rows);

/** How a row of each is made: $1 tenant, $2 member, $3 when it ends, $4 a mark. */
const MADE: Readonly<Record<string, string>> = {
  sessions: `(tenant_id, member_id, expires_at, token_id, device, started_at)
    values ($1, $2, $3, gen_random_uuid(), $4, $3)`,
  password_resets: `(tenant_id, member_id, expires_at, token_hash) values ($1, $2, $3, $4)`,
  registrations: `(tenant_id, registration_id, expires_at, email, email_normal, password_hash, nickname, member_type,
      consents, secret_hash, created_at)
    values ($1, $2, $3, $4, $4, '', $4, 'MEMBER', '{}', '', $3)`,
  oidc_logins: `(tenant_id, member_id, expires_at, state_hash, browser_hash, issuer) values ($1, $2, $3, $4, $4, '')`,
  oidc_arrivals: `(tenant_id, subject, expires_at, browser_hash, email, is_proven, issuer, arrived_at)
    values ($1, $2::uuid::text, $3, $4, '', false, '', $3)`,
  used_challenges: `(tenant_id, challenge_hash, expires_at) select $1, $4, $3::timestamptz where $2::uuid is not null`,
};

test.each(Object.entries(MADE))('the upkeep forgets %s that have ended, and no other', async (table, made) => {
  const ends = [-1, 0, 1].map((seconds) => new Date(server.clock.now().getTime() + seconds * 1000));
  for (const [index, end] of ends.entries()) {
    const { memberId } = await makePerson(server, tenantId, 'member');
    await run(`insert into ${table} ${made}`, [tenantId, memberId, end, `mark ${index}`]);
  }
  await accountCleaningJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  const left = await run(`select expires_at from ${table} where expires_at = any($1)`, [ends]);
  expect(left).toEqual([{ expires_at: ends[2] }]);
});
