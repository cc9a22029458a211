import { expect, test, vi } from 'vitest';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import { contents } from '../contents.feature.ts';
import { uploadContent } from '../contents.test-help.ts';

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
