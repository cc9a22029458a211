import type { ClubSubmitter } from '@dure/contract/clubs/clubs/club-approval.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { unzip } from '../../../../testing/zip.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});

const made = (options: Parameters<typeof makeClub>[2]) => makeClub(server, tenantId, options);
const reject = (clubSequence: number, reason: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('club_transitions').values({
        tenant_id: tenantId,
        club_sequence: clubSequence,
        event: 'REJECT',
        from_status: '0100',
        to_status: '0120',
        member_id: manager.memberId,
        reason,
        happened_at: START,
      }),
    ),
  );
const submitterOf = async (club: number, { token } = manager) => {
  const answer = await server.call({ url: `/api/manager/v1/clubs/${club}/submitter`, token });
  return { status: answer.status, data: answer.body.data as ClubSubmitter };
};

test('who asks stands there by name, with what became of their other clubs', async () => {
  const creator = await makePerson(server, tenantId, 'instructor', '이서현 교수');
  for (const status of ['0000', '0400', '0500', '0220', '0100'] as const) await made({ creator, status });
  const sentBack = await made({ creator, status: '0120', clubName: '다시 낼 클럽' });
  await reject(sentBack.clubSequence, '첫 사유');
  await reject(sentBack.clubSequence, '기간을 다시 정해 주세요.');
  await made({ status: '0400', clubName: '남의 클럽' });
  const asked = await made({ creator, status: '0100' });
  const { data } = await submitterOf(asked.clubSequence);
  expect(data).toMatchObject({
    person: { memberUUID: creator.memberId, nickname: '이서현 교수' },
    email: creator.email,
    approvedCount: 3,
    finishedCount: 1,
    cancelledCount: 1,
    waitingCount: 1,
    rejectionCount: 2,
  });
  expect(data.clubs).toHaveLength(5);
  expect(data.clubs[0]).toMatchObject({
    clubName: '다시 낼 클럽',
    clubStatus: '0120',
    rejection: '기간을 다시 정해 주세요.',
  });
  expect(data.clubs.map(({ clubName }) => clubName)).not.toContain('남의 클럽');
});

test('who asks for the first time has no history, and nobody but managers is told of either', async () => {
  const asked = await made({ status: '0100' });
  expect((await submitterOf(asked.clubSequence)).data).toMatchObject({
    approvedCount: 0,
    rejectionCount: 0,
    clubs: [],
  });
  expect((await submitterOf(asked.clubSequence, asked.creator)).status).toBe(403);
  expect((await submitterOf(999_999)).status).toBe(404);
});

const textsOf = (xml: string) =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, '')),
  );

test("the managers' table comes as a sheet: what it was narrowed to, on all pages, and no formula", async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const creator = await makePerson(server, tenantId, 'instructor', '=1+1');
  for (let no = 1; no <= 103; no += 1) await made({ creator, status: '0100', clubName: `${word} ${no}` });
  await made({ creator, status: '0400', clubName: `${word} 열린 클럽` });
  const url = `/api/manager/v1/clubs/export?clubStatus=0100&keyword=${word}&sort=clubName`;
  const { status, headers, raw } = await server.call({ url, token: manager.token });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain(encodeURIComponent('클럽 승인 목록.xlsx'));
  const xml = unzip(raw).get('xl/worksheets/sheet1.xml')!;
  expect(xml).not.toMatch(/<f[ >]/);
  const [heads, ...rows] = textsOf(xml);
  expect(heads).toEqual([
    '클럽명',
    '유형',
    '개설자',
    '상태',
    '시작일',
    '종료일',
    '퀴즈',
    '멤버',
    '정원',
    '제출일',
    '사유',
  ]);
  expect(rows).toHaveLength(103);
  expect(new Set(rows.map(([name]) => name)).size).toBe(103);
  expect(rows[0]!.slice(0, 4)).toEqual([`${word} 1`, '퀴즈 클럽', '=1+1', '개설요청승인대기']);
  expect((await server.call({ url, token: creator.token })).status).toBe(403);
}, 60_000);

test.each([
  ['runs where its start has passed', { startAt: day(-2), endAt: day(20) }, '0400', ['OPEN_RECRUITMENT', 'START']],
  ['is over where its end has', { startAt: day(-9), endAt: day(-1) }, '0500', ['OPEN_RECRUITMENT', 'START', 'FINISH']],
  ['recruits before', { startAt: day(2), endAt: day(20) }, '0300', ['OPEN_RECRUITMENT']],
  ['waits for its recruitment', { recruitStartAt: day(1), startAt: day(2), endAt: day(20) }, '0200', ['SCHEDULE']],
])('an approved club %s, and each step is recorded', async (_, dates, status, steps) => {
  const { clubSequence } = await made({ status: '0100', recruitEndAt: null, recruitStartAt: null, ...dates });
  const url = `/api/manager/v1/clubs/${clubSequence}/approval`;
  const about = await server.call({ url: `/api/v1/clubs/${clubSequence}/about`, token: manager.token });
  const { version } = about.body.data as { version: number };
  const decide = (payload: object) => server.call({ method: 'PUT', url, token: manager.token, payload });
  const none = await decide({ decision: 'APPROVE' });
  expect(none.body.errors).toEqual([{ path: 'version', message: '필수 입력 항목입니다.' }]);
  const stale = await decide({ decision: 'APPROVE', version: version + 1 });
  expect(stale).toMatchObject({ status: 409, body: { data: { version } } });
  expect((await decide({ decision: 'APPROVE', version })).body.data).toMatchObject({ clubStatus: status });
  const [taken] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_transitions')
      .select('event')
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', clubSequence)
      .where('event', '<>', 'APPROVE')
      .orderBy('transition_sequence'),
  );
  expect(taken.map(({ event }) => event)).toEqual(steps);
});
