// @vitest-environment jsdom
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/server.ts';
import { getClubDashboard } from '../../insight/dashboard/dashboard.reads.ts';
import { expelMember, importMembers } from '../memberships/member-management.writes.ts';
import { listClubMembers, listFellowMembers } from '../memberships/memberships.reads.ts';
import { joinClub } from '../memberships/memberships.writes.ts';
import { leaveClub } from '../memberships/my-memberships.writes.ts';
import { getQuizClub } from '../../authoring/quiz-clubs/quiz-clubs.reads.ts';
import { saveQuizClubDraft, scheduleClubQuizzes } from '../../authoring/quiz-clubs/quiz-clubs.writes.ts';
import { listMyQuizzes } from '../../authoring/quizzes/lounge.reads.ts';
import { listDueQuizzes, listMyClubQuizzes } from '../../authoring/quizzes/quizzes.reads.ts';
import { getClubAbout, listClubs, listMyClubs } from './clubs.reads.ts';
import { addFavorite, changeClubStatus, deleteClub } from './clubs.writes.ts';

const MEMBER = 'b0000000-0000-4000-8000-000000000001';
const CLUB = 7;
const kept: Record<string, QueryKey> = {
  about: getClubAbout.key({ params: { club: CLUB } }),
  otherAbout: getClubAbout.key({ params: { club: 8 } }),
  form: getQuizClub.key({ params: { id: CLUB } }),
  figures: getClubDashboard.key({ params: { id: CLUB } }),
  members: listClubMembers.key({ params: { clubSequence: CLUB }, query: { page: 2 } }),
  fellows: listFellowMembers.key({ params: { clubSequence: CLUB } }),
  ownQuizzes: listMyClubQuizzes.key({ params: { club: CLUB } }),
  due: listDueQuizzes.key({}),
  clubs: listClubs.key({ query: { page: 1, size: 12 } }),
  mine: listMyClubs.key({}),
  shelf: [...listMyQuizzes.key(), 'pages'],
};
const own = ['about', 'ownQuizzes', 'due', 'clubs', 'mine'];
const all = [...own, 'form', 'figures', 'members', 'fellows'];
const params = { clubSequence: CLUB };

type Change = (client: QueryClient) => Promise<unknown>;
const changes: [name: string, change: Change, stale: readonly string[]][] = [
  ['joining', (client) => joinClub(client, { params, body: { participationCode: 'CODE' } }), own],
  ['leaving', (client) => leaveClub(client, { params }), own],
  [
    'another state',
    (client) => changeClubStatus(client, { params: { club: CLUB }, body: { event: 'FINISH', version: 1 } }),
    all,
  ],
  [
    'expelling',
    (client) => expelMember(client, { params: { ...params, memberUUID: MEMBER }, body: { reason: '-' } }),
    all,
  ],
  [
    'looking a roster through',
    (client) => importMembers(client, { params, body: { confirmed: false }, files: {} }),
    [],
  ],
  ['taking a roster in', (client) => importMembers(client, { params, body: { confirmed: true }, files: {} }), all],
  [
    'another schedule',
    (client) => scheduleClubQuizzes(client, { body: { clubSequence: CLUB, version: 1, quizzes: [] } }),
    [...all, 'shelf'],
  ],
  ['a draft', (client) => saveQuizClubDraft(client, { body: {} }), ['mine']],
  ['deleting', (client) => deleteClub(client, { params: { club: CLUB } }), ['clubs', 'mine']],
  ['a favourite', (client) => addFavorite(client, { params: { club: CLUB } }), []],
];

const answers = (answer: () => { data: null } | { code: string; message: string; status: number }) =>
  fakeServer({
    'POST /api/v1/clubs/7/join': answer,
    'DELETE /api/v1/clubs/7/members/me': answer,
    'PUT /api/v1/clubs/7/status': answer,
    [`PUT /api/v1/my/clubs/7/members/${MEMBER}/expel`]: answer,
    'POST /api/v1/my/clubs/7/members/import': answer,
    'PUT /api/v1/club/quizzes': answer,
    'PUT /api/v2/quiz-club/temporary': answer,
    'DELETE /api/v1/clubs/7': answer,
    'POST /api/v1/clubs/7/favorite': answer,
  });

function withAll() {
  const client = new QueryClient();
  for (const queryKey of Object.values(kept)) client.setQueryData(queryKey, {});
  const stale = () => Object.keys(kept).filter((name) => client.getQueryState(kept[name]!)?.isInvalidated);
  return { client, stale };
}

test.each(changes)('%s makes stale what it changes, and nothing else', async (_, change, expected) => {
  answers(() => ({ data: null }));
  const { client, stale } = withAll();
  await change(client);
  expect(stale().toSorted()).toEqual([...expected].toSorted());
});

test('what is refused because the club is another one by now makes it stale, too', async () => {
  answers(() => ({ code: '0409', message: '-', status: 409 }));
  const { client, stale } = withAll();
  await expect(
    changeClubStatus(client, { params: { club: CLUB }, body: { event: 'FINISH', version: 1 } }),
  ).rejects.toThrow();
  expect(stale().toSorted()).toEqual(all.toSorted());
});
