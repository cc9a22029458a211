import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { strike } from '../features/clubs/clubs/life/club-clock.service.ts';
import { readDocument, type Answered, type Given } from '../testing/document-client.ts';
import { listen } from '../testing/live.ts';
import { makePeopleWithPassword, type PeopleByRole, type Person } from '../testing/people.ts';
import { taggedEndpoints } from '../routes.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** What somebody can do who has the document of the API, `fetch` and an account, and nothing else. */
const PASSWORD = 'correct horse battery';
let server: TestServer;
let tenantId: string;
let people: PeopleByRole;
let call: (operationId: string, given?: Given) => Promise<Answered>;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  ({ tenantId, people } = await makePeopleWithPassword(server, PASSWORD));
  call = await readDocument(await listen(server));
});

/** The data of a call that succeeds. */
async function done(operationId: string, given: Given): Promise<Answered['data']> {
  const answer = await call(operationId, given);
  expect(answer, operationId).toMatchObject({ status: 200, code: '0000' });
  return answer.data;
}
const logIn = async ({ email }: Person): Promise<string> =>
  (await done('login', { body: { email, password: PASSWORD } })).token;

test('a club is created, joined, answered and graded with the document alone', async () => {
  server.clock.set('2026-11-30T00:00:00.000Z');
  let [member, instructor] = [await logIn(people.member), await logIn(people.instructor)];
  const manager = await logIn(people.manager);
  const { clubSequence, clubStatus, participationCode, version } = await done('createQuizClub', { token: instructor });
  expect(clubStatus).toBe('0100');
  const approval = { decision: 'APPROVE', version };
  const approved = await done('decideClubApproval', { token: manager, params: { clubSequence }, body: approval });
  expect(approved.clubStatus).toBe('0300');
  const joined = await done('joinClub', { token: member, params: { clubSequence }, body: { participationCode } });
  expect(joined.clubAboutStatus).toBe('0401');

  server.clock.set('2026-12-02T00:00:00.000Z');
  [member, instructor] = [await logIn(people.member), await logIn(people.instructor)];
  await strike(server.services, tenantId, server.clock.now());
  expect(await done('getQuizClub', { token: instructor, params: { id: clubSequence } })).toMatchObject({
    clubStatus: '0400',
  });

  const { contents } = await done('listClubQuizzes', { token: member, params: { club: clubSequence } });
  const place = { club: clubSequence, quiz: contents[0].quizSequence };
  expect(await call('listAnswers', { token: member, params: place })).toMatchObject({ status: 409, code: '0409' });
  expect((await done('submitPreAnswer', { token: member, params: place })).answerStatus).toBe('0002');
  expect((await done('submitFinalAnswer', { token: member, params: place })).answerStatus).toBe('0003');

  const { memberId: memberUUID } = people.member;
  const params = { ...place, memberUUID };
  const { instructorGrade } = await done('gradeAnswer', { token: instructor, params, body: { version: 0 } });
  const status = await done('getQuizEvaluationStatus', { token: instructor, params: place });
  expect(status).toMatchObject({ status: 'DONE', releasedCount: 1 });
  const room = await done('getAnswerRoom', { token: member, params: place });
  expect(room.officialGrade).toBe(instructorGrade.grading);
});

test('a lecture club is created and given its curriculum, and a question in it is asked and answered, with the document alone', async () => {
  server.clock.set('2026-11-30T00:00:00.000Z');
  let [member, instructor] = [await logIn(people.member), await logIn(people.instructor)];
  const manager = await logIn(people.manager);
  const { clubSequence, version } = await done('createLectureClub', {
    token: instructor,
    body: { participationCode: 'DURE2027' },
  });
  const approval = { decision: 'APPROVE', version };
  const approved = await done('decideClubApproval', { token: manager, params: { clubSequence }, body: approval });
  const joining = { token: member, params: { clubSequence }, body: { participationCode: 'DURE2027' } };
  await done('joinClub', joining);
  const change = { token: instructor, params: { id: clubSequence }, body: { version: approved.version } };
  expect((await done('updateCurriculum', change)).studies).toMatchObject([{ materials: [{}] }]);

  server.clock.set('2026-12-02T00:00:00.000Z');
  [member, instructor] = [await logIn(people.member), await logIn(people.instructor)];
  const { contents } = await done('listStudies', { token: member, params: { club: clubSequence } });
  const place = { club: clubSequence, study: contents[0].clubStudySequence };
  const asked = await done('createLectureQuestion', { token: member, params: place, body: { place: null } });
  const params = { ...place, serial: asked.lectureQuestionSerialNumber };
  const answered = await done('answerLectureQuestion', { token: instructor, params });
  expect(answered).toMatchObject({ status: 'INSTRUCTOR_ANSWERED', instructorAnswer: { isSource: true } });
  const about = { clubSequence, clubStudySequence: place.study, quote: '' };
  expect(await done('askAssistant', { token: member, body: about })).toMatchObject({ question: asked.question });
});

test('whoever is not let in hears a refusal that the document promises', async () => {
  const { memberId: memberUUID } = people.member;
  const params = { club: 987654, quiz: 987654, memberUUID };
  expect(await call('gradeAnswer', { params })).toMatchObject({ status: 401, code: '0400' });
  expect(await call('login', { body: { email: 'nobody@dure.test' } })).toMatchObject({ status: 200, code: 'C06002' });
});

test('the page for people holds every call in its area, searches them, and asks no other host for anything', async () => {
  const { raw, headers } = await server.call({ url: '/api/docs' });
  const page = raw.toString();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { name, path } of Object.values(taggedEndpoints).flat()) {
    expect(page).toContain(`<details id="${name}">`);
    expect(page).toContain(`<code>${path}</code>`);
  }
  expect(page).not.toMatch(
    /<script(?! type="module" src="\/api\/docs\/search.js">)|\sstyle=|<style|(src|<link[^>]*href)="https?:/,
  );
  expect((await server.call({ url: '/api/docs/style.css' })).headers['content-type']).toMatch('text/css');
  expect((await server.call({ url: '/api/docs/search.js' })).headers['content-type']).toMatch('text/javascript');
});

test('the document comes packed to whoever takes it so, and plain to others', async () => {
  const ask = (encoding: string) =>
    server.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } });
  const [plain, refusing] = [await ask('identity'), await ask('br;q=0, gzip;q=0')];
  for (const one of [plain, refusing]) expect(one.headers['content-encoding']).toBeUndefined();
  const [gzip, brotli] = [await ask('gzip, deflate'), await ask('gzip, br')];
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(plain.headers['vary']).toContain('accept-encoding');
});
