import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerFully, answerPath, placeOf, submitPre } from '../../../../testing/answers.ts';
import {
  clubForm,
  day,
  makeClub,
  quizForm,
  submitClub,
  type ClubOptions,
  type MadeClub,
} from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { keepQuizFigures } from '../quiz-figures.service.ts';

const LOUNGE = '/api/v1/club/quizzes/lounge';
const MINE = '/api/v1/my/quizzes';
const SECRET = '숨겨 둔 모범 답안';
const PUBLIC = { quizStatus: 'PUBLIC', modelAnswer: SECRET, modelAnswerKeywords: ['숨겨 둔 낱말'] } as const;

/** A tenant for each test: a lounge holds what all tests of a tenant made public. */
const MAX_TESTS = 40;
const uriOf = (test: number) => `lounge-${test}`;
let begun = 0;
const free: string[] = [];

let server: TestServer;
let tenantId: string;
let elsewhere: string;
let instructor: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  elsewhere = await makeTenant(server, 'elsewhere');
  // All at once: the server believes for a while what tenants it saw.
  for (let test = 1; test <= MAX_TESTS; test += 1) free.push(await makeTenant(server, uriOf(test)));
});
beforeEach(async () => {
  begun += 1;
  tenantId = free[begun - 1]!;
  instructor = await makePerson(server, tenantId, 'instructor', '가져오는 강사');
  member = await makePerson(server, tenantId, 'member');
});

const host = () => `${uriOf(begun)}.localhost`;
const call: TestServer['call'] = (options) => server.call({ host: host(), ...options });
const here = (): TestServer => ({ ...server, call });
const clubWith = (options: ClubOptions = {}) => makeClub(server, tenantId, options);
async function listOf(url = LOUNGE, { token }: Person = instructor): Promise<PickableQuiz[]> {
  const { status, body } = await call({ url, token });
  expect(status).toBe(200);
  return (body.data as { contents: PickableQuiz[] }).contents;
}
const questions = async (query = '', who = instructor, list = LOUNGE) =>
  (await listOf(`${list}${query}`, who)).map(({ question }) => question);
const count = () => keepQuizFigures(server.database, tenantId);
const figuresOf = async (quizSequence: number) => {
  await count();
  const [[row]] = await server.database.read(
    tenantId,
    build.selectFrom('quizzes').select(['use_count', 'like_count']).where('quiz_sequence', '=', quizSequence),
  );
  return [row!.use_count, row!.like_count];
};
const setStatus = (clubSequence: number, status: string) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('clubs').set({ club_status: status }).where('club_sequence', '=', clubSequence),
    ),
  );
const like = (place: { club: number; quiz: number }, of: Person, by: Person, method: 'POST' | 'DELETE' = 'POST') =>
  call({ method, url: `${answerPath(place, of)}/like`, token: by.token });

const put = (club: MadeClub, quizzes: readonly object[], { version = 0, who = club.creator } = {}) =>
  call({
    method: 'PUT',
    url: '/api/v1/club/quizzes',
    token: who.token,
    payload: { clubSequence: club.clubSequence, version, quizzes },
  });
const kept = ({ quizSequences }: MadeClub) =>
  quizSequences.map((quizSequence) => ({ quizSequence, week: 1, openAt: day(-1).toISOString() }));
const copyOf = (sourceQuizSequence: number | undefined, overrides: object = {}) => ({
  quizSequence: null,
  sourceQuizSequence,
  week: 1,
  openAt: day(1).toISOString(),
  ...overrides,
});
const saveDraft = (payload: object, { token }: Person = instructor) =>
  call({ method: 'PUT', url: '/api/v2/quiz-club/temporary', token, payload });
const detailOf = ({ status, body }: { status: number; body: { data: unknown } }) => {
  expect(status).toBe(200);
  return body.data as QuizClubDetail;
};
const pathsOf = ({ body }: { body: { errors?: { path: string }[] } }) => body.errors?.map(({ path }) => path);

describe('the lounge', () => {
  test('holds the public quizzes of the tenant, the newest first, and nobody finds another in it', async () => {
    await clubWith({ quizzes: [{ question: '공개 하나', ...PUBLIC }, { question: '비공개' }] });
    await clubWith({
      quizzes: [{ quizStatus: 'HIDDEN' }, { quizStatus: 'DELETED' }, { question: '공개 둘', ...PUBLIC }],
    });
    await makeClub(server, elsewhere, { quizzes: [{ question: '다른 테넌트', ...PUBLIC }] });
    expect(await questions()).toEqual(['공개 둘', '공개 하나']);
    expect(await questions('', member)).toEqual(['공개 둘', '공개 하나']);
  });

  test('is searched by the words of a question as they are read, in any case and form, each character as itself', async () => {
    await clubWith({
      quizzes: [
        { question: 'SQL 조인은 언제 느린가요?', ...PUBLIC },
        { question: '할인율 100%는 왜 없나요?', ...PUBLIC },
        { question: '파일을 **나눌** 때\n`deleted_at` 열은?', ...PUBLIC },
      ],
    });
    const search = (keyword: string) => questions(`?keyword=${encodeURIComponent(keyword)}`);
    expect(await search('sql 조인'.normalize('NFD'))).toEqual(['SQL 조인은 언제 느린가요?']);
    expect(await search('%')).toEqual(['할인율 100%는 왜 없나요?']);
    expect(await search('나눌 때 deleted_at')).toHaveLength(1);
    expect(await search(SECRET)).toEqual([]);
  });

  test('is filtered by job group and level', async () => {
    await clubWith({
      quizzes: [
        { question: '개발 1', jobGroup: '0300', jobLevels: ['1', '2'], ...PUBLIC },
        { question: '기획 1', jobGroup: '0100', jobLevels: ['1'], ...PUBLIC },
      ],
    });
    expect(await questions('?jobGroup=0300')).toEqual(['개발 1']);
    expect(await questions('?jobLevel=1')).toEqual(['기획 1', '개발 1']);
    expect(await questions('?jobLevel=2&jobGroup=0100')).toEqual([]);
    expect((await listOf(`${LOUNGE}?jobLevel=2`))[0]).toMatchObject({
      jobGroup: { code: '0300', name: '개발' },
      jobLevels: [{ code: '1' }, { code: '2' }],
    });
  });

  test('is paged by fifty, and says how many there are', async () => {
    await clubWith({ quizzes: Array.from({ length: 52 }, () => PUBLIC) });
    const { body, headers } = await call({ url: LOUNGE, token: member.token });
    expect((body.data as { contents: [] }).contents).toHaveLength(50);
    expect([headers['total-count'], headers['page-count']].map(Number)).toEqual([52, 2]);
    expect(await listOf(`${LOUNGE}?page=2`)).toHaveLength(2);
  });

  test('takes the same number of statements for one quiz and for fifty', async () => {
    const statements = async () => {
      const before = server.database.statements;
      await listOf();
      return server.database.statements - before;
    };
    await clubWith({ quizzes: [PUBLIC] });
    const few = await statements();
    await clubWith({ quizzes: Array.from({ length: 49 }, () => PUBLIC) });
    expect(await statements()).toBe(few);
  });
});

describe('what is seen of a solution', () => {
  const solutionsFor = async (who: Person) => (await listOf(LOUNGE, who)).map(({ solution }) => solution !== null);

  test('never a model answer or a keyword as a member, also of a quiz that they answered', async () => {
    const club = await clubWith({ members: [member], quizzes: [PUBLIC] });
    await answerFully(here(), member, placeOf(club));
    const { raw } = await call({ url: LOUNGE, token: member.token });
    expect(raw.toString()).toContain('문제 1');
    expect(raw.toString()).not.toContain('숨겨 둔');
  });

  test('all of it as an instructor', async () => {
    await clubWith({
      quizzes: [{ ...PUBLIC, rubric: [{ name: '근거', weight: 60 }], contentUrl: 'https://example.com/a' }],
    });
    expect((await listOf())[0]).toMatchObject({
      author: { nickname: '클럽장' },
      isMine: false,
      solution: {
        modelAnswer: SECRET,
        modelAnswerKeywords: ['숨겨 둔 낱말'],
        rubric: [{ name: '근거', weight: 60 }],
        contentTitle: '읽을거리',
        contentUrl: 'https://example.com/a',
      },
    });
  });

  test('none as an instructor who owes the final answer as a member, until it is given', async () => {
    const learner = await makePerson(server, tenantId, 'instructor', '배우는 강사');
    const club = await clubWith({ members: [learner], quizzes: [PUBLIC] });
    expect(await solutionsFor(learner)).toEqual([false]);
    await submitPre(here(), learner, placeOf(club));
    expect(await solutionsFor(learner)).toEqual([false]);
    await answerFully(here(), learner, placeOf(club));
    expect(await solutionsFor(learner)).toEqual([true]);
  });

  test('none of the original, while a copy of it is owed; not taken either, nor of a copy of that', async () => {
    const learner = await makePerson(server, tenantId, 'instructor', '배우는 강사');
    const source = await clubWith({ quizzes: [PUBLIC] });
    const running = await clubWith({ members: [learner] });
    detailOf(await put(running, [copyOf(source.quizSequences[0], { openAt: day(5).toISOString() })]));
    const target = await clubWith({ creator: learner });
    expect(await solutionsFor(learner)).toEqual([false]);
    const refused = await put(target, [copyOf(source.quizSequences[0])]);
    expect([refused.status, pathsOf(refused)]).toEqual([400, ['quizzes.0.quizSequence']]);
    expect((await saveDraft({ quizzes: [copyOf(source.quizSequences[0])] }, learner)).status).toBe(400);
    expect(await solutionsFor(instructor)).toEqual([true]);
  });

  test.each([
    ['after the deadline', { quizzes: [{ ...PUBLIC, deadlineAt: day(-1) }] }],
    ['after the end of the club', { status: '0500', quizzes: [PUBLIC] }],
    ['of a cancelled club', { status: '0220', quizzes: [PUBLIC] }],
  ] as const)('%s everything is open', async (_, options) => {
    const learner = await makePerson(server, tenantId, 'instructor', '배우는 강사');
    await clubWith({ ...options, members: [learner] });
    expect(await solutionsFor(learner)).toEqual([true]);
  });

  test('a manager sees all that there is in the tenant', async () => {
    const manager = await makePerson(server, tenantId, 'manager');
    await clubWith({ members: [manager], quizzes: [PUBLIC] });
    expect(await solutionsFor(manager)).toEqual([true]);
  });
});

describe('how much a quiz is used and liked', () => {
  test('clubs that use it or a copy of it count once each, drafts, rejected and cancelled ones do not', async () => {
    const source = await clubWith({ quizzes: [PUBLIC] });
    const [quiz] = source.quizSequences;
    expect(await figuresOf(quiz!)).toEqual([1, 0]);
    const taker = await clubWith({ creator: instructor });
    const [copy] = detailOf(await put(taker, [copyOf(quiz)])).quizzes;
    expect(await figuresOf(quiz!)).toEqual([2, 0]);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build.updateTable('quizzes').set({ quiz_status: 'PUBLIC' }).where('quiz_sequence', '=', copy!.quizSequence),
      ),
    );
    const third = await clubWith();
    detailOf(await put(third, [copyOf(copy!.quizSequence), copyOf(quiz)]));
    expect(await figuresOf(quiz!)).toEqual([3, 0]);
    expect(await figuresOf(copy!.quizSequence)).toEqual([2, 0]);
    detailOf(await saveDraft({ quizzes: [copyOf(quiz)] }));
    expect(await figuresOf(quiz!)).toEqual([3, 0]);
    await setStatus(third.clubSequence, '0220');
    expect(await figuresOf(quiz!)).toEqual([2, 0]);
    detailOf(await put(taker, [], { version: 1 }));
    expect(await figuresOf(quiz!)).toEqual([1, 0]);
  });

  test('likes of answers to it and to its copies count, and are taken back', async () => {
    const [one, two] = [member, await makePerson(server, tenantId, 'member')];
    const people = { members: [one, two] };
    const source = await clubWith({ ...people, quizzes: [PUBLIC] });
    const taker = await clubWith({ ...people, creator: instructor });
    const opened = copyOf(source.quizSequences[0], { openAt: day(-1).toISOString() });
    const [copy] = detailOf(await put(taker, [opened])).quizzes;
    const places = [placeOf(source), { club: taker.clubSequence, quiz: copy!.quizSequence }];
    for (const place of places) {
      await submitPre(here(), one, place);
      await submitPre(here(), two, place);
      expect((await like(place, one, two)).status).toBe(200);
    }
    expect(await figuresOf(source.quizSequences[0]!)).toEqual([2, 2]);
    expect(await figuresOf(copy!.quizSequence)).toEqual([1, 1]);
    await like(places[1]!, one, two, 'DELETE');
    expect(await figuresOf(source.quizSequences[0]!)).toEqual([2, 1]);
    expect((await listOf()).map(({ useCount, likeCount }) => [useCount, likeCount])).toEqual([[2, 1]]);
  });

  test('the lounge is ordered by either', async () => {
    const two = await makePerson(server, tenantId, 'member');
    const club = await clubWith({
      members: [member, two],
      quizzes: [
        { question: '많이 쓰는', ...PUBLIC },
        { question: '좋아하는', ...PUBLIC },
        { question: '새로운', ...PUBLIC },
      ],
    });
    detailOf(await put(await clubWith({ creator: instructor }), [copyOf(club.quizSequences[0])]));
    for (const person of [member, two]) await submitPre(here(), person, placeOf(club, 1));
    await like(placeOf(club, 1), member, two);
    await count();
    expect(await questions('?sort=newest')).toEqual(['새로운', '좋아하는', '많이 쓰는']);
    expect(await questions('?sort=used')).toEqual(['많이 쓰는', '새로운', '좋아하는']);
    expect(await questions('?sort=liked')).toEqual(['좋아하는', '새로운', '많이 쓰는']);
  });

  test('two servers that count at once count everything once, and a quiz that is being written is counted later', async () => {
    await openConnections(server);
    const two = await makePerson(server, tenantId, 'member');
    const club = await clubWith({ members: [member, two], quizzes: [PUBLIC] });
    const [quiz] = club.quizSequences;
    for (const person of [member, two]) await submitPre(here(), person, placeOf(club));
    await like(placeOf(club), member, two);
    await server.database.transaction(tenantId, async (transaction) => {
      await transaction.change(
        build.updateTable('quizzes').set({ question: '고치는 중' }).where('quiz_sequence', '=', quiz!),
      );
      await count();
    });
    await Promise.all([count(), count()]);
    expect(await figuresOf(quiz!)).toEqual([1, 1]);
  });
});

describe("one's own quizzes", () => {
  test('are listed whatever their state but deleted, and say whether their text is shared', async () => {
    await clubWith({
      creator: instructor,
      quizzes: [{ question: '쓰는 것' }, { question: '지운 것', quizStatus: 'DELETED' }],
    });
    await clubWith({ quizzes: [{ question: '남의 것', ...PUBLIC }] });
    const club = await clubWith({ creator: instructor, quizzes: [{ question: '뺀 것' }] });
    detailOf(await put(club, []));
    const mine = await listOf(MINE);
    expect(mine.map(({ question, isShared, isMine }) => [question, isShared, isMine])).toEqual([
      ['뺀 것', false, true],
      ['쓰는 것', true, true],
    ]);
    expect(mine[0]!.solution).toMatchObject({ modelAnswer: '모범 답안 1' });
    expect(await questions('?keyword=%EB%BA%80', instructor, MINE)).toEqual(['뺀 것']);
    expect((await call({ url: MINE, token: member.token })).status).toBe(403);
  });
});

describe('taking a quiz of the lounge into a running club', () => {
  test("makes a copy of the taker's own that remembers its source, with its content and for whom it is", async () => {
    const source = await clubWith({
      quizzes: [
        {
          ...PUBLIC,
          question: '공개한 문제',
          rubric: [{ name: '근거', weight: 60 }],
          contentUrl: 'https://example.com/a',
          jobGroup: '0100',
          jobLevels: ['2'],
        },
      ],
    });
    const club = await clubWith({ creator: instructor, quizzes: [{}] });
    const mischief = { written: { question: '다른 문제' }, useCount: 99, likeCount: 99, authorId: member.memberId };
    const data = detailOf(await put(club, [...kept(club), copyOf(source.quizSequences[0], mischief)]));
    expect(data.quizzes[1]).toMatchObject({
      question: '공개한 문제',
      modelAnswer: SECRET,
      modelAnswerKeywords: ['숨겨 둔 낱말'],
      rubric: [{ name: '근거', weight: 60 }],
      contentTitle: '읽을거리',
      contentUrl: 'https://example.com/a',
      sourceQuizSequence: source.quizSequences[0],
      isShared: false,
    });
    const [rows] = await server.database.read(
      tenantId,
      build
        .selectFrom('quizzes')
        .selectAll()
        .where('quiz_sequence', 'in', [source.quizSequences[0]!, data.quizzes[1]!.quizSequence])
        .orderBy('quiz_sequence'),
    );
    const [original, copy] = rows;
    expect(copy).toMatchObject({
      author_id: instructor.memberId,
      version: 0,
      quiz_status: 'PRIVATE',
      job_group: '0100',
      job_levels: ['2'],
      origin_quiz_sequence: original!.quiz_sequence,
      use_count: 0,
      like_count: 0,
    });
    expect(copy!.content_sequence).not.toBe(original!.content_sequence);
    expect(await questions()).toEqual(['공개한 문제']);
    const sourceFor = async (who: Person, list: string) =>
      (await listOf(list, who)).map(({ sourceQuizSequence }) => sourceQuizSequence);
    expect(await sourceFor(instructor, MINE)).toEqual([source.quizSequences[0], null]);
  });

  test('what changes in the copy leaves the original as it is', async () => {
    const source = await clubWith({ quizzes: [{ ...PUBLIC, contentUrl: 'https://example.com/a' }] });
    const club = await clubWith({ creator: instructor });
    const taken = detailOf(await put(club, [copyOf(source.quizSequences[0])]));
    const [copy] = taken.quizzes;
    const changed = { ...copy, question: '고친 문제', contentUrl: 'https://example.com/b', contentTitle: '다른 글' };
    const { status, body } = await call({
      method: 'PUT',
      url: `/api/v2/quiz-clubs/${club.clubSequence}`,
      token: instructor.token,
      payload: { ...taken, jobGroups: ['0300'], quizzes: [changed] },
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect((await listOf())[0]).toMatchObject({
      question: '문제 1',
      solution: { contentTitle: '읽을거리', contentUrl: 'https://example.com/a' },
    });
  });

  test("a private quiz of somebody else, a deleted one and another tenant's are refused as an unknown one is", async () => {
    const other = await clubWith({ quizzes: [{}, { quizStatus: 'HIDDEN' }, { quizStatus: 'DELETED' }] });
    const foreign = await makeClub(server, elsewhere, { quizzes: [PUBLIC] });
    const club = await clubWith({ creator: instructor });
    const answerTo = async (sequence: number) => {
      const { status, body } = await put(club, [copyOf(sequence)]);
      return [status, body.code, body.errors];
    };
    const unknown = await answerTo(999_999_999);
    expect(unknown).toMatchObject([400, '0422', [{ path: 'quizzes.0.quizSequence' }]]);
    for (const sequence of [...other.quizSequences, ...foreign.quizSequences]) {
      expect(await answerTo(sequence)).toEqual(unknown);
    }
  });

  test('a quiz is taken once: not twice in one list, not beside its copy or itself, not by a second click', async () => {
    await openConnections(server);
    const source = await clubWith({ quizzes: [PUBLIC] });
    const [quiz] = source.quizSequences;
    const club = await clubWith({ creator: instructor });
    expect(pathsOf(await put(club, [copyOf(quiz), copyOf(quiz)]))).toEqual(['quizzes.1.quizSequence']);
    const clicks = await Promise.all([put(club, [copyOf(quiz)]), put(club, [copyOf(quiz)])]);
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [copy] = detailOf(clicks.find(({ status }) => status === 200)!).quizzes;
    const again = { quizSequence: copy!.quizSequence, week: 1, openAt: day(1).toISOString() };
    expect(pathsOf(await put(club, [again, copyOf(quiz)], { version: 1 }))).toEqual(['quizzes.1.quizSequence']);
    expect(pathsOf(await put(source, [...kept(source), copyOf(quiz)]))).toEqual(['quizzes.1.quizSequence']);
  });

  test('a quiz that is being hidden is not taken: whoever takes it waits, and is refused', async () => {
    const source = await clubWith({ quizzes: [PUBLIC] });
    const club = await clubWith({ creator: instructor });
    const taking = await server.database.transaction(tenantId, async (transaction) => {
      await transaction.change(
        build
          .updateTable('quizzes')
          .set({ quiz_status: 'HIDDEN' })
          .where('quiz_sequence', '=', source.quizSequences[0]!),
      );
      const asked = put(club, [copyOf(source.quizSequences[0])]);
      await vi.waitUntil(async () => {
        const { rows } = await server.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
      return { asked };
    });
    const refused = await taking.asked;
    expect([refused.status, pathsOf(refused)]).toEqual([400, ['quizzes.0.quizSequence']]);
  });
});

describe('taking quizzes into a club that is being written', () => {
  test('a draft keeps its picks: the copy becomes a quiz once, however often it is saved', async () => {
    const source = await clubWith({ quizzes: [PUBLIC] });
    const words = { question: '가져와 고친 문제', modelAnswer: '고친 답' };
    const first = detailOf(await saveDraft({ quizzes: [copyOf(source.quizSequences[0], words)] }));
    const [copy] = first.quizzes;
    expect(copy).toMatchObject({ ...words, sourceQuizSequence: source.quizSequences[0], isShared: false });
    const second = detailOf(await saveDraft(first));
    expect(second.quizzes).toEqual(first.quizzes);
    const { clubSequence, version, quizzes } = second;
    const form = clubForm({ clubSequence, version, quizzes: [{ ...quizzes[0], openAt: day(8).toISOString() }] });
    expect(detailOf(await submitClub(here(), instructor, form)).quizzes[0]).toMatchObject({
      quizSequence: copy!.quizSequence,
      sourceQuizSequence: source.quizSequences[0],
    });
  });

  test('a private quiz of somebody else is refused as an unknown one, and no second copy is made', async () => {
    const other = await clubWith({ quizzes: [{}, PUBLIC] });
    const [hidden, open] = other.quizSequences;
    const unknown = await saveDraft({ quizzes: [copyOf(999_999_999)] });
    const refused = await saveDraft({ quizzes: [copyOf(hidden)] });
    expect([refused.status, refused.body.errors]).toEqual([400, unknown.body.errors]);
    expect(pathsOf(await saveDraft({ quizzes: [copyOf(open), copyOf(open)] }))).toEqual(['quizzes.1.quizSequence']);
    const form = clubForm({ quizzes: [quizForm({ sourceQuizSequence: hidden })] });
    expect(pathsOf(await submitClub(here(), instructor, form))).toEqual(['quizzes.0.quizSequence']);
  });

  test("one's own quiz is used itself, and what several clubs share is changed by none of them", async () => {
    const club = await clubWith({ creator: instructor, quizzes: [{ question: '함께 쓰는 문제' }] });
    const [own] = await listOf(MINE);
    const { question, solution } = own!;
    const picked = { quizSequence: own!.quizSequence, question, ...solution };
    const draft = detailOf(await saveDraft({ quizzes: [picked] }));
    expect(draft.quizzes[0]).toMatchObject({ quizSequence: club.quizSequences[0], isShared: true });
    const changed = await saveDraft({ ...draft, quizzes: [{ ...draft.quizzes[0], question: '몰래 고친 문제' }] });
    expect([changed.status, pathsOf(changed)]).toEqual([400, ['quizzes.0.question']]);
    const spaced = detailOf(
      await saveDraft({ ...draft, quizzes: [{ ...draft.quizzes[0], question: `${question} ` }] }),
    );
    expect(spaced.quizzes[0]!.question).toBe(question);
    const copied = {
      ...spaced.quizzes[0],
      quizSequence: null,
      sourceQuizSequence: own!.quizSequence,
      question: '고친 복사본',
    };
    const after = detailOf(await saveDraft({ ...spaced, quizzes: [copied] }));
    expect(after.quizzes[0]).toMatchObject({ question: '고친 복사본', isShared: false });
    expect(await questions('', instructor, MINE)).toEqual(['고친 복사본', '함께 쓰는 문제']);
  });

  test('an uploaded content goes along with a copy as long as its name stays', async () => {
    const source = await clubWith({ quizzes: [{ ...PUBLIC, contentUrl: 'https://example.com/a' }] });
    const fileKey = crypto.randomUUID();
    await server.database.transaction(tenantId, async (transaction) => {
      await transaction.change(
        build.insertInto('files').values({
          tenant_id: tenantId,
          file_key: fileKey,
          purpose: 'CONTENT',
          name: '읽기.pdf',
          content_type: 'application/pdf',
          byte_size: 10,
          owner_id: source.creator.memberId,
          created_at: day(0),
        }),
      );
      await transaction.change(
        build
          .updateTable('contents')
          .set({ content_type: '0320', content_url: null, file_key: fileKey })
          .where('tenant_id', '=', tenantId),
      );
    });
    const words = { question: '가져온 문제', contentTitle: '읽을거리' };
    detailOf(await saveDraft({ quizzes: [copyOf(source.quizSequences[0], words)] }));
    detailOf(await put(await clubWith({ creator: instructor }), [copyOf(source.quizSequences[0])]));
    const [rows] = await server.database.read(
      tenantId,
      build.selectFrom('contents').select(['file_key', 'content_type', 'author_id']).orderBy('content_sequence'),
    );
    const copied = { file_key: fileKey, content_type: '0320', author_id: instructor.memberId };
    expect(rows).toEqual([{ ...copied, author_id: source.creator.memberId }, copied, copied]);
  });
});
