import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { planOf } from '../../../../testing/database/plans.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makePost, POSTS } from '../posts.test-help.ts';
import { listRelatedStudies } from './related-studies.queries.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '한지우');
  member = await makePerson(server, tenantId, 'member');
});
afterAll(() => server.services.jobs.stop());

const owner = async (sql: string, values: readonly unknown[]) => {
  const client = new pg.Client(server.owner);
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};
/** A club with what relations rest on. */
const club = async (set: string, clubStatus: string, options: object = {}) => {
  const made = await makeClub(server, tenantId, { creator: author, quizzes: [{ question: '왜요?' }], ...options });
  await owner(`update clubs set club_status = $3, ${set} where tenant_id = $1 and club_sequence = $2`, [
    tenantId,
    made.clubSequence,
    clubStatus,
  ]);
  return made;
};
const studiesOf = async ({ postSequence }: PostView, { token } = member) =>
  ((await server.call({ url: `${POSTS}/${postSequence}`, token })).body.data as PostView).relatedStudies;
const namesOf = async (post: PostView, who = member) =>
  (await studiesOf(post, who)).map(({ clubSequence }) => clubSequence);
const ALIKE = `job_groups = '{0100}', job_levels = '{2}'`;
const post = (overrides: object = {}) =>
  makePost(server, author, { recommendJobGroups: ['0100'], recommendLevels: ['2'], keywords: ['색인'], ...overrides });

test('clubs that recruit for the same people stand there, those with its hashtags first', async () => {
  const level = await club(ALIKE, '0300');
  const hashtag = await club(`job_groups = '{0100}', job_levels = '{5}'`, '0300');
  await owner(`update quizzes set tags = '{색인}' where tenant_id = $1 and quiz_sequence = any($2)`, [
    tenantId,
    hashtag.quizSequences,
  ]);
  await club(`job_groups = '{0200}', job_levels = '{2}'`, '0300');
  await club(`job_groups = '{0100}', job_levels = '{5}'`, '0300');
  await club(ALIKE, '0400');
  await club(`${ALIKE}, recruit_end_at = '${day(-1).toISOString()}'`, '0300');
  const studies = await studiesOf(await post());
  expect(studies.map(({ clubSequence }) => clubSequence)).toEqual([hashtag.clubSequence, level.clubSequence]);
  expect(studies[0]).toMatchObject({ isRecruit: true, clubType: '0100', leaderNickname: '한지우', isClubAdmin: false });
  await owner(`update clubs set club_status = '0500' where tenant_id = $1`, [tenantId]);
});

test('a club that uses the article stands first, in every state, and is hidden from who may not see it', async () => {
  const used = await post();
  const { body } = await server.call({
    method: 'POST',
    url: `${POSTS}/${used.postSequence}/content`,
    token: author.token,
  });
  const { contentSequence } = body.data as { contentSequence: number };
  const running = await club(`job_groups = '{0400}', job_levels = '{5}', is_public = false`, '0400', {
    members: [member],
  });
  await owner(`update quizzes set content_sequence = $3 where tenant_id = $1 and quiz_sequence = any($2)`, [
    tenantId,
    running.quizSequences,
    contentSequence,
  ]);
  const alike = await club(ALIKE, '0300');
  expect(await namesOf(used)).toEqual([running.clubSequence, alike.clubSequence]);
  expect((await studiesOf(used))[0]).toMatchObject({ isRecruit: false });
  expect(await namesOf(used, await makePerson(server, tenantId, 'member'))).toEqual([alike.clubSequence]);
  expect((await studiesOf(used, author))[0]).toMatchObject({ isClubAdmin: true });
  await owner(`update club_quizzes set published = false where tenant_id = $1 and club_sequence = $2`, [
    tenantId,
    running.clubSequence,
  ]);
  expect(await namesOf(used)).toEqual([alike.clubSequence]);
  await owner(`update clubs set club_status = '0500' where tenant_id = $1`, [tenantId]);
});

test('of two thousand clubs that are over it reads none', async () => {
  const { postSequence } = await post();
  const clubs = 2000;
  await owner(
    `insert into clubs (tenant_id, club_type, club_status, club_name, creator_id, leader_id, is_public, job_groups,
       job_levels, search_text, start_at, end_at, participation_code, created_at, updated_at)
     select $1, '0100', '0500', n::text, $2, $2, true, '{0100}', '{2}', '', '2026-10-01', '2026-11-01', 'CODE' || (100000 + n),
       '2026-10-01', '2026-10-01' from generate_series(1, ${clubs}) n`,
    [tenantId, author.memberId],
  );
  await owner('vacuum analyze', []);
  const learner = { tenantId, memberId: member.memberId, now: server.clock.now() };
  const { most } = await planOf(server, tenantId, listRelatedStudies(learner, postSequence, 3));
  expect(most).toBeLessThan(100);
});

test('the page of a post asks for all that it shows in six statements', async () => {
  const { postSequence } = await post();
  const before = server.database.statements;
  const { status } = await server.call({ url: `${POSTS}/${postSequence}`, token: member.token });
  expect([status, server.database.statements - before]).toEqual([200, 6]);
});
