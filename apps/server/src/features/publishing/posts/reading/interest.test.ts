import { beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makePost, POSTS } from '../posts.test-help.ts';
import { postViewsJob } from '../posts.jobs.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor');
  member = await makePerson(server, tenantId, 'member');
});

const query = (statement: string, values: unknown[] = []) =>
  server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, values)).rows);
const like = async (post: number, method: 'POST' | 'DELETE' = 'POST', { token } = member) =>
  server.call({ method, url: `${POSTS}/${post}/like`, token });

test('a like counts once, goes once, and is none of the author', async () => {
  const { postSequence } = await makePost(server, author);
  const counts: unknown[] = [];
  for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const)
    counts.push((await like(postSequence, method)).body.data);
  expect(counts).toEqual([
    { isLiked: true, likeCount: 1 },
    { isLiked: true, likeCount: 1 },
    { isLiked: false, likeCount: 0 },
    { isLiked: false, likeCount: 0 },
  ]);
  expect((await like(postSequence, 'POST', author)).status).toBe(409);
});

test('many at once are counted each', async () => {
  const { postSequence } = await makePost(server, author);
  const many = await Promise.all(Array.from({ length: 8 }, () => makePerson(server, tenantId, 'member')));
  await Promise.all(many.flatMap((person) => [like(postSequence, 'POST', person), like(postSequence, 'POST', person)]));
  const { body } = await server.call({ url: `${POSTS}/${postSequence}`, token: member.token });
  expect(body.data).toMatchObject({ likeCount: 8, isLiked: false });
});

test('the night forgets views of more than 30 days ago, and what is popular is counted by the others', async () => {
  const { postSequence } = await makePost(server, author);
  const view = () => server.call({ method: 'POST', url: `${POSTS}/${postSequence}/view`, token: member.token });
  await view();
  await query(
    `insert into post_views (tenant_id, post_sequence, member_id, viewed_on)
     select $1, $2, $3, day::date from unnest(array['2026-10-20', '2026-10-21']) as day`,
    [tenantId, postSequence, member.memberId],
  );
  await query('update posts set recent_view_count = 3, view_count = 3 where post_sequence = $1', [postSequence]);
  const { run } = postViewsJob.define({ services: server.services, log: server.app.log });
  await run({}, async () => {});
  expect(await query('select viewed_on::text from post_views order by 1')).toEqual([
    { viewed_on: '2026-10-21' },
    { viewed_on: '2026-11-20' },
  ]);
  expect(
    await query('select recent_view_count, view_count from posts where post_sequence = $1', [postSequence]),
  ).toEqual([{ recent_view_count: 2, view_count: 3 }]);
});
