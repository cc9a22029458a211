import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { jobs } from '../jobs.ts';
import { FixedClock } from '../kernel/clock.ts';
import { prepareSchema } from '../kernel/database/connect.ts';
import type { Role } from '../kernel/session/session.ts';
import { generateSigningKey } from '../kernel/session/tokens.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { disagreements } from '../testing/invariants.ts';
import { agreeToAll } from '../testing/people.ts';
import { restoreFirstRelease } from '../testing/releases/first-release.ts';
import { appOn, servicesOn } from '../testing/services.ts';

/** When the first release was dumped. */
const DUMPED_AT = '2026-11-22T03:50:00.000Z';

interface OldMember {
  readonly email: string;
  readonly member_id: string;
  readonly nickname: string;
  readonly roles: Role[];
  readonly tenant_id: string;
}

interface OldAnswer {
  readonly club_sequence: number;
  readonly quiz_sequence: number;
  readonly email: string;
  readonly pre_text: string | null;
  readonly final_text: string | null;
}

test('a filled database of the first release is brought up to date, and all of it is read as before', async () => {
  const { owner, serverRole } = await emptyDatabase();
  await restoreFirstRelease(owner, serverRole);
  const { rows: tenants } = await owner.query<{ tenant_id: string; uri: string }>('select tenant_id, uri from tenants');
  const people = new Map<string, OldMember>();
  const answersBefore = new Map<string, OldAnswer[]>();
  for (const { tenant_id: id, uri } of tenants) {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [id]);
    const { rows } = await owner.query<OldAnswer>(
      `select club_sequence::int, quiz_sequence::int, email, nullif(pre_text, '') as pre_text,
         nullif(final_text, '') as final_text from answers
       join members using (tenant_id, member_id) where answer_status <> '0001'`,
    );
    answersBefore.set(uri, rows);
    const members = await owner.query<OldMember>('select email, member_id, nickname, roles, tenant_id from members');
    for (const member of members.rows) people.set(member.email, member);
  }
  expect(answersBefore.get('dure')?.length).toBeGreaterThan(80);

  const { host, port, user, password, database } = owner;
  const connection = {
    ...inject('testCluster').owner,
    host,
    port,
    user: user!,
    password: password!,
    database: database!,
  };
  const names = jobs.map(({ name }) => name);
  expect(await prepareSchema(connection, serverRole, names)).not.toEqual([]);
  expect(await prepareSchema(connection, serverRole, names)).toEqual([]);
  for (const { tenant_id: id, uri } of tenants) expect({ uri, ...(await disagreements(owner, id)) }).toEqual({ uri });

  const directory = await mkdtemp(join(tmpdir(), 'dure-upgrade-'));
  const ground = {
    connection: { ...inject('testCluster').server, database: database! },
    directory,
    key: await generateSigningKey(),
  };
  const services = await servicesOn(ground, new FixedClock(DUMPED_AT));
  const { app } = await appOn(services, directory);
  onTestFinished(async () => {
    await app.close();
    await services.database.close();
    await rm(directory, { recursive: true });
  });

  // Accounts of then are asked first for what is to be agreed to now.
  for (const { tenant_id, member_id } of people.values()) await agreeToAll({ services }, tenant_id, member_id);
  function logIn(email: string): Promise<string> {
    const person = people.get(email)!;
    const claims = { memberType: 'MEMBER', memberId: person.member_id, nickname: person.nickname, roles: person.roles };
    return services.tokens.issueMember({ ...claims, tenantUUID: person.tenant_id }, services.clock.now());
  }
  async function read<T>(uri: string, email: string, url: string): Promise<T> {
    const authorization = `Bearer ${await logIn(email)}`;
    const response = await app.inject({ url, headers: { host: `${uri}.localhost`, authorization } });
    expect([url, email, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([
      url,
      email,
      200,
      '',
    ]);
    return response.json<{ data: T }>().data;
  }

  for (const [uri, answers] of answersBefore) {
    const clubs = new Set(answers.map(({ club_sequence }) => club_sequence));
    for (const { club_sequence, quiz_sequence, email, pre_text, final_text } of answers) {
      const room = await read<{ pre: { text: string } | null; final: { text: string } | null }>(
        uri,
        email,
        `/api/v1/my/clubs/${club_sequence}/quizzes/${quiz_sequence}/answer`,
      );
      expect([room.pre?.text ?? null, room.final?.text ?? null]).toEqual([pre_text, final_text]);
    }
    const manager = `manager@${uri}.test`;
    for (const club of clubs) {
      const dashboard = await read<{ onTime: { finalCount: number } }>(uri, manager, `/api/v1/clubs/${club}/dashboard`);
      const finals = answers.filter((one) => one.club_sequence === club && one.final_text !== null);
      expect({ club, finalCount: dashboard.onTime.finalCount }).toEqual({ club, finalCount: finals.length });
      await read(uri, manager, `/api/v1/clubs/${club}/dashboard/members`);
      await read(uri, manager, `/api/v1/clubs/${club}/about`);
      await read(uri, manager, `/api/v2/quiz-clubs/${club}`);
    }
    for (const url of [
      '/api/v1/clubs',
      '/api/manager/v1/clubs',
      '/api/v1/club/quizzes/lounge',
      '/api/v1/my/quizzes',
      '/api/v1/my/clubs',
    ])
      expect(await read(uri, manager, url)).toMatchObject({ totalElements: expect.any(Number) });
  }
});
