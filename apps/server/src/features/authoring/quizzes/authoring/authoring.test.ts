import type { AuthoredQuiz, AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { QUIZ_STATUSES, type QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerFully, placeOf } from '../../../../testing/answers.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { deletedQuizzesJob } from './deleted-quizzes.jobs.ts';

const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let tenantId: string;
let author: Person;
let other: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});
beforeEach(async () => {
  author = await makePerson(server, tenantId, 'instructor', '쓰는 강사');
  other = await makePerson(server, tenantId, 'instructor');
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, url: string, { token }: Person = author, payload?: object) => {
  const { status, body } = await server.call({ method, url, token, ...(payload && { payload }) });
  return { status, code: body.code, data: body.data as never, errors: body.errors };
};
const at = (quiz: number, step = '') => `/api/v1/my/quizzes/${quiz}${step}`;
const moved = (quiz: number, step: string, who?: Person) => call('PUT', at(quiz, `/${step}`), who);
const get = async (quiz: number, who?: Person) => (await call('GET', at(quiz), who)).data as AuthoredQuizDetail;
async function write(...quizzes: object[]): Promise<AuthoredQuiz[]> {
  const { status, data } = await call('POST', '/api/v1/quizzes', author, { quizzes });
  expect(status).toBe(200);
  return (data as { contents: AuthoredQuiz[] }).contents;
}
const one = async (quiz: object = {}) => (await write({ question: '인덱스는 언제 느린가요?', ...quiz }))[0]!;
const list = async (query = '', who = author) =>
  (await call('GET', `/api/v1/my/authored-quizzes${query}`, who)).data as {
    contents: AuthoredQuiz[];
    totalElements: number;
    counts: Record<QuizStatus, number>;
  };
const setStatus = (quiz: number, quiz_status: QuizStatus) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('quizzes')
        .set({ quiz_status, deleted_at: quiz_status === 'DELETED' ? server.clock.now() : null })
        .where('quiz_sequence', '=', quiz),
    ),
  );
const putInto = (clubSequence: number, version: number, quizSequence: number) =>
  call('PUT', '/api/v1/club/quizzes', author, {
    clubSequence,
    version,
    quizzes: [{ quizSequence, week: 1, openAt: day(8).toISOString() }],
  });
const edit = (quiz: number, version: number, part: object = {}, who?: Person) =>
  call('PUT', at(quiz), who, { version, quizzes: [{ question: '고친 문항입니다', ...part }] });

describe('writing', () => {
  test('a quiz is kept as it was written, private, with all that belongs to it', async () => {
    const made = await one({
      modelAnswer: '**선택도**가 낮을 때',
      modelAnswerKeywords: '선택도, 통계 ,선택도',
      rubric: [{ name: '까닭', weight: 100 }],
      jobGroup: '0300',
      jobs: ['0301'],
      jobLevels: ['2'],
      tags: ['SQL'],
    });
    expect(made).toMatchObject({
      no: 1,
      version: 0,
      quizStatus: 'PRIVATE',
      question: '인덱스는 언제 느린가요?',
      modelAnswer: '**선택도**가 낮을 때',
      modelAnswerKeywords: ['선택도', '통계'],
      rubric: [{ name: '까닭', weight: 100 }],
      jobGroup: { code: '0300' },
      jobs: [{ code: '0301' }],
      jobLevels: [{ code: '2' }],
      tags: ['SQL'],
      content: null,
      isShared: false,
      can: { edit: true, open: true, hide: false, delete: true, restore: false },
    });
  });

  test('several are registered all or none, each fault at its place', async () => {
    const bad = await call('POST', '/api/v1/quizzes', author, {
      quizzes: [{ question: '좋은 문항' }, { question: '나쁜 문항', jobGroup: '9999', contentSequence: 987_654 }],
    });
    expect([bad.status, bad.code]).toEqual([400, '0422']);
    expect(bad.errors!.map(({ path }) => path)).toEqual(['quizzes.1.jobGroup', 'quizzes.1.contentSequence']);
    expect((await list()).totalElements).toBe(0);
    const made = await write({ question: '하나' }, { question: '둘이다' }, { question: '셋이다' });
    expect(made.map(({ question, no }) => [question, no])).toEqual([
      ['하나', 1],
      ['둘이다', 2],
      ['셋이다', 3],
    ]);
  });

  test.each([
    [
      'a list',
      Array.from({ length: 21 }, (_, no) => `낱말 ${no}`),
      'quizzes.0.modelAnswerKeywords',
      '20개까지 넣을 수',
    ],
    [
      'one text',
      '가,나,다,라,마,바,사,아,자,차,카,타,파,하,거,너,더,러,머,버,서',
      'quizzes.0.modelAnswerKeywords',
      '20개까지 넣을 수',
    ],
    ['one text', '가'.repeat(1001), 'quizzes.0.modelAnswerKeywords', '1,000자까지'],
    ['a list', ['가', '나'.repeat(41)], 'quizzes.0.modelAnswerKeywords.1', '40자까지'],
    ['one text', `가,${'나'.repeat(41)}`, 'quizzes.0.modelAnswerKeywords.1', '40자까지'],
  ])('too much in the keywords is refused by its limit, be they %s', async (_, modelAnswerKeywords, path, limit) => {
    const quizzes = [{ question: '인덱스는 언제 느린가요?', modelAnswerKeywords }];
    const { status, errors } = await call('POST', '/api/v1/quizzes', author, { quizzes });
    expect(status).toBe(400);
    expect(errors).toEqual([{ path, message: expect.stringContaining(limit) }]);
  });

  test('an edit over a stale version is refused with the current state, and changes nothing', async () => {
    const { quizSequence, version } = await one();
    const first = await edit(quizSequence, version, { tags: ['새 태그'] });
    expect(first.data).toMatchObject({ version: 1, question: '고친 문항입니다', tags: ['새 태그'] });
    const second = await edit(quizSequence, version, { question: '나중에 온 글' });
    expect([second.status, second.code]).toEqual([409, '0409']);
    expect(second.data).toMatchObject({ version: 1, question: '고친 문항입니다' });
    expect((await get(quizSequence)).question).toBe('고친 문항입니다');
  });

  test('of two edits at once one wins, and the other is told', async () => {
    const { quizSequence } = await one();
    const both = await Promise.all(['하나 하나', '둘둘'].map((question) => edit(quizSequence, 0, { question })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a form of a club with the quiz that was opened before it was rewritten is stale', async () => {
    const { quizSequence } = await one();
    const club = await makeClub(server, tenantId, { creator: author, status: '0300' });
    const put = await putInto(club.clubSequence, 0, quizSequence);
    const { version } = put.data as { version: number };
    expect((await edit(quizSequence, 0)).status).toBe(200);
    expect((await putInto(club.clubSequence, version, quizSequence)).code).toBe('0409');
  });
});

describe('who', () => {
  test('another instructor is told nothing of a private quiz, and may not touch a public one', async () => {
    const { quizSequence } = await one();
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, at(quizSequence), other)).status).toBe(404);
    expect((await edit(quizSequence, 0, {}, other)).status).toBe(404);
    expect((await moved(quizSequence, 'open', other)).status).toBe(404);
    await setStatus(quizSequence, 'PUBLIC');
    expect((await call('GET', at(quizSequence), other)).status).toBe(403);
    expect((await moved(quizSequence, 'hide', other)).status).toBe(403);
    expect((await get(quizSequence)).quizStatus).toBe('PUBLIC');
  });

  test('a manager edits the quiz of an instructor, whose it stays', async () => {
    const { quizSequence } = await one();
    expect((await edit(quizSequence, 0, {}, manager)).status).toBe(200);
    expect((await moved(quizSequence, 'open', manager)).status).toBe(200);
    expect((await list()).contents[0]).toMatchObject({ question: '고친 문항입니다', quizStatus: 'PUBLIC' });
    expect((await list('', manager)).contents.some((quiz) => quiz.quizSequence === quizSequence)).toBe(false);
  });

  test('a content of somebody else is not given to a quiz', async () => {
    const club = await makeClub(server, tenantId, { creator: other, quizzes: [{ contentUrl: 'https://dure.test/a' }] });
    const { content } = await get(club.quizSequences[0]!, other);
    const theirs = { question: '남의 콘텐츠', contentSequence: content!.contentSequence };
    expect((await call('POST', '/api/v1/quizzes', author, { quizzes: [theirs] })).code).toBe('0422');
    expect((await call('POST', '/api/v1/quizzes', other, { quizzes: [theirs] })).code).toBe('0000');
    expect((await edit(club.quizSequences[0]!, 0, theirs, manager)).code).toBe('0000');
  });
});

describe('states', () => {
  const expected: Record<string, Partial<Record<QuizStatus, QuizStatus>>> = {
    open: { PRIVATE: 'PUBLIC', HIDDEN: 'PUBLIC' },
    hide: { PUBLIC: 'HIDDEN' },
    restore: { DELETED: 'PRIVATE' },
  };
  test.each(QUIZ_STATUSES)('from %s only what the table says', async (from) => {
    for (const [step, table] of Object.entries(expected)) {
      const { quizSequence } = await one();
      await setStatus(quizSequence, from);
      const { status, code } = await moved(quizSequence, step);
      const to = table[from];
      expect([status, code]).toEqual(to ? [200, '0000'] : [409, '0409']);
      expect((await get(quizSequence)).quizStatus).toBe(to ?? from);
    }
  });

  test('the steps answer at the paths of earlier clients as well', async () => {
    const { quizSequence } = await one();
    for (const [step, state] of [
      ['open', 'PUBLIC'],
      ['hide', 'HIDDEN'],
    ] as const) {
      const { data } = await call('PUT', `/my/quizzes/${quizSequence}/${step}`);
      expect((data as AuthoredQuizDetail).quizStatus).toBe(state);
    }
    await call('DELETE', at(quizSequence));
    const { data } = await call('PUT', `/my/quizzes/${quizSequence}/restore`);
    expect((data as AuthoredQuizDetail).quizStatus).toBe('PRIVATE');
  });

  test('a public quiz is not deleted: 1428', async () => {
    const { quizSequence } = await one();
    await moved(quizSequence, 'open');
    const { status, code } = await call('DELETE', at(quizSequence));
    expect([status, code]).toEqual([409, '1428']);
    expect((await get(quizSequence)).can.delete).toBe(false);
  });

  test.each([
    ['0000', '1428'],
    ['0300', '1428'],
    ['0400', '1428'],
    ['0500', '0000'],
    ['0220', '0000'],
  ] as const)('a quiz in a club in %s: %s', async (status, code) => {
    const club = await makeClub(server, tenantId, { creator: author, status, quizzes: [{}] });
    expect((await call('DELETE', at(club.quizSequences[0]!))).code).toBe(code);
  });

  test('a deleted quiz is not edited, goes from the collection of quizzes to take, and comes back private', async () => {
    const { quizSequence } = await one();
    const deleted = (await call('DELETE', at(quizSequence))).data as AuthoredQuizDetail;
    expect(deleted.goneAt).toBe(new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString());
    expect((await edit(quizSequence, 0)).code).toBe('0409');
    const collection = (await call('GET', '/api/v1/my/quizzes')).data as { contents: unknown[] };
    expect(collection.contents).toEqual([]);
    expect(((await moved(quizSequence, 'restore')).data as AuthoredQuizDetail).quizStatus).toBe('PRIVATE');
  });

  test('of publishing and deleting at once exactly one happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { quizSequence } = await one();
      const [opened, deleted] = await Promise.all([moved(quizSequence, 'open'), call('DELETE', at(quizSequence))]);
      const { quizStatus } = await get(quizSequence);
      if (opened.status === 200) expect([quizStatus, deleted.code]).toEqual(['PUBLIC', '1428']);
      else expect([quizStatus, opened.code, deleted.code]).toEqual(['DELETED', '0409', '0000']);
    }
  });

  test('of deleting and taking into a club at once exactly one happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { quizSequence } = await one();
      const club = await makeClub(server, tenantId, { creator: author, status: '0300' });
      const [deleted, put] = await Promise.all([
        call('DELETE', at(quizSequence)),
        putInto(club.clubSequence, 0, quizSequence),
      ]);
      expect([deleted.code, put.code]).toEqual(deleted.status === 200 ? ['0000', '0422'] : ['1428', '0000']);
    }
  });

  test('after 30 days a deleted quiz is gone, and one that a copy rests on only from sight', async () => {
    const [free, held] = await write({ question: '아무도 안 쓰는 문항' }, { question: '복사해 간 문항' });
    await moved(held!.quizSequence, 'open');
    const club = await makeClub(server, tenantId, { creator: other, status: '0300' });
    const copy = { quizSequence: null, sourceQuizSequence: held!.quizSequence, week: 1, openAt: day(8).toISOString() };
    await call('PUT', '/api/v1/club/quizzes', other, { clubSequence: club.clubSequence, version: 0, quizzes: [copy] });
    await moved(held!.quizSequence, 'hide');
    for (const { quizSequence } of [free!, held!]) await call('DELETE', at(quizSequence));
    const purge = deletedQuizzesJob.define({ services: server.services, log: server.app.log });
    const left = async () => {
      const [rows] = await server.database.read(
        tenantId,
        build.selectFrom('quizzes').select('quiz_sequence').where('author_id', '=', author.memberId),
      );
      return rows.length;
    };
    await purge.run({}, async () => {});
    expect(await left()).toBe(2);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('quizzes')
          .set({ deleted_at: new Date(server.clock.now().getTime() - 30 * DAY_MS) })
          .where('author_id', '=', author.memberId),
      ),
    );
    expect((await list()).totalElements).toBe(0);
    expect((await moved(free!.quizSequence, 'restore')).status).toBe(404);
    await purge.run({}, async () => {});
    expect(await left()).toBe(1);
  });
});

describe('the list', () => {
  test('shows every state with its number and counts, the newest or the oldest first', async () => {
    const made = await write({ question: '첫 문항' }, { question: '둘째' }, { question: '셋째' }, { question: '넷째' });
    await setStatus(made[1]!.quizSequence, 'PUBLIC');
    await setStatus(made[2]!.quizSequence, 'HIDDEN');
    await setStatus(made[3]!.quizSequence, 'DELETED');
    const all = await list();
    expect(all.contents.map(({ no, question }) => [no, question])).toEqual([
      [4, '넷째'],
      [3, '셋째'],
      [2, '둘째'],
      [1, '첫 문항'],
    ]);
    expect(all.counts).toEqual({ PRIVATE: 1, PUBLIC: 1, HIDDEN: 1, DELETED: 1 });
    const hidden = await list('?quizStatus=HIDDEN');
    expect([hidden.totalElements, hidden.contents.map(({ no }) => no), hidden.counts.PUBLIC]).toEqual([1, [3], 1]);
    expect((await list('?sortType=ASC&size=2&page=2')).contents.map(({ no }) => no)).toEqual([3, 4]);
  });

  test('is searched by words of the question and by keywords, each character as itself', async () => {
    await write(
      { question: '외부 **조인**은 무엇인가요?', modelAnswerKeywords: ['NULL'] },
      { question: '할인 100%', modelAnswerKeywords: ['잠금'] },
    );
    const found = async (words: string) =>
      (await list(`?keyword=${encodeURIComponent(words)}`)).contents.map(({ no }) => no);
    expect(await found('외부 조인')).toEqual([1]);
    expect(await found('null')).toEqual([1]);
    expect(await found('%')).toEqual([2]);
    expect(await found('없는 말')).toEqual([]);
  });

  test("is narrowed to a club and follows the club's own order", async () => {
    const [a, b] = await write({ question: '먼저 쓴 것' }, { question: '나중에 쓴 것' }, { question: '안 넣은 것' });
    const club = await makeClub(server, tenantId, { creator: author, status: '0300' });
    const place = ({ quizSequence }: AuthoredQuiz) => ({ quizSequence, week: 1, openAt: day(8).toISOString() });
    await call('PUT', '/api/v1/club/quizzes', author, {
      clubSequence: club.clubSequence,
      version: 0,
      quizzes: [place(b!), place(a!)],
    });
    const order = async (sortType: string) =>
      (await list(`?clubSequence=${club.clubSequence}&sortType=${sortType}`)).contents.map(({ no }) => no);
    expect(await order('CLUB')).toEqual([2, 1]);
    expect(await order('ASC')).toEqual([1, 2]);
  });

  test('says where a quiz is used and how it fared, by club for whoever runs it', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const club = await makeClub(server, tenantId, { creator: author, members: [member], quizzes: [{}] });
    const place = placeOf(club);
    await answerFully(server, member, place);
    const graded = await call(
      'PUT',
      `/api/v1/clubs/${place.club}/quizzes/${place.quiz}/answers/${member.memberId}/grade`,
      author,
      { grading: 80, version: 0 },
    );
    expect(graded.status).toBe(200);
    expect((await list()).contents[0]).toMatchObject({ clubCount: 1, answerCount: 1, mean: 80, isShared: true });
    const { uses } = await get(place.quiz);
    expect(uses).toMatchObject([
      { clubSequence: place.club, answerCount: 1, gradedCount: 1, mean: 80, discrimination: null },
    ]);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('clubs')
          .set({ creator_id: other.memberId, leader_id: other.memberId })
          .where('club_sequence', '=', place.club),
      ),
    );
    expect(await get(place.quiz)).toMatchObject({ clubCount: 1, uses: [] });
    expect((await get(place.quiz, manager)).uses).toHaveLength(1);
  });
});
