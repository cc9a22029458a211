import { beforeAll, expect, test } from 'vitest';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let [member, stranger]: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [member, stranger] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
});

const quizzes = [
  { openAt: day(8), deadlineAt: day(14), topic: '격리, 잠금', question: '비밀 문제' },
  { openAt: day(15), published: false, topic: '숨긴 주제' },
  { openAt: day(22) },
];
const made = () => makeClub(server, tenantId, { status: '0300', clubName: '잠금 클럽', members: [member!], quizzes });
const fileFor = (club: number, who: Person | undefined) =>
  server.call({ url: `/api/v1/clubs/${club}/calendar`, token: who?.token });
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

test('a member takes the dates along: start, open dates, deadlines and end, and nothing that is asked', async () => {
  const { clubSequence, creator } = await made();
  const { status, headers, raw } = await fileFor(clubSequence, member);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(String(headers['content-disposition'])).toContain(encodeURIComponent('잠금 클럽 일정.ics'));
  const lines = raw.toString().replaceAll('\r\n ', '').split('\r\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect(all('SUMMARY')).toEqual([
    '잠금 클럽 시작',
    '[잠금 클럽] 퀴즈 1 열림',
    '[잠금 클럽] 퀴즈 1 마감',
    '[잠금 클럽] 퀴즈 3 열림',
    '잠금 클럽 끝',
  ]);
  const quarter = 15 / (24 * 60);
  expect(all('DTSTART')).toEqual([day(7), day(8), day(14 - quarter), day(22), day(37 - quarter)].map(utc));
  expect(all('DTEND')).toEqual([day(7 + quarter), day(8 + quarter), day(14), day(22 + quarter), day(37)].map(utc));
  expect(all('DESCRIPTION')).toEqual([String.raw`격리\, 잠금`, String.raw`격리\, 잠금`]);
  expect(new Set(all('UID')).size).toBe(5);
  expect(raw.toString()).not.toMatch(/비밀|숨긴/);
  expect((await fileFor(clubSequence, creator)).status).toBe(200);
});

test('nobody else gets them', async () => {
  const { clubSequence } = await made();
  expect((await fileFor(clubSequence, stranger)).status).toBe(403);
  expect((await fileFor(clubSequence, undefined)).status).toBe(401);
  expect((await fileFor(999_999, member)).status).toBe(404);
});
