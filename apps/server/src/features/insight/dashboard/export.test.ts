import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, placeOf, saveDraft, submitPre } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const download = (club: number, { token }: Person) =>
  server.call({ url: `/api/v1/clubs/${club}/dashboard/export`, token });
const textsOf = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>/gs)].map(([, text, number]) => text ?? number),
  );

test('members, answers and grades come as a workbook under a Korean name; names also from an anonymous club', async () => {
  const [member, other] = [
    await makePerson(server, tenantId, 'member', '=HYPERLINK("https://evil.example")'),
    await makePerson(server, tenantId, 'member', '김하늘'),
  ];
  const club = await makeClub(server, tenantId, {
    clubName: '자료 구조 클럽',
    anonymous: true,
    members: [member, other],
    quizzes: [{ question: '스택과 큐' }],
  });
  await answerFully(server, member, placeOf(club), '@SUM(1+1)');
  await saveDraft(server, other, placeOf(club), '남이 볼 수 없는 초안', 0);
  await server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(club), member)}/grade`,
    token: club.creator.token,
    payload: { grading: 88, version: 0 },
  });
  const { status, headers, raw } = await download(club.clubSequence, club.creator);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('spreadsheetml.sheet');
  expect(headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('자료 구조 클럽 학습 현황.xlsx')}`,
  );
  const files = unzip(raw);
  const [members, answers, grades] = [3, 4, 5].map((no) => files.get(`xl/worksheets/sheet${no}.xml`));
  expect(members).not.toMatch(/<f[ >]/);
  expect(textsOf(members).map((row) => row[0])).toEqual(
    expect.arrayContaining(['이름', '=HYPERLINK(&quot;https://evil.example&quot;)', '김하늘']),
  );
  const [, answer, ...more] = textsOf(answers);
  expect(answer).toEqual(expect.arrayContaining(['1', '스택과 큐', '최종답변', '@SUM(1+1)', '예', '88']));
  expect(more).toEqual([]);
  expect(answers).not.toContain('초안');
  expect(textsOf(grades)[1]).toEqual(expect.arrayContaining(['강사', '88', '클럽장']));
});

test('long lists come whole, over more than one stretch', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 205 }, (_, index) => makePerson(server, tenantId, 'member', `멤버 ${index}`)),
  );
  const club = await makeClub(server, tenantId, { members: crowd, quizzes: [{}] });
  await submitPre(server, crowd[204]!, placeOf(club), { text: '마지막 사람' });
  const { raw } = await download(club.clubSequence, club.creator);
  const files = unzip(raw);
  expect(new Set(textsOf(files.get('xl/worksheets/sheet3.xml')).map((row) => row[0])).size).toBe(206);
  expect(files.get('xl/worksheets/sheet4.xml')).toContain('마지막 사람');
});

test('only admins of the club may export it', async () => {
  const member = await makePerson(server, tenantId, 'member');
  const club = await makeClub(server, tenantId, { members: [member] });
  expect((await download(club.clubSequence, member)).status).toBe(403);
  expect((await download(club.clubSequence, await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
  expect((await download(club.clubSequence, await makePerson(server, tenantId, 'manager'))).status).toBe(200);
});
