import { MAX_FRIEND_NEWS, type FriendNews } from '@dure/contract/people/friends/friend-news.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFully, answerPath, placeOf, submitPre } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { friendCalls } from '../../../testing/friends.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let [me, friend, other]: Person[] = [];
const { accept, ask, block, profile, remove, send } = friendCalls(() => server);

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  [me, friend, other] = await Promise.all(
    ['나', '친구', '남'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
  await ask(me!, friend!);
  await accept(friend!, me!);
});

const club = (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [friend!, other!], quizzes: [{}, {}], ...options });
const newsOf = async (who: Person = me!) => {
  const { status, body } = await send(who, 'GET', '/api/v1/my/friend-news');
  expect(status).toBe(200);
  return (body.data as { contents: FriendNews[] }).contents;
};
const pick = (made: MadeClub) =>
  server.call({
    method: 'POST',
    url: `${answerPath(placeOf(made), friend!)}/onepick`,
    token: other!.token,
    payload: {},
  });
const act = async (made: MadeClub) => {
  for (const index of [0, 1]) await answerFully(server, friend!, placeOf(made, index));
  await answerFully(server, other!, placeOf(made));
  await pick(made);
};

test('a friend joined a public club, answered in it, and was picked there', async () => {
  const made = await club({ clubName: '공개클럽' });
  await act(made);
  const news = await newsOf();
  expect(new Set(news.map(({ member }) => member.nickname))).toEqual(new Set(['친구']));
  expect(news.map(({ kind, no, count, clubName }) => [kind, no, count, clubName]).toSorted()).toEqual([
    ['ANSWERED', expect.any(Number), 2, '공개클럽'],
    ['JOINED', null, 1, '공개클럽'],
    ['ONE_PICKED', 1, 1, '공개클럽'],
  ]);
  expect(await newsOf(other)).toEqual([]);
});

test('of whom one asked nothing is told until they accept', async () => {
  await act(await club());
  await ask(me!, other!);
  const whose = async () => new Set((await newsOf()).map(({ member }) => member.nickname));
  expect(await whose()).toEqual(new Set(['친구']));
  await accept(other!, me!);
  expect(await whose()).toEqual(new Set(['친구', '남']));
});

test('of a quiz that was taken back neither answers nor picks are told', async () => {
  const made = await club();
  await act(made);
  await owner.query('update club_quizzes set published = false where club_sequence = $1', [made.clubSequence]);
  expect((await newsOf()).map(({ kind }) => kind)).toEqual(['JOINED']);
});

test('of a pre-answer nothing is told, picked or not', async () => {
  const made = await club();
  for (const person of [friend!, other!]) await submitPre(server, person, placeOf(made));
  expect((await pick(made)).status).toBe(200);
  expect((await newsOf()).map(({ kind }) => kind)).toEqual(['JOINED']);
});

test('so much is told and no more, the newest', async () => {
  const made: MadeClub[] = [];
  for (let n = 0; n <= MAX_FRIEND_NEWS; n += 1) {
    made.push(await club());
    await owner.query('update club_members set joined_at = joined_at + $2::interval where club_sequence = $1', [
      made[n]!.clubSequence,
      `${n} seconds`,
    ]);
  }
  const newest = made.map(({ clubSequence }) => clubSequence).slice(1);
  expect((await newsOf()).map(({ clubSequence }) => clubSequence)).toEqual(newest.toReversed());
});

test.each<[string, ClubOptions]>([
  ['that is not public', { isPublic: false }],
  ['that hides its people', { anonymous: true }],
])('of a club %s nothing is told', async (_, options) => {
  await act(await club(options));
  expect(await newsOf()).toEqual([]);
});

test.each<[string, (made: MadeClub) => Promise<unknown>]>([
  [
    'the friend left the club',
    ({ clubSequence }) =>
      owner.query(`update club_members set membership_status = 'LEFT' where club_sequence = $1`, [clubSequence]),
  ],
  ['the friendship ended', () => remove(me!, friend!)],
  ['they blocked each other', () => block(friend!, me!)],
  [
    'the friend withdrew',
    () => owner.query(`update members set status = 'WITHDRAWN' where member_id = $1`, [friend!.memberId]),
  ],
  [
    'it was more than two weeks ago',
    ({ clubSequence }) =>
      Promise.all([
        owner.query(`update club_members set joined_at = joined_at - interval '15 days' where club_sequence = $1`, [
          clubSequence,
        ]),
        owner.query(
          `update answers set final_submitted_at = final_submitted_at - interval '15 days' where club_sequence = $1`,
          [clubSequence],
        ),
        owner.query(`update one_picks set created_at = created_at - interval '15 days' where club_sequence = $1`, [
          clubSequence,
        ]),
      ]),
  ],
])('nothing is told once %s', async (_, change) => {
  const made = await club();
  await act(made);
  expect(await newsOf()).not.toEqual([]);
  await change(made);
  expect(await newsOf()).toEqual([]);
});

test('whoever keeps it to themselves is told of to nobody, in the study room and on the profile', async () => {
  await act(await club());
  const show = (showsActivity: boolean) =>
    send(friend!, 'PUT', '/api/v1/my/friend-settings/activity', { showsActivity });
  const seen = async () => ((await profile(me!, friend!)).body.data as { activity: unknown }).activity;
  expect((await show(false)).body.data).toEqual({ showsActivity: false });
  expect(await newsOf()).toEqual([]);
  expect(await seen()).toBeNull();
  expect(((await profile(friend!, friend!)).body.data as { activity: unknown }).activity).not.toBeNull();
  await show(true);
  expect(await newsOf()).toHaveLength(3);
  expect(await seen()).not.toBeNull();
});

test('costs one statement however many friends there are', async () => {
  const cost = async () => {
    const before = server.database.statements;
    await newsOf();
    return server.database.statements - before;
  };
  const few = await cost();
  await act(await club());
  expect(await cost()).toBe(few);
});
