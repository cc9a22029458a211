import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type {
  LectureDashboard,
  LectureStudent,
  StudyFigures,
} from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';
import { makeLecture, type MadeLecture } from '../lecture-assistant/lecture-assistant.test-help.ts';

let server: TestServer;
let tenantId: string;
let teacher: Person;
let [asker, quiet] = [] as unknown as [Person, Person];
let club: MadeLecture;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  teacher = await makePerson(server, tenantId, 'instructor', '김도윤');
  [asker, quiet] = [
    await makePerson(server, tenantId, 'member', '서예린'),
    await makePerson(server, tenantId, 'member', '이준호'),
  ];
});
afterAll(() => server.services.jobs.stop());

const material = (title: string) => [{ title, passages: ['조건에 걸리는 행의 비율이다.'] }];
const pathOf = (rest: string) => `/api/v1/lecture-clubs/${club.clubSequence}${rest}`;
const send = (method: 'GET' | 'POST' | 'PUT', rest: string, { token }: Person, payload?: object) =>
  server.call({ method, url: pathOf(rest), token, ...(payload && { payload }) });
const ask = async (question: string, study: number, more: object = {}) =>
  (
    await send('POST', `/studies/${club.studies[study]}/questions`, asker, {
      question,
      receiver: 'INSTRUCTOR',
      ...more,
    })
  ).body.data as LectureQuestion;

beforeEach(async () => {
  club = await makeLecture(server, tenantId, teacher, [material('1주'), material('2주')], [asker, quiet]);
  const first = await ask('선택도가 뭔가요?', 0);
  await ask('=1+1 이 답인가요?', 1, { isPrivate: true });
  await ask('왜 느린가요?', 1);
  const { clubStudySequence, lectureQuestionSerialNumber: serial } = first;
  await send('PUT', `/studies/${clubStudySequence}/questions/${serial}/instructor-answer`, teacher, {
    version: first.version,
    answer: '걸리는 행의 비율이에요.',
  });
});

test('questions are counted by study, by member and over the club, private ones too', async () => {
  const dashboard = (await send('GET', '/dashboard', teacher)).body.data as LectureDashboard;
  expect(dashboard.work.waitingCount).toBe(2);
  const studies = (await send('GET', '/dashboard/studies', teacher)).body.data as { contents: StudyFigures[] };
  for (const shown of [dashboard.studies, studies.contents])
    expect(shown.map(({ questionCount, waitingCount }) => [questionCount, waitingCount])).toEqual([
      [1, 0],
      [2, 2],
    ]);
  const students = (await send('GET', '/dashboard/students', teacher)).body.data as { contents: LectureStudent[] };
  expect(new Map(students.contents.map(({ nickname, questionCount }) => [nickname, questionCount]))).toEqual(
    new Map([
      ['서예린', 3],
      ['이준호', 0],
    ]),
  );
});

test('all questions with their answers are a workbook for who runs the club', async () => {
  const book = await send('GET', '/dashboard/questions/export', teacher);
  expect(book.status).toBe(200);
  const sheet = [...unzip(book.raw).values()].join('');
  for (const words of ['선택도가 뭔가요?', '걸리는 행의 비율이에요.', '=1+1 이 답인가요?', '서예린', '김도윤'])
    expect(sheet).toContain(words);
  expect(sheet).not.toContain('<f>');
  expect((await send('GET', '/dashboard/questions/export', asker)).status).toBe(403);
  const stranger = await makePerson(server, tenantId, 'instructor');
  expect((await send('GET', '/dashboard/questions/export', stranger)).status).toBe(403);
  const { clubSequence } = await makeClub(server, tenantId, { creator: teacher });
  const url = `/api/v1/lecture-clubs/${clubSequence}/dashboard/questions/export`;
  expect((await server.call({ url, token: teacher.token })).status).toBe(404);
});

test('an instructor adds a question with its answer: everybody reads it, and the assistant rests on it at once', async () => {
  const body = { question: '기말고사 범위는 어디까지인가요?', answer: '기말고사 범위는 6강까지입니다.' };
  const add = (who: Person) => send('POST', `/studies/${club.studies[0]}/verified-answers`, who, body);
  const { status, body: answered } = await add(teacher);
  const made = answered.data as LectureQuestion;
  expect([status, made.lectureQuestionSerialNumber, made.status]).toEqual([200, 4, 'INSTRUCTOR_ANSWERED']);
  expect(made.instructorAnswer).toMatchObject({ text: body.answer, isSource: true, author: { nickname: '김도윤' } });
  expect((await send('GET', '/questions/4', quiet)).status).toBe(200);
  const query = { clubSequence: club.clubSequence, scope: 'ALL', question: body.question };
  const tried = await server.call({
    method: 'POST',
    url: '/api/v1/llm/ai-playground/query',
    token: teacher.token,
    payload: query,
  });
  const { withMaterials } = tried.body.data as TriedQuestion;
  expect(withMaterials.sources[0]).toMatchObject({ kind: 'VERIFIED', lectureQuestionSerialNumber: 4 });
  expect((await add(asker)).status).toBe(403);
  expect((await add(await makePerson(server, tenantId, 'instructor'))).status).toBe(403);
  const elsewhere = await makeLecture(server, tenantId, teacher, [material('남의 것')]);
  const there = `/studies/${elsewhere.studies[0]}/verified-answers`;
  expect((await send('POST', there, teacher, body)).status).toBe(404);
});

test('what is asked of the assistant in the questions counts to its daily limit, from however many tabs', async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('club_assistants').values({
        tenant_id: tenantId,
        club_sequence: club.clubSequence,
        is_on: true,
        name: '',
        tone: 'FRIENDLY',
        scope: 'ALL',
        beyond_materials: false,
        daily_limit: 3,
      }),
    ),
  );
  const toAssistant = () =>
    send('POST', `/studies/${club.studies[0]}/questions`, quiet, { question: '왜요?', receiver: 'ASSISTANT' });
  const toInstructor = { question: '왜요?', receiver: 'INSTRUCTOR' };
  const askInstructor = () => send('POST', `/studies/${club.studies[0]}/questions`, quiet, toInstructor);
  expect((await askInstructor()).status).toBe(200);
  const another = await makeLecture(server, tenantId, teacher, [material('다른 클럽')], [quiet]);
  const there = await server.call({
    method: 'POST',
    url: `/api/v1/lecture-clubs/${another.clubSequence}/studies/${another.studies[0]}/questions`,
    token: quiet.token,
    payload: { question: '왜요?', receiver: 'ASSISTANT' },
  });
  expect(there.status).toBe(200);
  const raced = await Promise.all(Array.from({ length: 5 }, toAssistant));
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
  const waits = raced.flatMap(({ headers }) => headers['retry-after'] ?? []).map(Number);
  expect(waits.filter((seconds) => seconds > 0 && seconds <= 24 * 60 * 60)).toHaveLength(2);
  const conversation = await server.call({
    method: 'POST',
    url: '/api/v1/llm/ai-assistant/messages',
    token: quiet.token,
    payload: {
      clubSequence: club.clubSequence,
      clubStudySequence: club.studies[0],
      question: '왜요?',
      scope: 'ALL',
    },
  });
  expect(conversation.status).toBe(429);
  // One that nothing is found for does not count.
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('lecture_questions')
        .set({ found: JSON.stringify({ sentences: [], sources: [], isBuiltIn: true }) })
        .where('club_sequence', '=', club.clubSequence)
        .where('member_id', '=', quiet.memberId)
        .where(
          'serial_number',
          '=',
          (raced.find(({ status }) => status === 200)!.body.data as LectureQuestion).lectureQuestionSerialNumber,
        ),
    ),
  );
  expect((await toAssistant()).status).toBe(200);
  expect((await toAssistant()).status).toBe(429);
  expect((await askInstructor()).status).toBe(200);
  const head = await makePerson(server, tenantId, 'manager');
  const now = server.clock.now();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('club_members').values({
        tenant_id: tenantId,
        club_sequence: club.clubSequence,
        member_id: head.memberId,
        membership_status: 'MEMBER',
        requested_at: now,
        joined_at: now,
      }),
    ),
  );
  const url = `/studies/${club.studies[0]}/questions`;
  for (let no = 0; no < 5; no += 1) expect((await send('POST', url, head, { question: '왜요?' })).status).toBe(200);
});
