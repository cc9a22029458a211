import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { emptyInstallation, setupSecretOf } from '../testing/operator/setup.ts';
import { runOperator } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
});
afterAll(() => server.services.jobs.stop());
beforeEach(() => emptyInstallation(server));

const GIVEN = ['tenant', 'create', '--name', '누리기술', '--address', 'nuri', '--manager', 'jihu@nuri.example'];

function run(given: readonly string[], typed = '') {
  const { user, password, host, port, database } = server.owner;
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`;
  const url = `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, PUBLIC_URL: 'https://quiz.example.ac.kr' });
  return runOperator(given, config, async () => typed);
}
const logIn = (password: string) =>
  server.call({
    method: 'POST',
    url: '/api/v1/accounts/login',
    host: 'nuri.quiz.example.ac.kr',
    payload: { email: 'jihu@nuri.example', password },
  });

test('a tenant is made in a shell, and its manager invited by a link that is printed once', async () => {
  const secret = await setupSecretOf(server);
  const told = await run(GIVEN);
  expect(told).toContain('The organisation is at https://nuri.quiz.example.ac.kr');
  const [, resetToken] = /\/account\/invitation#(\S+)$/.exec(told)!;
  const chosen = await server.call({
    method: 'PUT',
    url: '/api/v1/accounts/password-reset',
    host: 'nuri.quiz.example.ac.kr',
    payload: { resetToken, password: 'chosen by myself' },
  });
  expect(chosen.status).toBe(200);
  expect((await logIn('chosen by myself')).body.code).toBe('0000');
  // The page of the set-up has had its day.
  expect((await server.call({ url: '/api/operator/v1/setup', token: secret })).status).toBe(401);
});

test('a password is asked for, never an argument', async () => {
  expect(await run([...GIVEN, '--password'], 'typed at the terminal')).toContain('logs in there with that password');
  expect((await logIn('typed at the terminal')).body.code).toBe('0000');
  await expect(run([...GIVEN, '--password=typed'])).rejects.toThrow('An option lacks its value');
  await expect(run([...GIVEN, '--password'], 'short')).rejects.toThrow('at least 10 characters');
  const other = GIVEN.map((one) => (one === 'nuri' ? 'onsae' : one));
  await expect(run([...other, '--password'], 'password1234')).rejects.toThrow('no common one');
});

test('a second tenant of the same address is refused, and nothing of it stays', async () => {
  await run(GIVEN);
  await expect(run(GIVEN)).rejects.toThrow('The address nuri belongs to another organisation: choose another one.');
});

test.each([
  [['tenant', 'remove'], 'There is no command "tenant remove": --help shows those that there are.'],
  [['tenant', 'create', '--name', 'x'], '--address is missing.'],
  [['tenant'], 'There is no command "tenant": --help shows those that there are.'],
  [['tenant', 'create', '--colour', 'x'], 'There is no option --colour: --help shows those that there are.'],
  [[...GIVEN, '--preset', 'Rainbow'], '--preset must be one of Blue, Black, Green, Burgundy, Teal.'],
  [[...GIVEN, '--time-zone', 'KST'], '--time-zone must be the name of a region such as Asia/Seoul.'],
  [[...GIVEN, '--registration', 'SMS'], '--registration must be NONE, EMAIL or CODE.'],
  [[...GIVEN, '--manager', 'nobody'], '--manager must be an e-mail address.'],
  [[...GIVEN, '--manager-name', '운영자'], '--manager-name must be 2 to 20 characters'],
  [[...GIVEN, '--address', 'No Way'], '--address must be lower-case letters, digits and hyphens'],
])('%j is answered by a sentence', async (given, sentence) => {
  await expect(run(given)).rejects.toThrow(sentence);
});
