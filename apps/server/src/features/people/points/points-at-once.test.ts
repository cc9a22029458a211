import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makeGradedAnswers } from '../../../testing/graded-answers.ts';
import { disagreements } from '../../../testing/invariants.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

/** Two transactions that change what one subject is worth, whatever path they come by. */
let server: TestServer;
let tenantId: string;
let [one, other, watcher]: pg.Client[] = [];
let me: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [one, other, watcher] = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client(server.owner);
      await client.connect();
      return client;
    }),
  );
});
afterAll(() => Promise.all([one!, other!, watcher!].map((client) => client.end())));
beforeEach(async () => {
  me = await makePerson(server, tenantId, 'member', '나');
});

type Statement = readonly [sql: string, values: unknown[]];
/** The second statement is there before the first is committed. */
async function atOnce(first: Statement, second: Statement): Promise<void> {
  const { rows } = await other!.query('select pg_backend_pid() as pid');
  await one!.query('begin');
  await one!.query(...(first as [string, unknown[]]));
  let isDone = false;
  const following = other!.query(...(second as [string, unknown[]])).finally(() => (isDone = true));
  following.catch(() => {});
  await expect
    .poll(async () => {
      const waiting = await watcher!.query(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [
        rows[0].pid,
      ]);
      return isDone || waiting.rowCount! > 0;
    })
    .toBe(true);
  await one!.query('commit');
  await following;
}
const entries = async (kind: string, memberId: string) =>
  (
    await watcher!.query(
      'select points from point_entries where kind = $1 and member_id = $2 order by entry_sequence',
      [kind, memberId],
    )
  ).rows.map(({ points }) => points as number);
const agrees = async () =>
  expect((await disagreements(watcher!, tenantId))['points of the ledger and what earns them']).toBeUndefined();

test('a quiz and its copy that come into one club at once earn their author once', async () => {
  const author = await makePerson(server, tenantId, 'instructor', '지은이');
  const source = await makeClub(server, tenantId, { creator: author, quizzes: [{}] });
  const { clubSequence, quizSequences } = await makeClub(server, tenantId, { quizzes: [{}, {}] });
  const places = await watcher!.query('select * from club_quizzes where club_sequence = $1', [clubSequence]);
  await watcher!.query('delete from club_quizzes where club_sequence = $1', [clubSequence]);
  await watcher!.query('update quizzes set origin_quiz_sequence = $2 where quiz_sequence = any($1)', [
    quizSequences,
    source.quizSequences[0],
  ]);
  const [first, second] = places.rows.map((row): Statement => [
    'insert into club_quizzes select * from json_populate_record(null::club_quizzes, $1)',
    [JSON.stringify(row)],
  ]);
  await atOnce(first!, second!);
  expect(await entries('quizUse', author.memberId)).toEqual([5]);
  await agrees();
});

test('a growth that is confirmed while its first grade changes is that of the grade that stands', async () => {
  const place = placeOf(await makeClub(server, tenantId, { members: [me], aiGrading: true, quizzes: [{}] }));
  await makeGradedAnswers(server, tenantId, [{ person: me, place, preGrade: 50, grades: { AI: 95 } }]);
  const { rows } = await watcher!.query('select answer_sequence from answers where member_id = $1', [me.memberId]);
  const [{ answer_sequence: answer }] = rows as [{ answer_sequence: number }];
  await atOnce(
    ['update answers set pre_grade = 90 where answer_sequence = $1', [answer]],
    [
      `insert into answer_grades (tenant_id, answer_sequence, grader, grade, graded_by, graded_at)
       values ($1, $2, 'INSTRUCTOR', 95, $3, now())`,
      [tenantId, answer, me.memberId],
    ],
  );
  expect(await entries('growth', me.memberId)).toEqual([5]);
  await agrees();
});

test.each<[string, ClubOptions, (club: number) => Statement]>([
  [
    'whoever joins',
    { status: '0300' },
    (club) => [
      `insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
       values ($1, $2, $3, 'MEMBER', now(), now())`,
      [tenantId, club, me.memberId],
    ],
  ],
  [
    'whose quiz is used',
    {},
    (club) => [
      `update quizzes set author_id = $3 where tenant_id = $1
         and quiz_sequence in (select quiz_sequence from club_quizzes where club_sequence = $2)`,
      [tenantId, club, me.memberId],
    ],
  ],
])('in a club that gives no points %s earns nothing, then and when it is over', async (_, options, act) => {
  const { clubSequence } = await makeClub(server, tenantId, { quizzes: [{}], ...options });
  await watcher!.query('update clubs set earns_points = false where club_sequence = $1', [clubSequence]);
  await watcher!.query(...(act(clubSequence) as [string, unknown[]]));
  await watcher!.query(`update clubs set club_status = '0220' where club_sequence = $1`, [clubSequence]);
  await watcher!.query(`update clubs set club_status = '0400' where club_sequence = $1`, [clubSequence]);
  const sums = await watcher!.query(
    'select kind, sum(points)::int as points from point_entries where member_id = $1 group by 1',
    [me.memberId],
  );
  expect(sums.rows.map(({ points }) => points as number)).toEqual([0]);
});
