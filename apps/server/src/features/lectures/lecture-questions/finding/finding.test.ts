import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makeLecture, writeVersion } from '../../lecture-assistant/lecture-assistant.test-help.ts';
import { findForQuestion } from './finding.service.ts';
import { findAsked, listUnread } from './finding.queries.ts';
import { askedEarly } from './finding.test-help.ts';

let server: TestServer;
let tenantId: string;
let teacher: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  teacher = await makePerson(server, tenantId, 'instructor');
  member = await makePerson(server, tenantId, 'member');
});
afterAll(() => server.services.jobs.stop());

const MINUTE_MS = 60_000;
const after = (minutes: number) => {
  const now = server.clock.now().getTime() + minutes * MINUTE_MS;
  return { left: new Date(now - 10 * MINUTE_MS), waited: new Date(now - 2 * MINUTE_MS) };
};

test('a question that was asked before its material is read is looked up again once it is, and not before', async () => {
  const club = await makeLecture(
    server,
    tenantId,
    teacher,
    [[{ title: '교안', passages: ['아직 아무도 읽지 못한 글이다.'] }]],
    [member],
  );
  const content = club.contents[0]![0]!;
  const { asked, now } = await askedEarly(server, tenantId, club, content, member, '선택도가 뭔가요?');
  const { serial } = asked;
  const left = async (minutes: number) => {
    const [rows] = await server.database.read(tenantId, listUnread(tenantId, after(minutes)));
    return rows.filter((one) => one.club === club.clubSequence).map((one) => one.serial);
  };
  await findForQuestion(server.services, asked);
  expect((await now()).status).toBe('WAITING_AI');
  expect([await left(3), await left(11)]).toEqual([[], [serial]]);

  await writeVersion(server, tenantId, { contentSequence: content, versionNo: 2 }, ['선택도는 행의 비율이다.']);
  expect([await left(1), await left(3)]).toEqual([[], [serial]]);
  await findForQuestion(server.services, asked);
  const answered = await now();
  expect(answered.status).toBe('AI_ANSWERED');
  expect(answered.assistantAnswer?.sentences[0]?.text).toBe('선택도는 행의 비율이다.');
  expect(await left(3)).toEqual([]);
});

test('what an instructor has answered is not looked up any more', async () => {
  const club = await makeLecture(server, tenantId, teacher, [[{ title: '교안', passages: ['글'] }]], [member]);
  const url = `/api/v1/lecture-clubs/${club.clubSequence}/studies/${club.studies[0]}/questions`;
  const { body } = await server.call({ method: 'POST', url, token: member.token, payload: { question: '왜요?' } });
  const { lectureQuestionSerialNumber: serial, version } = body.data as LectureQuestion;
  const left = async () => (await server.database.read(tenantId, listUnread(tenantId, after(11))))[0];
  const one = { member_id: member.memberId, club: club.clubSequence, serial };
  expect(await left()).toContainEqual(one);
  const payload = { version, answer: '그래서요.' };
  await server.call({ method: 'PUT', url: `${url}/${serial}/instructor-answer`, token: teacher.token, payload });
  expect(await left()).not.toContainEqual(one);
});

test('of a material that is read for more than an hour nobody waits: nothing was found', async () => {
  const club = await makeLecture(server, tenantId, teacher, [[{ title: '교안', passages: ['글'] }]], [member]);
  const { asked } = await askedEarly(server, tenantId, club, club.contents[0]![0]!, member, '선택도가 뭔가요?');
  server.clock.advance(61 * MINUTE_MS);
  await findForQuestion(server.services, asked);
  const [rows] = await server.database.read(tenantId, findAsked(asked));
  expect(rows).toMatchObject([{ status: 'AI_ANSWERED', found: { sentences: [] } }]);
});
