import type {
  EvaluationFigures,
  EvaluationReport,
  EvaluationStatus,
} from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { Database } from '../../../kernel/database/database.ts';
import { answerFully, placeOf } from '../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { draftReports, resumeRuns } from './evaluation.jobs.ts';

let server: TestServer;
let tenantId: string;
let crowd: Person[];
let sent: { tenantId: string; clubSequence: number; run: number }[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  crowd = await Promise.all(
    Array.from({ length: 25 }, (_, index) => makePerson(server, tenantId, 'member', `멤버 ${index + 10}`)),
  );
});
beforeEach(() => {
  sent = [];
  vi.restoreAllMocks();
  vi.spyOn(server.services.jobs, 'send').mockImplementation(async (_transaction, _name, data) => {
    sent.push(data as (typeof sent)[number]);
  });
});

const pathOf = ({ clubSequence }: MadeClub, rest = '/evaluation') => `/api/v1/quiz-clubs/${clubSequence}${rest}`;
const call = (method: 'GET' | 'POST' | 'PUT', url: string, { token }: Person, payload?: object) =>
  server.call({ method, url, token, ...(payload && { payload }) });
const start = (club: MadeClub) => call('POST', pathOf(club), club.creator, {});
const statusOf = async (club: MadeClub) =>
  (await call('GET', pathOf(club, '/evaluation/status'), club.creator)).body.data as EvaluationStatus;
const reportsOf = async (club: MadeClub, query = '') =>
  (await call('GET', pathOf(club, `/quiz-evaluations?size=100${query}`), club.creator)).body.data as {
    contents: (EvaluationReport & { figures: EvaluationFigures })[];
    totalElements: number;
  };
const work = () => draftReports(server.services, sent.at(-1)!);
const release = (club: MadeClub, memberUUIDs: string[] | null) =>
  call('POST', pathOf(club, '/quiz-evaluations/release'), club.creator, { memberUUIDs });
/** Reads the reports of the named, or of all, as they are now. */
async function readAll(made: MadeClub, memberUUIDs?: readonly string[]) {
  for (const { member, version } of (await reportsOf(made)).contents) {
    if (memberUUIDs && !memberUUIDs.includes(member.memberUUID)) continue;
    const url = pathOf(made, `/quiz-evaluations/${member.memberUUID}/read`);
    expect((await call('PUT', url, made.creator, { version })).status).toBe(200);
  }
}
const club = (members = crowd.slice(0, 3)) => makeClub(server, tenantId, { members, quizzes: [{}, {}] });

test('every member gets a report drafted from their own answers, and the status says so', async () => {
  const made = await club();
  await answerFully(server, crowd[0]!, placeOf(made), '핵심');
  expect((await start(made)).body.data).toMatchObject({ state: 'RUNNING', total: 3, done: 0 });
  await work();
  expect(await statusOf(made)).toMatchObject({ state: 'DONE', total: 3, done: 3, draftCount: 3, releasedCount: 0 });
  const { contents } = await reportsOf(made);
  expect(contents.map(({ figures }) => [figures.openedCount, figures.finalCount])).toEqual([
    [2, 1],
    [2, 0],
    [2, 0],
  ]);
  expect(contents[0]?.sections.progress).toContain('진도는 50%');
  const [quizSequence] = made.quizSequences;
  expect(contents[0]?.grounds).toMatchObject({
    participation: [{ quizSequence, no: 1 }],
    progress: [{ quizSequence, no: 1 }],
    scores: [],
    // The other quiz has no answer to look at.
    nextSteps: [],
  });
  expect(contents[0]?.figures).not.toHaveProperty('answers');
});

test('while a run goes on another wish begins none; after it, one does', async () => {
  const made = await club();
  await Promise.all([start(made), start(made), start(made)]);
  expect(sent).toHaveLength(1);
  await work();
  await start(made);
  expect(sent).toHaveLength(2);
});

test('a run that was lost an hour ago does not stand in the way of a new one', async () => {
  const made = await club();
  await start(made);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update club_evaluations set requested_at = requested_at - interval '61 minutes'`),
  );
  expect((await start(made)).body.data).toMatchObject({ state: 'RUNNING', done: 0 });
  expect(sent.map(({ run }) => run)).toEqual([1, 2]);
});

test('a job that dies half-way leaves whole reports only and goes on with the rest', async () => {
  const made = await club(crowd);
  await start(made);
  const transaction = Database.prototype.transaction;
  let batches = 0;
  vi.spyOn(server.database, 'transaction').mockImplementation(async function (this: Database, tenant, doing) {
    return transaction.call(this, tenant, async (inside) => {
      const result = await doing(inside);
      // The second batch is written, and the server dies before it is committed.
      batches += 1;
      if (batches === 3) throw new Error('killed');
      return result;
    }) as never;
  });
  await expect(work()).rejects.toThrow('killed');
  vi.mocked(server.database.transaction).mockRestore();
  expect(await statusOf(made)).toMatchObject({ state: 'RUNNING', total: 25, done: 20 });
  expect((await reportsOf(made)).totalElements).toBe(20);
  const before = (await reportsOf(made)).contents;
  await work();
  expect(await statusOf(made)).toMatchObject({ state: 'DONE', done: 25 });
  const after = (await reportsOf(made)).contents;
  expect(after).toHaveLength(25);
  expect(after.filter(({ member }) => before.some((one) => one.member.memberUUID === member.memberUUID))).toEqual(
    before,
  );
});

test('a run whose server died is taken up by another within two minutes, one that comes on is left alone', async () => {
  const made = await club();
  await start(made);
  sent = [];
  await resumeRuns(server.services, tenantId);
  expect(sent).toEqual([]);
  expect(await statusOf(made)).toMatchObject({ state: 'RUNNING', done: 0 });
  const now = server.clock.now();
  server.clock.set(new Date(now.getTime() + 61_000));
  sent = [];
  await Promise.all([resumeRuns(server.services, tenantId), resumeRuns(server.services, tenantId)]);
  const own = sent.filter(({ clubSequence }) => clubSequence === made.clubSequence);
  expect(own).toHaveLength(1);
  await draftReports(server.services, own[0]!);
  expect(await statusOf(made)).toMatchObject({ state: 'DONE', done: 3 });
  expect((await reportsOf(made)).contents.map(({ version }) => version)).toEqual([1, 1, 1]);
  server.clock.set(now);
});

test('who leaves meanwhile is counted out, gets no report released and keeps one that was; their draft rests', async () => {
  const made = await club();
  const [gone, told] = crowd as [Person, Person];
  const membership = (person: Person, status: string) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('club_members')
          .set({ membership_status: status })
          .where('club_sequence', '=', made.clubSequence)
          .where('member_id', '=', person.memberId),
      ),
    );
  await start(made);
  await work();
  await readAll(made);
  await release(made, [told.memberId]);
  await membership(gone, 'LEFT');
  await membership(told, 'LEFT');
  expect((await reportsOf(made)).contents.map(({ member }) => member.memberUUID)).not.toContain(gone.memberId);
  expect(await statusOf(made)).toMatchObject({ draftCount: 1, releasedCount: 1 });
  expect((await release(made, [gone.memberId])).body.data).toEqual({ released: 0, unread: 0 });
  const url = pathOf(made, `/quiz-evaluations/${gone.memberId}`);
  expect((await call('GET', url, made.creator)).status).toBe(404);
  await start(made);
  await membership(gone, 'MEMBER');
  await work();
  expect(await statusOf(made)).toMatchObject({ state: 'DONE', total: 2, done: 2, draftCount: 2 });
  expect((await call('GET', url, made.creator)).status).toBe(200);
});

test('an older run that is taken up late does nothing', async () => {
  const made = await club();
  await start(made);
  const first = sent[0]!;
  await work();
  await start(made);
  await draftReports(server.services, first);
  expect(await statusOf(made)).toMatchObject({ state: 'RUNNING', done: 0 });
});

test('what was edited or released stays when reports are drafted again', async () => {
  const made = await club();
  await start(made);
  await work();
  const [edited, released, plain] = (await reportsOf(made)).contents as [
    EvaluationReport,
    EvaluationReport,
    EvaluationReport,
  ];
  const sections = { ...edited.sections, strengths: '직접 고친 문장입니다.' };
  const url = pathOf(made, `/quiz-evaluations/${edited.member.memberUUID}`);
  expect((await call('PUT', url, made.creator, { sections, version: edited.version })).status).toBe(200);
  await readAll(made, [released.member.memberUUID]);
  await release(made, [released.member.memberUUID]);
  for (const member of crowd.slice(0, 3)) await answerFully(server, member, placeOf(made));
  await start(made);
  await work();
  const again = (await reportsOf(made)).contents;
  const by = (one: EvaluationReport) => again.find(({ member }) => member.memberUUID === one.member.memberUUID)!;
  expect(by(edited).sections.strengths).toBe('직접 고친 문장입니다.');
  expect(by(released).figures).toEqual(released.figures);
  expect(by(plain).figures.finalCount).toBe(1);
});

test('a stale edit answers 0409 with the current report; of two at once one is kept', async () => {
  const made = await club();
  await start(made);
  await work();
  const [report] = (await reportsOf(made)).contents;
  const url = pathOf(made, `/quiz-evaluations/${report!.member.memberUUID}`);
  const put = (words: string) =>
    call('PUT', url, made.creator, { sections: { ...report!.sections, growth: words }, version: report!.version });
  const answers = await Promise.all([put('하나'), put('둘')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409)!;
  expect(lost.body).toMatchObject({ code: '0409', data: { version: report!.version + 1 } });
});

test('a member sees their report once it is released, and is told once', async () => {
  const made = await club();
  const [member] = crowd as [Person];
  const mine = async () => (await call('GET', pathOf(made), member)).body.data as { report: EvaluationReport | null };
  expect(await mine()).toEqual({ report: null });
  await start(made);
  await work();
  expect(await mine()).toEqual({ report: null });
  await readAll(made);
  expect((await release(made, [member.memberId])).body.data).toEqual({ released: 1, unread: 0 });
  expect((await release(made, null)).body.data).toEqual({ released: 2, unread: 0 });
  expect((await release(made, null)).body.data).toEqual({ released: 0, unread: 0 });
  expect((await mine()).report).toMatchObject({ status: 'RELEASED', member: { memberUUID: member.memberId } });
  const [told] = await server.database.read(
    tenantId,
    build
      .selectFrom('notifications')
      .select('member_id')
      .where('kind', '=', 'evaluationReleased')
      .where('member_id', '=', member.memberId),
  );
  expect(told).toHaveLength(1);
});

test('members and other instructors cannot run, read, edit or release; strangers see no report', async () => {
  const made = await club();
  const [member] = crowd as [Person];
  const sections = { participation: '', progress: '', scores: '', growth: '', strengths: '', nextSteps: '' };
  for (const who of [member, await makePerson(server, tenantId, 'instructor')]) {
    const answers = [
      await call('POST', pathOf(made), who, {}),
      await call('GET', pathOf(made, '/evaluation/status'), who),
      await call('GET', pathOf(made, '/quiz-evaluations'), who),
      await call('GET', pathOf(made, `/quiz-evaluations/${member.memberId}`), who),
      await call('PUT', pathOf(made, `/quiz-evaluations/${member.memberId}`), who, { sections, version: 1 }),
      await call('POST', pathOf(made, '/quiz-evaluations/release'), who, { memberUUIDs: null }),
      await call('PUT', pathOf(made, `/quiz-evaluations/${member.memberId}/read`), who, { version: 1 }),
      await call('PUT', pathOf(made, '/evaluation/common'), who, { section: 'growth', before: 'a', text: 'b' }),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  }
  expect((await call('GET', pathOf(made), await makePerson(server, tenantId, 'member'))).status).toBe(403);
});

test('a report is released only once it was read as it is: what nobody read stays, and its number is said', async () => {
  const made = await club();
  const [first, second] = crowd as [Person, Person];
  await start(made);
  await work();
  const refused = await release(made, null);
  expect(refused).toMatchObject({ status: 409, body: { code: '0409', data: { released: 0, unread: 3 } } });
  expect(refused.body.message).toContain('읽지 않은 보고서');
  await readAll(made, [first.memberId]);
  expect(await statusOf(made)).toMatchObject({ draftCount: 3, readCount: 1 });
  expect((await release(made, [first.memberId, second.memberId])).body.data).toEqual({ released: 1, unread: 1 });
  expect(await statusOf(made)).toMatchObject({ draftCount: 2, readCount: 0, releasedCount: 1 });
});

test('what is drafted again has not been read, what was edited has; an older version is not read by anybody', async () => {
  const made = await club();
  const [plain, edited] = crowd as [Person, Person];
  await start(made);
  await work();
  await readAll(made, [plain.memberId]);
  const reports = (await reportsOf(made)).contents;
  const of = (person: Person) => reports.find(({ member }) => member.memberUUID === person.memberId)!;
  await call('PUT', pathOf(made, `/quiz-evaluations/${edited.memberId}`), made.creator, {
    sections: { ...of(edited).sections, growth: '고침' },
    version: of(edited).version,
  });
  await start(made);
  await work();
  const again = (await reportsOf(made)).contents;
  const readOf = (person: Person) => again.find(({ member }) => member.memberUUID === person.memberId)?.readAt ?? null;
  expect(readOf(plain)).toBeNull();
  expect(readOf(edited)).not.toBeNull();
  const url = pathOf(made, `/quiz-evaluations/${plain.memberId}/read`);
  const stale = await call('PUT', url, made.creator, { version: of(plain).version });
  expect([stale.status, stale.body.code]).toEqual([409, '0409']);
  expect(stale.body.data).toMatchObject({ readAt: null });
});

test('the database itself lets no report out that was not read', async () => {
  const made = await club();
  await start(made);
  await work();
  const releasing = server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('member_evaluations')
        .set({ evaluation_status: 'RELEASED', released_at: server.clock.now() })
        .where('club_sequence', '=', made.clubSequence),
    ),
  );
  await expect(releasing).rejects.toThrow('member_evaluations_read_first');
});

test('what all reports say alike is named once, and changed once in all that still say it', async () => {
  const made = await club();
  const [first] = crowd as [Person];
  await answerFully(server, first, placeOf(made), '핵심');
  await start(made);
  await work();
  const { common } = await statusOf(made);
  const scores = common.find(({ section }) => section === 'scores')!;
  expect(scores.text).toBe('아직 채점된 답변이 없습니다.');
  expect(common.map(({ section }) => section)).not.toContain('progress');
  const change = (before: string, text: string) =>
    call('PUT', pathOf(made, '/evaluation/common'), made.creator, { section: 'scores', before, text });
  expect((await change(scores.text, '점수는 다음 달에 나갑니다.')).body.data).toEqual({ changed: 3 });
  const { contents } = await reportsOf(made);
  expect(new Set(contents.map(({ sections }) => sections.scores))).toEqual(new Set(['점수는 다음 달에 나갑니다.']));
  expect(contents.every(({ sections }) => sections.strengths !== '')).toBe(true);
  expect((await change(scores.text, '늦었습니다.')).status).toBe(409);
});

test('of one report nothing is common', async () => {
  const made = await club(crowd.slice(0, 1));
  await start(made);
  await work();
  expect((await statusOf(made)).common).toEqual([]);
});

test('a report knows whose stand before and after it among those that are sought', async () => {
  const made = await club();
  const [a, b, c] = crowd as [Person, Person, Person];
  await start(made);
  await work();
  await readAll(made, [b.memberId]);
  await release(made, [b.memberId]);
  const around = async ({ memberId }: Person, query = '') => {
    const { body } = await call('GET', pathOf(made, `/quiz-evaluations/${memberId}${query}`), made.creator);
    const { previous, next } = body.data as { previous: string | null; next: string | null };
    return [previous, next];
  };
  expect(await around(a)).toEqual([null, b.memberId]);
  expect(await around(b)).toEqual([a.memberId, c.memberId]);
  expect(await around(a, '?filter=draft')).toEqual([null, c.memberId]);
  // Whoever was released just now still stands between the others.
  expect(await around(b, '?filter=draft')).toEqual([a.memberId, c.memberId]);
  expect(await around(c, `?keyword=${encodeURIComponent(b.nickname)}`)).toEqual([b.memberId, null]);
});
