import pg from 'pg';
import { expect, test } from 'vitest';
import { planOf } from '../../../testing/database/plans.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import { listPostRows } from '../posts/posts.queries.ts';
import { name } from './mentors.test-help.ts';
import { countWorks, listHeld, listPopular } from './mentors.queries.ts';

const POSTS = 20_000;
const EVERYTHING = {
  contentTypes: null,
  pattern: null,
  hashtag: null,
  provider: null,
  jobGroups: null,
  levels: null,
  paymentTypes: null,
  placeTypes: null,
  isOpen: false,
} as const;
/** Every thousandth post is the mentor's; each was viewed of late. */
const FILL = `
  insert into posts (tenant_id, content_type, title, description, body, provider, payment_type, price, job_levels,
    job_groups, keywords, published_at, author_id, created_at, updated_at, search_text, recent_view_count)
  select $1, '0001', n::text, '', '', '', '0001', 0, '{}', '{}', '{}', '2026-11-01', 
    case when n % 1000 = 0 then $3::uuid else $4::uuid end, '2026-11-01', '2026-11-01', '', n
  from generate_series(1, $2::integer) n`;

test('of twenty thousand posts a mentor’s page reads theirs, and who is popular the 500 that were viewed most', async () => {
  const server = await startTestServer();
  const tenantId = await makeTenant(server);
  const manager = await makePerson(server, tenantId, 'manager');
  const mentor = await makePerson(server, tenantId, 'instructor');
  await name(server, manager, mentor);
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(FILL, [tenantId, POSTS, mentor.memberId, manager.memberId]);
  await owner.query('vacuum analyze');
  await owner.end();
  const now = server.clock.now();
  const most = async (query: Parameters<typeof planOf>[2]) => (await planOf(server, tenantId, query)).most;
  expect(await most(countWorks(tenantId, mentor.memberId, now))).toBeLessThanOrEqual(POSTS / 1000);
  expect(await most(listHeld(tenantId, mentor.memberId, now, 6))).toBeLessThanOrEqual(POSTS / 1000);
  expect(await most(listPopular(tenantId, now, 8))).toBeLessThanOrEqual(500);
  const written = { ...EVERYTHING, tenantId, now, author: mentor.memberId };
  expect(await most(listPostRows(written, 'newest', { page: 1, size: 8 }))).toBeLessThanOrEqual(POSTS / 1000);
});
