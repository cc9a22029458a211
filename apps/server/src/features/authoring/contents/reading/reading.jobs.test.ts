import { expect, test, vi } from 'vitest';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { startTestServer } from '../../../../testing/server.ts';
import { contents } from '../contents.feature.ts';
import { uploadContent } from '../contents.test-help.ts';
import { READERS } from './limits.ts';

test('a file that somebody brings is read while the clock is busy with what was left', async () => {
  const server = await startTestServer();
  const { services } = server;
  const tenantId = await makeTenant(server);
  const me = await makePerson(server, tenantId, 'instructor');
  const view = async (sequence: number) =>
    (await server.call({ url: `/api/v1/contents/${sequence}`, token: me.token })).body.data as { reading: object };
  await services.jobs.start([]);
  const left = await uploadContent(server, me, '남은.md', '# 절\n\n남은 글');
  await services.jobs.stop();
  await server.database.transaction(tenantId, (lost) => lost.execute('delete from pgboss.job'));
  server.clock.advance(61_000);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const get = services.files.get.bind(services.files);
  const asked = vi
    .spyOn(services.files, 'get')
    .mockImplementationOnce(async (...given) => held.then(() => get(...given)));
  const log = server.app.log;
  await services.jobs.start(contents.jobs!.map((job) => job.define({ services, log })));
  try {
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
    const mine = await uploadContent(server, me, '내 것.md', '# 절\n\n내가 기다리는 글');
    await vi.waitFor(async () => expect((await view(mine.contentSequence)).reading).toMatchObject({ state: 'READ' }), {
      timeout: 10_000,
    });
    expect((await view(left.contentSequence)).reading).toMatchObject({ state: 'READING' });
  } finally {
    goOn();
    await services.jobs.stop();
  }
});

test('a file of another organisation is read while eight slow ones of one person are, by as many readers as there may be', async () => {
  const server = await startTestServer();
  const { services } = server;
  const [tenantId, otherId] = [await makeTenant(server), await makeTenant(server, 'other')];
  const author = await makePerson(server, tenantId, 'instructor');
  const other = await makePerson(server, otherId, 'instructor');
  const elsewhere: typeof server = {
    ...server,
    call: (options) => server.call({ ...options, host: 'other.localhost' }),
  };
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const get = services.files.get.bind(services.files);
  let slow = 0;
  vi.spyOn(services.files, 'get').mockImplementation(async (key) => {
    if (!key.startsWith(tenantId)) return get(key);
    slow++;
    return held.then(() => get(key));
  });
  await services.jobs.start(contents.jobs!.map((job) => job.define({ services, log: server.app.log })));
  try {
    for (let n = 0; n < 8; n++) await uploadContent(server, author, `느린 ${n}.md`, '# 절\n\n느린 글');
    await vi.waitFor(() => expect(slow).toBe(READERS - 1), { timeout: 10_000 });
    const { contentSequence } = await uploadContent(elsewhere, other, '작은.md', '# 절\n\n작은 글');
    const url = `/api/v1/contents/${contentSequence}`;
    const reading = async () =>
      ((await elsewhere.call({ url, token: other.token })).body.data as { reading: object }).reading;
    await vi.waitFor(async () => expect(await reading()).toMatchObject({ state: 'READ' }), { timeout: 10_000 });
    expect(slow).toBe(READERS - 1);
  } finally {
    goOn();
    await services.jobs.stop();
  }
});
