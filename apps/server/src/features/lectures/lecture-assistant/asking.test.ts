import type {
  AssistantMessage,
  ConversationItem,
} from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import type { Query } from '../../../kernel/database/database.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections, untilLocked } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { insertNotes } from '../../authoring/contents/contents.public.ts';
import { answerMessage } from './answering/answer.service.ts';
import { makeLecture, type MadeLecture } from './lecture-assistant.test-help.ts';
import { insertMessage, keepProgress, type MessageRow, reopenMessage, takeTurn } from './messages.queries.ts';

const SCAN = '그래서 선택도가 낮은 조건에서는 인덱스가 있어도 순차 스캔을 고른다.';
const PASSAGES = [
  `5.3 느린 경우|인덱스는 찾을 행이 적을 때 이롭다. ${SCAN}`,
  '5.4 조인|해시 조인은 작은 쪽으로 해시 표를 만들고 큰 쪽을 한 번 훑으며 맞춘다.',
];
const WHY = '인덱스가 있는데 왜 순차 스캔을 고르나요?';

let server: TestServer;
let tenantId: string;
let [author, member, other, stranger] = [] as unknown as [Person, Person, Person, Person];
let club: MadeLecture;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '김도윤');
});
beforeEach(async () => {
  [member, other, stranger] = (await Promise.all(
    ['서예린', '박민수', '남남'].map((name) => makePerson(server, tenantId, 'member', name)),
  )) as [Person, Person, Person];
  club = await makeLecture(
    server,
    tenantId,
    author,
    [[{ title: '5강 교안.md', passages: PASSAGES }], []],
    [member, other],
  );
});

const URL = '/api/v1/llm/ai-assistant';
const ask = (question = WHY, { token }: Person = member, more: object = {}) =>
  server.call({
    method: 'POST',
    url: `${URL}/messages`,
    token,
    payload: { clubSequence: club.clubSequence, clubStudySequence: club.studies[0], scope: 'ALL', question, ...more },
  });
const put = (message: AssistantMessage, what: 'stop' | 'answer', { token }: Person = member) =>
  server.call({ method: 'PUT', url: `${URL}/messages/${message.assistantMessageSequence}/${what}`, token });
const get = async ({ assistantMessageSequence }: AssistantMessage, { token }: Person = member) =>
  (await server.call({ url: `${URL}/messages/${assistantMessageSequence}`, token })).body.data as AssistantMessage;
const ended = (message: AssistantMessage) =>
  vi.waitFor(
    async () => {
      const now = await get(message);
      expect(now.answerState).not.toBe('ANSWERING');
      return now;
    },
    { timeout: 20_000 },
  );
const answered = async (question?: string, more?: object) =>
  ended((await ask(question, member, more)).body.data as AssistantMessage);
const settings = (values: object) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('club_assistants').values({
        tenant_id: tenantId,
        club_sequence: club.clubSequence,
        is_on: true,
        name: '',
        tone: 'FRIENDLY',
        scope: 'ALL',
        beyond_materials: false,
        daily_limit: 20,
        ...values,
      }),
    ),
  );

test('an answer is made of sentences of the materials, each with its source, by the built-in tools', async () => {
  const { answerState, sentences, sources, isBuiltIn, materialCount, notice } = await answered();
  expect({ answerState, isBuiltIn, materialCount, notice }).toEqual({
    answerState: 'ANSWERED',
    isBuiltIn: true,
    materialCount: 1,
    notice: null,
  });
  expect(sentences).toContainEqual({ text: SCAN, sources: [1] });
  expect(sources[0]).toMatchObject({
    no: 1,
    kind: 'MATERIAL',
    title: '5강 교안.md',
    contentSequence: club.contents[0]![0],
    clubStudySequence: club.studies[0],
    position: 1,
  });
});

test('notes of a speaker answer who runs the club, and no member', async () => {
  const note = '강의에서는 시험에 나올 병합 정렬의 안정성을 꼭 말로 설명한다.';
  const key = { tenantId, contentSequence: club.contents[0]![0]!, versionNo: 1 };
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(insertNotes(key, [{ text: note, unitNo: 3, heading: '' }], 0)),
  );
  const asked = '병합 정렬의 안정성은 어떻게 설명하나요?';
  const shown = JSON.stringify(await answered(asked));
  expect(shown).not.toContain('시험에 나올');
  const message = (await ask(asked, author)).body.data as AssistantMessage;
  const ofAuthor = await vi.waitFor(
    async () => {
      const now = await get(message, author);
      expect(now.answerState).not.toBe('ANSWERING');
      return now;
    },
    { timeout: 20_000 },
  );
  expect(ofAuthor.sentences.map(({ text }) => text)).toEqual([note]);
  expect(ofAuthor.sources).toMatchObject([{ kind: 'NOTE', unitNo: 3, position: null }]);
});

test.each([false, true])('a passage that only asks answers nothing, and hints at nothing: %s', async (hints) => {
  club = await makeLecture(
    server,
    tenantId,
    author,
    [[{ title: '물음.md', passages: ['인덱스가 있는데 왜 순차 스캔을 고르나요?'] }]],
    [member],
  );
  await settings({ hints_first: hints });
  expect(await answered()).toMatchObject({ answerState: 'NOT_FOUND', sentences: [], sources: [] });
});

test('what the materials do not hold is not answered', async () => {
  const { answerState, sentences, sources, materialCount } = await answered('기말시험 범위가 어디까지인가요?');
  expect([answerState, sentences, sources, materialCount]).toEqual(['NOT_FOUND', [], [], 1]);
});

test('what the materials do not hold is not answered where the club allows more, but nobody is there who knows it', async () => {
  await settings({ beyond_materials: true });
  const { answerState, sentences, isBuiltIn } = await answered('기말시험 범위가 어디까지인가요?');
  expect([answerState, sentences, isBuiltIn]).toEqual(['NOT_FOUND', [], true]);
});

test('where the club wants it a hint comes first, and the answer when it is asked for, for the same count', async () => {
  await settings({ hints_first: true, daily_limit: 1 });
  const hint = await answered();
  expect([hint.answerState, hint.sentences[0]!.text, hint.sources[0]!.quote]).toEqual([
    'HINTED',
    '‘5.3 느린 경우’ 대목을 먼저 읽고 스스로 답해 보세요.',
    '',
  ]);
  const more = await ended((await put(hint, 'answer')).body.data as AssistantMessage);
  expect([more.answerState, more.sentences.some(({ text }) => text === SCAN)]).toEqual(['ANSWERED', true]);
  expect((await put(more, 'answer')).body.code).toBe('0409');
});

test('the daily limit holds from however many tabs, and runs anew the next day', async () => {
  await openConnections(server);
  await settings({ daily_limit: 3 });
  const codes = await Promise.all(Array.from({ length: 8 }, async (_, no) => (await ask(`${WHY} ${no}`)).body.code));
  expect(codes.filter((code) => code === '0000')).toHaveLength(3);
  expect(codes.filter((code) => code === '0429')).toHaveLength(5);
  const about = async ({ token }: Person) =>
    (await server.call({ url: `${URL}?clubSequence=${club.clubSequence}`, token })).body.data;
  expect(await about(member)).toMatchObject({ dailyLimit: 3, leftToday: 0 });
  expect(await about(other)).toMatchObject({ leftToday: 3 });
  expect(await about(author)).toMatchObject({ leftToday: null });
  const { clubSequence } = club;
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('club_assistants').set({ daily_limit: 1 }).where('club_sequence', '=', clubSequence),
    ),
  );
  expect(await about(member)).toMatchObject({ dailyLimit: 1, leftToday: 0 });
  server.clock.advance(24 * 60 * 60 * 1000);
  member = await logInAgain(server, tenantId, member);
  expect(await about(member)).toMatchObject({ leftToday: 1 });
  author = await logInAgain(server, tenantId, author, 'instructor');
});

test('a question that could not be answered does not count; one that broke off and goes on counts again', async () => {
  await settings({ daily_limit: 1 });
  const leftToday = async () =>
    (
      (await server.call({ url: `${URL}?clubSequence=${club.clubSequence}`, token: member.token })).body.data as {
        leftToday: number;
      }
    ).leftToday;
  const stateNow = (message: AssistantMessage, values: { state: string; alive_at?: Date }) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('assistant_messages')
          .set(values)
          .where('message_sequence', '=', message.assistantMessageSequence),
      ),
    );
  expect((await answered('기말시험 범위가 어디까지인가요?')).answerState).toBe('NOT_FOUND');
  expect(await leftToday()).toBe(1);
  const broken = await answered();
  expect([broken.answerState, await leftToday()]).toEqual(['ANSWERED', 0]);
  await stateNow(broken, { state: 'BROKEN' });
  expect(await leftToday()).toBe(1);
  await stateNow(broken, { state: 'ANSWERING', alive_at: new Date(server.clock.now().getTime() - 16_000) });
  expect(await leftToday()).toBe(1);
  expect((await answered()).answerState).toBe('ANSWERED');
  expect((await put(broken, 'answer')).body.code).toBe('0429');
  server.clock.advance(24 * 60 * 60 * 1000);
  member = await logInAgain(server, tenantId, member);
  expect((await put(broken, 'answer')).body.code).toBe('0000');
  author = await logInAgain(server, tenantId, author, 'instructor');
});

test('the day is the tenant’s: until its midnight nothing more is asked, and it is said how long that is', async () => {
  await settings({ daily_limit: 1 });
  const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];
  const inSeoul = (server.clock.now().getTime() + 9 * hour) % day;
  await answered();
  const wait = async () => {
    const { body, headers } = await ask();
    return [body.code, headers['retry-after']];
  };
  expect(await wait()).toEqual(['0429', String((day - inSeoul) / 1000)]);
  server.clock.advance(day - inSeoul - 1000);
  member = await logInAgain(server, tenantId, member);
  expect(await wait()).toEqual(['0429', '1']);
  server.clock.advance(1000);
  expect((await ask()).body.code).toBe('0000');
  author = await logInAgain(server, tenantId, author, 'instructor');
});

test('who runs the club asks without a limit, and what is asked in another club counts there', async () => {
  await settings({ daily_limit: 1 });
  const another = await makeLecture(server, tenantId, author, [[]], [member]);
  const elsewhere = { clubSequence: another.clubSequence, clubStudySequence: another.studies[0] };
  await server.services.jobs.start([]);
  const inQuestions = await server.call({
    method: 'POST',
    url: `/api/v1/lecture-clubs/${another.clubSequence}/studies/${another.studies[0]}/questions`,
    token: member.token,
    payload: { question: WHY, place: null, isPrivate: false, receiver: 'ASSISTANT' },
  });
  await server.services.jobs.stop();
  const asked = [await ask(WHY, author), await ask(WHY, author), await ask(WHY, member, elsewhere), await ask()];
  const codes = [inQuestions, ...asked].map(({ body }) => body.code);
  expect(codes).toEqual(['0000', '0000', '0000', '0000', '0000']);
});

test('once the club has ended, or its assistant is off, nothing is asked any more and no answer goes on', async () => {
  await settings({ hints_first: true });
  const hint = await answered();
  const change = (club_status: string, is_on: boolean) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.all(
        build.updateTable('clubs').set({ club_status }).where('club_sequence', '=', club.clubSequence),
        build.updateTable('club_assistants').set({ is_on }).where('club_sequence', '=', club.clubSequence),
      ),
    );
  const tried = async () => [(await ask()).body.message, (await put(hint, 'answer')).body.message];
  await change('0500', true);
  const [ended] = await tried();
  expect(ended).toContain('종료');
  expect(await tried()).toEqual([ended, ended]);
  await change('0400', false);
  const off = '이 클럽은 강의 도우미를 쓰지 않습니다.';
  expect(await tried()).toEqual([off, off]);
  expect((await get(hint)).answerState).toBe('HINTED');
});

test('a question that is sent again under its key is the same one: answered once, counted once', async () => {
  await openConnections(server);
  await settings({ daily_limit: 3 });
  const headers = { 'idempotency-key': 'ask-1' };
  const send = (token: string, question = WHY) => {
    const payload = { clubSequence: club.clubSequence, clubStudySequence: club.studies[0], scope: 'ALL', question };
    return server.call({ method: 'POST', url: `${URL}/messages`, token, headers, payload });
  };
  const numberOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
    (body.data as AssistantMessage).assistantMessageSequence;
  const [first, ...more] = await Promise.all([1, 2, 3].map(() => send(member.token)));
  const late = await send(member.token);
  expect(new Set([first!, ...more, late].map(numberOf)).size).toBe(1);
  const about = await server.call({ url: `${URL}?clubSequence=${club.clubSequence}`, token: member.token });
  expect(about.body.data).toMatchObject({ leftToday: 2 });
  expect(numberOf(await send(other.token))).not.toBe(numberOf(first!));
});

test('a scope that is wider than the club’s is narrowed to it', async () => {
  await settings({ scope: 'STUDY' });
  const second = await answered(WHY, { clubStudySequence: club.studies[1] });
  expect([second.scope, second.answerState]).toEqual(['STUDY', 'NOT_FOUND']);
});

describe('whoever dies over an answer', () => {
  const left = () =>
    server.database.transaction(tenantId, async (transaction) => {
      const at = { tenantId, clubSequence: club.clubSequence, memberId: member.memberId };
      const given = { ...at, studySequence: club.studies[0]!, scope: 'ALL' as const, question: WHY, quote: '' };
      const made = await transaction.first(insertMessage({ ...given, now: server.clock.now(), withNotes: false }));
      return made!.message_sequence;
    });

  test('leaves it marked, and it is answered when that is asked for', async () => {
    const message = { assistantMessageSequence: await left() } as AssistantMessage;
    expect((await get(message)).answerState).toBe('ANSWERING');
    server.clock.advance(16_000);
    expect((await get(message)).answerState).toBe('BROKEN');
    const again = await ended((await put(message, 'answer')).body.data as AssistantMessage);
    expect(again.answerState).toBe('ANSWERED');
  });

  test('has no more say once another one has taken it up', async () => {
    const assistantMessageSequence = await left();
    await Promise.all(
      [1, 2, 3].map(() => answerMessage(server.services, { tenantId, assistantMessageSequence, turn: 0 })),
    );
    expect((await get({ assistantMessageSequence } as AssistantMessage)).answerState).toBe('ANSWERED');
    const row = await server.database.transaction(tenantId, (transaction) =>
      transaction.first(
        build.selectFrom('assistant_messages').select('turn').where('message_sequence', '=', assistantMessageSequence),
      ),
    );
    expect(row!.turn).toBe(1);
  });

  test('takes up, keeps and reopens nothing that another one has taken up since', async () => {
    const assistantMessageSequence = await left();
    const now = server.clock.now();
    const turn = { tenantId, assistantMessageSequence, turn: 0 };
    const write = <Row>(query: Query<Row>) =>
      server.database.transaction(tenantId, (transaction) => transaction.first(query));
    expect(await write(takeTurn(turn, now))).toBeDefined();
    const row = { message_sequence: assistantMessageSequence, turn: 0 } as MessageRow;
    const said = { sentences: [], sources: [], materialCount: 1, isBeyond: false, model: null, stop: null };
    expect(await write(keepProgress(turn, { ...said, state: 'NOT_FOUND' }, now))).toBeUndefined();
    expect(await write(reopenMessage(tenantId, row, { now, withNotes: false }))).toBeUndefined();
    await answerMessage(server.services, turn);
    expect(await get({ assistantMessageSequence } as AssistantMessage)).toMatchObject({ answerState: 'ANSWERING' });
    await answerMessage(server.services, { ...turn, turn: 1 });
    expect((await get({ assistantMessageSequence } as AssistantMessage)).answerState).toBe('ANSWERED');
  });

  test('does not go on with what was stopped', async () => {
    const message = { assistantMessageSequence: await left() } as AssistantMessage;
    expect(((await put(message, 'stop')).body.data as AssistantMessage).answerState).toBe('STOPPED');
    await answerMessage(server.services, {
      tenantId,
      assistantMessageSequence: message.assistantMessageSequence,
      turn: 0,
    });
    expect((await get(message)).answerState).toBe('STOPPED');
  });

  test('says so at once where it still can', async () => {
    const message = { assistantMessageSequence: await left() } as AssistantMessage;
    const read = vi.spyOn(server.services.database, 'read').mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(answerMessage(server.services, { tenantId, ...message, turn: 0 })).rejects.toThrow('disk');
    read.mockRestore();
    expect((await get(message)).answerState).toBe('BROKEN');
  });

  test('is not begun anew by two: of who wants that at once one learns that it was taken up', async () => {
    await settings({ hints_first: true });
    const hint = await answered();
    const asked = await server.database.transaction(tenantId, async (transaction) => {
      await transaction.change(
        build
          .updateTable('assistant_messages')
          .set((row) => ({ turn: row('turn', '+', 1) }))
          .where('message_sequence', '=', hint.assistantMessageSequence),
      );
      const late = put(hint, 'answer');
      await untilLocked(server);
      return { late };
    });
    expect((await asked.late).body.code).toBe('0409');
  });
});

test('an answer that is there is not stopped any more', async () => {
  const message = await answered();
  expect(((await put(message, 'stop')).body.data as AssistantMessage).answerState).toBe('ANSWERED');
});

test('a study has its own conversation, and the instructors read that of a study or of a member', async () => {
  await answered();
  await answered(WHY, { clubStudySequence: club.studies[1] });
  await ask(WHY, other);
  const [first, second] = club.studies;
  const totals = (urls: readonly string[], { token }: Person) =>
    Promise.all(
      urls.map(async (url) => {
        const { data } = (await server.call({ url, token })).body;
        return (data as { totalElements: number }).totalElements;
      }),
    );
  const own = `${URL}/messages?clubSequence=${club.clubSequence}&clubStudySequence=`;
  expect(await totals([`${own}${first}`, `${own}${second}`], member)).toEqual([1, 1]);
  const all = `/api/v1/llm/instructor/ai-assistant/messages?clubSequence=${club.clubSequence}`;
  const narrowed = [all, `${all}&clubStudySequence=${first}`, `${all}&memberUUID=${member.memberId}`];
  expect(await totals(narrowed, author)).toEqual([3, 2, 2]);
});

test('a conversation is its member’s, and the club’s instructors read it; nobody else does', async () => {
  const message = await answered();
  const list = ({ token }: Person) =>
    server.call({
      url: `${URL}/messages?clubSequence=${club.clubSequence}&clubStudySequence=${club.studies[0]}`,
      token,
    });
  const totalOf = async (person: Person) => ((await list(person)).body.data as { totalElements: number }).totalElements;
  expect([await totalOf(member), await totalOf(other)]).toEqual([1, 0]);
  expect((await list(stranger)).body.code).toBe('0403');
  expect(
    (await server.call({ url: `${URL}/messages/${message.assistantMessageSequence}`, token: other.token })).body.code,
  ).toBe('0404');
  expect((await put(message, 'stop', other)).body.code).toBe('0404');
  const read = ({ token }: Person, what = 'messages', more = '', of = club) =>
    server.call({
      url: `/api/v1/llm/instructor/ai-assistant/${what}?clubSequence=${of.clubSequence}${more}`,
      token,
    });
  const { contents } = (await read(author)).body.data as { contents: ConversationItem[] };
  expect(contents).toMatchObject([{ nickname: '서예린', question: WHY, studyNo: 1, answerState: 'ANSWERED' }]);
  const more = `&assistantMessageSequence=${message.assistantMessageSequence}`;
  expect((await read(author, 'message-contents', more)).body.data).toEqual(message);
  expect((await read(member)).body.code).toBe('0403');
  const foreign = await makePerson(server, tenantId, 'instructor', '다른 강사');
  expect((await read(foreign)).body.code).toBe('0403');
  expect((await read(foreign, 'message-contents', more)).body.code).toBe('0403');
  const theirs = await makeLecture(server, tenantId, foreign, [[]]);
  expect((await read(foreign, 'message-contents', more, theirs)).body.code).toBe('0404');
});

test('nothing is asked where the assistant is off, or of a study of another club', async () => {
  const elsewhere = await makeLecture(server, tenantId, author, [[]]);
  expect((await ask(WHY, member, { clubStudySequence: elsewhere.studies[0] })).body.code).toBe('0404');
  expect((await ask(WHY, stranger)).body.code).toBe('0403');
  await settings({ is_on: false });
  expect((await ask()).body).toMatchObject({ code: '0409', message: '이 클럽은 강의 도우미를 쓰지 않습니다.' });
});
