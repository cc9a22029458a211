import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let other: Person;
let stranger: Person;
let made: MadeClub;
let second: MadeClub;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  other = await makePerson(server, tenantId, 'instructor', '공동 강사');
  stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  made = await makeClub(server, tenantId, { instructors: [other] });
  second = await makeClub(server, tenantId, { creator: made.creator, instructors: [other] });
});

const url = (club: MadeClub) => `/api/v1/my/clubs/${club.clubSequence}/feedback-templates`;
const create = (body: object, { token } = made.creator, club = made) =>
  server.call({
    method: 'POST',
    url: url(club),
    token,
    payload: { title: '근거', text: '{이름} 님, 근거를!', ...body },
  });
const titles = async ({ token }: Person, club = made) => {
  const { body } = await server.call({ url: url(club), token });
  return (body.data as { contents: FeedbackTemplate[] }).contents.map(({ title, isMine }) => [title, isMine]);
};
const templateOf = (response: { body: { data: unknown } }) => response.body.data as FeedbackTemplate;

test('one’s own templates are there in every club, shared ones for the instructors of that club', async () => {
  await create({ title: '내 것' });
  await create({ title: '함께', isShared: true });
  expect(await titles(made.creator)).toEqual([
    ['내 것', true],
    ['함께', true],
  ]);
  expect(await titles(made.creator, second)).toEqual(await titles(made.creator));
  expect(await titles(other)).toEqual([['함께', false]]);
  expect(await titles(other, second)).toEqual([]);
  expect((await server.call({ url: url(made), token: stranger.token })).status).toBe(403);
  expect((await create({}, stranger)).status).toBe(403);
});

test('only the owner changes and deletes; a stale version is refused with the current state', async () => {
  const { templateSequence, version } = templateOf(await create({ title: '고칠 것', isShared: true }));
  const change = (body: object, { token } = made.creator) =>
    server.call({
      method: 'PUT',
      url: `${url(made)}/${templateSequence}`,
      token,
      payload: { title: '고친 것', text: '새 말', isShared: true, version, ...body },
    });
  expect((await change({}, other)).status).toBe(404);
  expect(templateOf(await change({}))).toMatchObject({ title: '고친 것', version: version + 1 });
  const stale = await change({ title: '늦은 것' });
  expect([stale.status, templateOf(stale).title]).toEqual([409, '고친 것']);
  const remove = ({ token }: Person) =>
    server.call({ method: 'DELETE', url: `${url(made)}/${templateSequence}`, token });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(made.creator)).status).toBe(200);
  expect((await remove(made.creator)).status).toBe(404);
});

test.each([
  ['title', { title: '' }],
  ['title', { title: '가'.repeat(61) }],
  ['text', { text: ' ' }],
  ['text', { text: '가'.repeat(5001) }],
])('a faulty %s is refused', async (path, body) => {
  expect((await create(body)).body.errors?.[0]?.path).toBe(path);
});
