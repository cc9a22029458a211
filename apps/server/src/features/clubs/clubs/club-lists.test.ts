import { clubCard, type ClubAbout, type ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerFully, submitPre } from '../../../testing/answers.ts';
import { clubForm, day, makeClub, submitClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { listCards } from './club-cards.queries.ts';

let server: TestServer;
let tenantId: string;
let there: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, { status: '0300', ...options });
const person = (role: 'member' | 'instructor' | 'manager' = 'member', nickname?: string) =>
  makePerson(server, tenantId, role, nickname);
const get = (url: string, who?: Person) => server.call({ url: encodeURI(url), token: who?.token });
async function listOf<Row = ClubCard>(url: string, who?: Person): Promise<Row[]> {
  const { status, body } = await get(url, who);
  expect(status).toBe(200);
  return (body.data as { contents: Row[] }).contents;
}
const namesOf = async (url: string, who?: Person) => (await listOf(url, who)).map(({ clubName }) => clubName);
const aboutOf = async (clubSequence: number, who?: Person) =>
  (await get(`/api/v1/clubs/${clubSequence}/about`, who)).body.data as ClubAbout;
const favorite = (clubSequence: number, { token }: Person, method: 'POST' | 'DELETE' = 'POST') =>
  server.call({ method, url: `/api/v1/clubs/${clubSequence}/favorite`, token });

/** A word that only the clubs of one test carry. */
const mark = () => crypto.randomUUID().slice(0, 8);

test('a lecture card has its picture as backgroundImage, too; a quiz card has none', async () => {
  const word = mark();
  await made({ clubName: `${word} lecture`, clubType: CLUB_TYPE.lecture });
  await made({ clubName: `${word} quiz` });
  const [quiz] = await listOf(`/api/v1/clubs?keyword=${word}&clubType=${CLUB_TYPE.quiz}`);
  const [lecture] = await listOf(`/api/v1/clubs?keyword=${word}&clubType=${CLUB_TYPE.lecture}`);
  expect(lecture).toMatchObject({ clubType: CLUB_TYPE.lecture, backgroundImage: lecture!.clubImageUrl });
  expect(quiz).toMatchObject({ clubType: CLUB_TYPE.quiz, backgroundImage: null });
});

describe('the public list', () => {
  test('shows public clubs from scheduled to finished, the newest first, to guests too', async () => {
    const word = mark();
    const statuses = ['0000', '0100', '0120', '0200', '0210', '0220', '0300', '0310', '0400', '0500'] as const;
    for (const status of statuses) await made({ status, clubName: `${word} ${status}` });
    await made({ isPublic: false, clubName: `${word} 비공개` });
    expect(await namesOf(`/api/v1/clubs?keyword=${word}`)).toEqual(
      ['0500', '0400', '0310', '0300', '0210', '0200'].map((status) => `${word} ${status}`),
    );
    expect(await namesOf(`/api/v1/clubs?keyword=${word}&clubStatus=0400`)).toEqual([`${word} 0400`]);
    expect(await namesOf(`/api/v1/clubs?keyword=${word}&clubStatus=0000`, await person('manager'))).toEqual([]);
  });

  test('finds clubs by name and leader, in any case and form of Hangul, each character as itself', async () => {
    const word = mark();
    const leader = await person('instructor', `${word}리더`);
    await made({ clubName: `${word} 100% SQL 클럽`, creator: leader });
    await made({ clubName: `${word} 100번 SQL 클럽` });
    const search = (keyword: string) => namesOf(`/api/v1/clubs?keyword=${word} ${keyword}`);
    expect(await search('100% sql')).toEqual([`${word} 100% SQL 클럽`]);
    expect(await search('100_')).toEqual([]);
    expect(await namesOf(`/api/v1/clubs?keyword=${`${word}리더`.normalize('NFD')}`)).toHaveLength(1);
  });

  test('filters by job group, level and weekday', async () => {
    const word = mark();
    await made({ clubName: word });
    const count = async (filter: string) => (await listOf(`/api/v1/clubs?keyword=${word}&${filter}`)).length;
    expect([await count('jobGroup=0300'), await count('jobGroup=0100')]).toEqual([1, 0]);
    expect([await count('jobLevel=1'), await count('jobLevel=2')]).toEqual([1, 0]);
    expect([await count('weekday=MON'), await count('weekday=SUN')]).toEqual([1, 0]);
  });

  test('sorts by what starts next and by how many joined', async () => {
    const word = mark();
    const members = [await person(), await person()];
    await made({ clubName: `${word} 나중`, startAt: day(9) });
    await made({ clubName: `${word} 지난`, status: '0400', startAt: day(-3), members: members.slice(1) });
    await made({ clubName: `${word} 다음`, startAt: day(2), members });
    const sorted = async (sort: string) =>
      (await namesOf(`/api/v1/clubs?keyword=${word}&sort=${sort}`)).map((name) => name.slice(-2));
    expect(await sorted('starting')).toEqual(['다음', '나중', '지난']);
    expect(await sorted('popular')).toEqual(['다음', '지난', '나중']);
  });

  test('pages say how many clubs there are', async () => {
    const word = mark();
    for (let i = 0; i < 3; i++) await made({ clubName: word });
    const { body, headers } = await get(`/api/v1/clubs?keyword=${word}&size=2&page=2`);
    expect(body.data).toMatchObject({ totalElements: 3 });
    expect([headers['total-count'], headers['page-count']]).toEqual(['3', '2']);
    const behind = await get(`/api/v1/clubs?keyword=${word}&size=2&page=3`);
    expect(behind.body.data).toEqual({ contents: [], totalElements: 3 });
    const nothing = await get(`/api/v1/clubs?keyword=${mark()}`);
    expect(nothing.body.data).toEqual({ contents: [], totalElements: 0 });
  });

  test("another tenant's clubs never show", async () => {
    const word = mark();
    await makeClub(server, there, { status: '0300', clubName: word });
    expect(await namesOf(`/api/v1/clubs?keyword=${word}`)).toEqual([]);
  });
});

describe("the viewer's own state", () => {
  test('a card knows membership, favourite, rights and progress of the one who looks', async () => {
    const member = await person();
    const club = await made({ status: '0400', members: [member], quizzes: [{}, {}, { openAt: day(5) }] });
    await favorite(club.clubSequence, member);
    await answerFully(server, member, { club: club.clubSequence, quiz: club.quizSequences[0]! });
    await submitPre(server, member, { club: club.clubSequence, quiz: club.quizSequences[1]! });
    expect(await aboutOf(club.clubSequence, member)).toMatchObject({
      clubAboutStatus: '0401',
      isFavorite: true,
      isClubAdmin: false,
      myProgress: 50,
      quizCount: 3,
      jobGroups: [{ code: '0300', name: '개발' }],
    });
    const guest = { clubAboutStatus: '0400', isFavorite: false, isClubAdmin: false, myProgress: null };
    expect(await aboutOf(club.clubSequence)).toMatchObject(guest);
    expect(await aboutOf(club.clubSequence, club.creator)).toMatchObject({ ...guest, isClubAdmin: true });
  });

  test('quizzes that are not published are told to who runs the club, and to nobody else', async () => {
    const member = await person();
    const club = await made({ status: '0400', members: [member], quizzes: [{}, { published: false }] });
    const told = async (who?: Person) => aboutOf(club.clubSequence, who);
    expect(await told(club.creator)).toMatchObject({ quizCount: 1, unpublishedCount: 1 });
    for (const who of [member, undefined]) expect(await told(who)).toMatchObject({ quizCount: 1, unpublishedCount: 0 });
  });

  test('a token that was logged out sees what a guest sees', async () => {
    const member = await person();
    const club = await made({ members: [member] });
    await favorite(club.clubSequence, member);
    await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: member.token });
    expect(await aboutOf(club.clubSequence, member)).toMatchObject({ isFavorite: false, clubAboutStatus: '0300' });
  });

  test('lists take the same number of statements for one club and for twenty', async () => {
    const [one, many, manager] = [await person(), await person(), await person('manager')];
    await made({ members: [one] });
    for (let i = 0; i < 20; i++) await made({ members: [many], creator: manager, quizzes: [{}] });
    const countOf = async (url: string, who: Person) => {
      const before = server.database.statements;
      await listOf(url, who);
      return server.database.statements - before;
    };
    expect(await countOf('/api/v1/my/clubs?size=100', many)).toBe(await countOf('/api/v1/my/clubs?size=100', one));
    for (const url of ['/api/v1/clubs', '/api/manager/v1/clubs']) {
      expect(await countOf(`${url}?size=100`, manager)).toBe(await countOf(`${url}?size=1`, manager));
    }
    expect(await countOf('/api/v1/clubs?size=100', manager)).toBeLessThanOrEqual(4);
  });
});

describe('my clubs', () => {
  test('are those joined, those run, or both, also drafts and cancelled ones', async () => {
    const me = await person('instructor');
    await made({ clubName: '가입', members: [me] });
    await made({ clubName: '개설', creator: me, status: '0000' });
    await made({ clubName: '보조', instructors: [me], status: '0220' });
    await made({ clubName: '대기', people: [{ person: me, status: 'PENDING' }] });
    await made({ clubName: '남의 것' });
    expect(await namesOf('/api/v1/my/clubs', me)).toEqual(['보조', '개설', '가입']);
    expect(await namesOf('/api/v1/my/clubs?clubViewFilter=MEMBER', me)).toEqual(['가입']);
    expect(await namesOf('/api/v1/my/clubs?clubViewFilter=ADMIN', me)).toEqual(['보조', '개설']);
    expect(await namesOf('/api/v1/my/clubs?clubStatus=0000', me)).toEqual(['개설']);
  });

  test('what runs stands first where that is asked for, what is over last, on whichever page it would stand', async () => {
    const me = await person();
    const statuses = ['0400', '0200', '0310', '0500', '0220'] as const;
    for (const status of statuses) await made({ status, clubName: status, members: [me] });
    const mine = '/api/v1/my/clubs?clubViewFilter=MEMBER';
    expect(await namesOf(`${mine}&sort=current`, me)).toEqual(['0400', '0310', '0200', '0220', '0500']);
    expect(await namesOf(`${mine}&sort=current&size=1`, me)).toEqual(['0400']);
    expect(await namesOf(mine, me)).toEqual(statuses.toReversed());
  });
});

describe('favourites', () => {
  test('adding and removing can be repeated; the newest favourite stands first', async () => {
    const me = await person();
    const [first, second] = [await made({ clubName: '먼저' }), await made({ clubName: '나중' })];
    await favorite(second.clubSequence, me);
    server.clock.advance(1000);
    for (let i = 0; i < 2; i++) {
      expect((await favorite(first.clubSequence, me)).body.data).toEqual({ isFavorite: true });
    }
    expect(await namesOf('/api/v1/my/favorite/clubs', me)).toEqual(['먼저', '나중']);
    for (let i = 0; i < 2; i++) {
      expect((await favorite(first.clubSequence, me, 'DELETE')).body.data).toEqual({ isFavorite: false });
    }
    expect(await namesOf('/api/v1/my/favorite/clubs', me)).toEqual(['나중']);
  });

  test('a club that one may not look at cannot be a favourite', async () => {
    const club = await made({ isPublic: false });
    expect((await favorite(club.clubSequence, await person())).status).toBe(403);
  });
});

describe('about', () => {
  test('a club that is not public: a guest is asked to log in, a stranger refused, its people let in', async () => {
    const member = await person();
    const { clubSequence, creator } = await made({ isPublic: false, members: [member] });
    const statusFor = async (who?: Person) => (await get(`/api/v1/clubs/${clubSequence}/about`, who)).status;
    expect(await Promise.all([undefined, await person(), member, creator].map(statusFor))).toEqual([
      401, 403, 200, 200,
    ]);
    expect((await get('/api/v1/clubs/999999/about')).status).toBe(404);
    const elsewhere = await makeClub(server, there, {});
    expect((await get(`/api/v1/clubs/${elsewhere.clubSequence}/about`, await person('manager'))).status).toBe(404);
  });

  test('a draft shows to nobody but its people', async () => {
    const { clubSequence } = await made({ status: '0000' });
    expect((await get(`/api/v1/clubs/${clubSequence}/about`, await person())).status).toBe(403);
  });

  test('the curriculum tells of published quizzes by week what they are about, and gives no question away', async () => {
    const quizzes = [
      { week: 1, openAt: day(8) },
      { week: 2, openAt: day(15), topic: '조인' },
      { week: 2, openAt: day(16), topic: '잠금', question: '비밀 문제' },
      { week: 3, published: false, topic: '숨긴 주제' },
    ];
    const { clubSequence } = await made({ quizzes });
    const { raw } = await get(`/api/v1/clubs/${clubSequence}/about`);
    expect(raw.toString()).not.toContain('비밀 문제');
    expect((await aboutOf(clubSequence)).curriculum).toEqual([
      { week: 1, quizCount: 1, openAt: day(8).toISOString(), topics: [] },
      { week: 2, quizCount: 2, openAt: day(15).toISOString(), topics: ['조인', '잠금'] },
    ]);
  });
});

describe('the face of a club', () => {
  const quizzes = [{ question: '숨긴 문제', published: false }, { question: '정전은 왜 번질까요?', topic: '보호' }, {}];

  test('its first published question stands on its card and its page', async () => {
    const word = mark();
    const { clubSequence } = await made({ clubName: word, quizzes });
    const [card] = await listOf(`/api/v1/clubs?keyword=${word}`);
    expect(card).toMatchObject({ cover: { lead: '정전은 왜 번질까요?', rest: '' }, tagline: '' });
    expect((await aboutOf(clubSequence)).sampleQuestion).toBe('정전은 왜 번질까요?');
  });

  test('a closed club shows neither question nor topics to who was sent away', async () => {
    const [word, member, left] = [mark(), await person(), await person()];
    const people = [{ person: left, status: 'LEFT' as const }];
    const { clubSequence } = await made({ clubName: word, isPublic: false, members: [member], people, quizzes });
    const seen = async (who: Person) => {
      const { sampleQuestion, cover, curriculum } = await aboutOf(clubSequence, who);
      return [sampleQuestion, cover.lead, curriculum.flatMap(({ topics }) => topics)];
    };
    expect(await seen(member)).toEqual(['정전은 왜 번질까요?', '정전은 왜 번질까요?', ['보호']]);
    expect(await seen(left)).toEqual([null, word, []]);
  });

  test('a card says whether one could get in', async () => {
    const word = mark();
    await made({ clubName: `${word} 1` });
    await made({ clubName: `${word} 2`, capacity: 1, members: [await person()] });
    await made({ clubName: `${word} 3`, status: '0400', lateJoining: false });
    await made({ clubName: `${word} 4`, status: '0400' });
    const cards = await listOf(`/api/v1/clubs?keyword=${word}`);
    expect(cards.map(({ isJoinable }) => isJoinable)).toEqual([true, false, false, true]);
  });
});

describe("the manager's table", () => {
  test("shows all clubs but other people's drafts, with submission and span", async () => {
    const [manager, word] = [await person('manager'), mark()];
    await made({ clubName: `${word} 남의 초안`, status: '0000' });
    await made({ clubName: `${word} 내 초안`, status: '0000', creator: manager });
    const form = clubForm({ clubName: `${word} 제출` });
    await submitClub(server, await person('instructor'), form);
    const table = (query = '') => listOf<ManagedClub>(`/api/manager/v1/clubs?keyword=${word}${query}`, manager);
    expect((await table()).map(({ clubName }) => clubName)).toEqual([`${word} 제출`, `${word} 내 초안`]);
    const [submitted] = await table('&clubStatus=0100');
    expect(submitted).toMatchObject({ quizCount: 1, submittedAt: server.clock.now().toISOString() });
    const { body } = await server.call({ url: `/api/v1/clubs/${submitted!.clubSequence}/about`, token: manager.token });
    for (const field of Object.keys(clubCard.shape)) {
      expect(submitted, field).toHaveProperty(field);
      if (field !== 'quizCount')
        expect(submitted![field as 'clubName']).toEqual((body.data as ManagedClub)[field as 'clubName']);
    }
    const span = (from: Date, to: Date) => table(`&from=${from.toISOString()}&to=${to.toISOString()}`);
    expect([(await span(day(-1), day(1))).length, (await span(day(1), day(2))).length]).toEqual([1, 0]);
  });

  test('is ordered by the column that is asked for, clubs without its date at the end either way', async () => {
    const [manager, word] = [await person('manager'), mark()];
    const [first, second] = [await person('instructor', `${word} 나`), await person('instructor', `${word} 가`)];
    await made({ clubName: `${word} 다`, startAt: day(3), creator: first });
    await made({ clubName: `${word} 가`, startAt: day(9), creator: second });
    await submitClub(server, first, clubForm({ clubName: `${word} 나` }));
    server.clock.advance(1000);
    await submitClub(server, first, clubForm({ clubName: `${word} 라` }));
    const order = async (sort: string, direction = 'ASC') =>
      (await listOf<ManagedClub>(`/api/manager/v1/clubs?keyword=${word}&sort=${sort}&direction=${direction}`, manager))
        .map(({ clubName }) => clubName.at(-1))
        .join('');
    expect([await order('clubName'), await order('clubName', 'DESC')]).toEqual(['가나다라', '라다나가']);
    expect([await order('submittedAt'), await order('submittedAt', 'DESC')]).toEqual(['나라가다', '라나가다']);
    expect((await order('creatorNickname')).at(0)).toBe('가');
    expect((await order('startAt')).replace(/[나라]/g, '')).toBe('다가');
  });
});

test('instructors are found by nickname for a club, members are not', async () => {
  const word = mark();
  for (const role of ['member', 'instructor', 'manager'] as const) await person(role, `${word} ${role}`);
  const { body } = await get(`/api/v1/club/instructor-candidates?keyword=${word}`, await person('instructor'));
  const { contents } = body.data as { contents: { nickname: string }[] };
  expect(contents.map(({ nickname }) => nickname)).toEqual([`${word} instructor`, `${word} manager`]);
});

test('a word is looked for among listed clubs in their index alone, whatever the parameters', async () => {
  const viewing = { tenantId, memberId: crypto.randomUUID(), now: new Date() };
  const { sql, parameters } = listCards({
    ...viewing,
    list: 'PUBLIC',
    clubType: '0100',
    pattern: '%word%',
    size: 10,
  }).compile();
  const plan = await server.database.transaction(tenantId, async (transaction) => {
    await transaction.execute('set local enable_seqscan = off');
    await transaction.execute(`prepare listed as ${sql}`);
    const { rows } = await transaction.execute(
      `explain (costs off) execute listed(${parameters.map(() => 'null').join()})`,
    );
    await transaction.execute('deallocate listed');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Only Scan using clubs_listed');
});
