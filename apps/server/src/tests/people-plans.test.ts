import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { listDeadlines, listOpenings } from '../features/clubs/agenda/agenda.queries.ts';
import { listNews } from '../features/people/friends/friend-news.queries.ts';
import { countPeople, listFriends, listPeople } from '../features/people/friends/friends.queries.ts';
import { findFigures, listPublicClubs } from '../features/people/friends/seen-member.queries.ts';
import { findByNickname, findSeen } from '../features/people/friends/ties.queries.ts';
import { countPicks } from '../features/clubs/growth/good-eye.queries.ts';
import { listEntries, sumEntries } from '../features/people/points/points.queries.ts';
import { findCardOf, findOutlook, listDueCards, listWeeks } from '../features/answering/recalls/recalls.queries.ts';
import { makeClub } from '../testing/clubs.ts';
import { planOf } from '../testing/database/plans.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Clubs of ten quizzes with 500 members who answered all of them; each of 6,000 people has ten ties, and the ledger 20,000 rows. */
const [CLUBS, QUIZZES] = [8, 10];
const FILL = [
  'set session_replication_role = replica',
  `create temp table people as select gen_random_uuid() as id, n from generate_series(1, 6000) n`,
  `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
   select $1, id, n || '@bench.test', n || '@bench.test', '', '멤버 ' || n, '{ROLE_USER}', now() from people`,
  `insert into member_ties (tenant_id, member_id, other_id, tie, since)
   select $1, one.id, other.id, case when other.n % 3 = 0 then 'ASKED' else 'FRIEND' end, now()
   from people as one join people as other on other.n between one.n + 1 and one.n + 10`,
  `insert into member_ties (tenant_id, member_id, other_id, tie, since)
   select $1, $2, id, 'FRIEND', now() from people where n <= 30`,
  `insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
   select $1, club_sequence, id, 'MEMBER', now(), now()
   from (select club_sequence, row_number() over (order by club_sequence) as no from clubs where tenant_id = $1) as club
     join people on (people.n - 1) / 500 = no`,
  `insert into answers (tenant_id, club_sequence, quiz_sequence, member_id, answer_status, pre_text, final_text,
     pre_submitted_at, final_submitted_at, created_at, updated_at)
   select $1, club_sequence, quiz_sequence, member_id, '0003', '사전', '최종', now() - interval '20 days',
     now() - interval '20 days', now() - interval '20 days', now()
   from club_members join club_quizzes using (tenant_id, club_sequence) where tenant_id = $1`,
  `insert into recalls (tenant_id, answer_sequence, recalled_on, due_on, rating, text, recalled_at, stability, difficulty)
   select tenant_id, answer_sequence, current_date - 3, current_date, 'GOOD', '', now(), 5, 5 from answers where tenant_id = $1`,
  `insert into one_picks (tenant_id, club_sequence, quiz_sequence, member_id, answer_sequence, created_at)
   select distinct on (club_sequence, quiz_sequence, answers.member_id) tenant_id, club_sequence, quiz_sequence,
     answers.member_id, answer_sequence, now() from answers where tenant_id = $1`,
  `insert into point_entries (tenant_id, member_id, kind, subject, turn, units, points, units_balance, points_balance, happened_at)
   select $1, case when row % 200 = 0 then $2::uuid else id end, 'like', row::text, 1, 1, 1, 1, 1, now()
   from generate_series(1, 20000) as made(row) join people on people.n = 1 + row % 6000`,
  `insert into monthly_points (tenant_id, month, member_id, points, ranked_points) select $1, '2026-11-01', id, 5, 5 from people`,
  'set session_replication_role = origin',
  'vacuum analyze',
];

let server: TestServer;
let tenantId: string;
let me: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  me = await makePerson(server, tenantId, 'member');
  stranger = await makePerson(server, tenantId, 'member', '낯선이');
  for (let no = 0; no < CLUBS; no++)
    await makeClub(server, tenantId, { members: [me], quizzes: Array.from({ length: QUIZZES }, () => ({})) });
  const owner = new pg.Client(server.owner);
  await owner.connect();
  for (const statement of FILL) {
    const needs = [tenantId, me.memberId].filter((_, index) => statement.includes(`$${index + 1}`));
    await owner.query(statement, needs);
  }
  await owner.end();
});

const NOW = new Date('2026-11-23T03:00:00Z');
const own = () => ({ tenantId, memberId: me.memberId });
const page = { page: 1, size: 20 };
const recalling = () => ({ ...own(), now: NOW, today: '2026-11-23', timeZone: 'Asia/Seoul' });
const ahead = () => ({ ...own(), now: NOW, end: '2026-11-30', timeZone: 'Asia/Seoul' });

test.each<[string, number, () => Parameters<typeof planOf>[2]]>([
  ['friends', 60, () => listFriends(own(), '2026-11-01', page)],
  ['how many friends', 60, () => countPeople(own(), 'FRIEND', 'member_id')],
  ['requests received', 60, () => listPeople(own(), 'ASKED', 'other_id', page)],
  ['requests sent', 60, () => listPeople(own(), 'ASKED', 'member_id', page)],
  ['somebody by nickname', 10, () => findByNickname(tenantId, me.memberId, '낯선이')],
  ['somebody', 10, () => findSeen({ ...own(), otherId: stranger.memberId })],
  ['the clubs of a profile', 40, () => listPublicClubs(tenantId, me.memberId)],
  ['the figures of a profile', 100, () => findFigures(tenantId, me.memberId, '2026-11-01')],
  // 30 friends, each with ten answers in their club.
  ['what friends did', 600, () => listNews({ ...own(), since: new Date('2026-11-09T00:00:00Z') })],
  ['the history of points', 110, () => listEntries(own(), { size: 10, offset: 0 })],
  ['the sum of points', 110, () => sumEntries(own(), '2026-11', 'Asia/Seoul')],
  ['the eye', 100, () => countPicks({ ...own(), month: '2026-11', timeZone: 'Asia/Seoul' })],
  // Within a club the own answers may be met once for each of its quizzes.
  ['recalls that are due', 500, () => listDueCards(recalling())],
  ['the outlook of recalls', 500, () => findOutlook(recalling())],
  ['recalls by week', 100, () => listWeeks(recalling(), '2026-10-05')],
  ['deadlines', 100, () => listDeadlines(ahead())],
  ['openings', 100, () => listOpenings(ahead())],
])('%s: rows of one person are read, and not the tenant’s', async (_, most, query) => {
  const { plan, most: read } = await planOf(server, tenantId, query());
  expect(read, plan).toBeLessThanOrEqual(most);
});

test('a card is found among the answers of one person', async () => {
  const { most } = await planOf(server, tenantId, findCardOf(recalling(), { club: 1, quiz: 1 }));
  expect(most).toBeLessThanOrEqual(100);
});
