import {
  CHATBOT_DAILY_LIMIT,
  type ChatbotAbout,
  type ChatbotAnswer,
} from '@dure/contract/assistance/chatbot/chatbot.views';
import { CHATBOT_TOKEN_LIFETIME } from '@dure/contract/assistance/chatbot/chatbot-frame';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { errors } from '@dure/contract/errors';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeChatbotToken } from '../../../kernel/session/chatbot-token.ts';
import { routes } from '../../../routes.ts';
import { answerFully, answerPath, placeOf, type Place } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let there: string;
let manager: Person;
let club: MadeClub;
let foreign: MadeClub;
let at: Place;
let [ann, ben]: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
  manager = await makePerson(server, tenantId, 'manager');
});
beforeEach(async () => {
  server.clock.set(START);
  [ann, ben] = await Promise.all(['안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)));
  club = await makeClub(server, tenantId, {
    clubName: '우리 클럽',
    members: [ann!],
    quizzes: [{ deadlineAt: day(2) }, { deadlineAt: day(3) }],
  });
  foreign = await makeClub(server, tenantId, {
    clubName: '남의 클럽',
    members: [ben!],
    quizzes: [{ deadlineAt: day(1) }],
  });
  at = placeOf(club);
});

const TOKEN = '/api/v1/chatbot/token';
const ASK = '/api/v1/chatbot/questions';
const ABOUT = '/api/v1/chatbot';
const HAND_OVER = '/api/v1/chatbot/handed-over';
const tokenOf = async (who: Person): Promise<string> => {
  const { body } = await server.call({ method: 'POST', url: TOKEN, token: who.token });
  expect(body.code).toBe('0000');
  return (body.data as { accessToken: string }).accessToken;
};
const send = (token: string, question: string, earlier: readonly string[] = []) =>
  server.call({ method: 'POST', url: ASK, token, payload: { question, earlier } });
const ask = async (who: Person, question: string, earlier: readonly string[] = []): Promise<ChatbotAnswer> => {
  const { body } = await send(await tokenOf(who), question, earlier);
  expect(body.code).toBe('0000');
  return body.data;
};

describe("the chatbot's token", () => {
  test('counts for five minutes, and for the chatbot alone: every other call refuses it', async () => {
    const token = await tokenOf(ann!);
    // Where an operator logs in nobody has a session yet.
    const isOpen = ({ endpoint }: (typeof routes)[number]) =>
      endpoint.audience === 'guest' || endpoint.name === 'logInOperator';
    const others = routes.filter((route) => !isOpen(route) && !route.endpoint.isForChatbot);
    expect(others.length).toBeGreaterThan(100);
    for (const { endpoint } of others) {
      const url = endpoint.path.replace(/\{\w+\}/g, '1');
      const { status, body } = await server.call({ method: endpoint.method, url, token });
      expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 401, '0400']);
    }
    expect((await server.call({ url: '/api/v1/accounts/me', token })).body.data).not.toMatchObject({ logged: true });
    expect((await server.call({ url: ABOUT, token })).status).toBe(200);
    server.clock.set(new Date(Date.parse(START) + (CHATBOT_TOKEN_LIFETIME + 10) * 1000).toISOString());
    expect((await server.call({ url: ABOUT, token })).body.code).toBe('CO4007');
  });

  test('does not outlive its session', async () => {
    const { body } = await server.call({ method: 'POST', url: TOKEN, token: ann!.token });
    const whole = body.data as { expiresAt: string };
    expect(whole.expiresAt).toBe(new Date(Date.parse(START) + CHATBOT_TOKEN_LIFETIME * 1000).toISOString());
    const session = await server.services.tokens.verify(ann!.token, tenantId, server.clock.now());
    const minute = new Date(session!.expiresAt * 1000 - 60_000);
    const last = await makeChatbotToken(server.services.tokens, session!, tenantId, minute);
    expect(last.expiresAt.getTime()).toBe(session!.expiresAt * 1000);
  });

  test('is no other word that the server signs, and none of those is it', async () => {
    const claims = { tenantUUID: tenantId, tenantId, memberId: ann!.memberId, session: 'x', sessionIssuedAt: '1' };
    const until = server.clock.now().getTime() / 1000 + 60;
    for (const purpose of ['unsubscribe', 'second-factor', 'second-factor-setup', 'passkey', 'account-waking']) {
      const word = await server.services.tokens.issueFor(purpose, claims, server.clock.now(), until);
      const refused = [await server.call({ url: ABOUT, token: word }), await send(word, '마감이 언제예요?')];
      expect(refused.map(({ status }) => status)).toEqual([401, 401]);
    }
    const query = `token=${await tokenOf(ann!)}`;
    expect((await server.call({ url: `/api/v1/guest/mail-unsubscriptions?${query}` })).status).toBe(409);
  });

  test('makes no other token, and ends with the session that it was made of', async () => {
    const token = await tokenOf(ann!);
    expect((await server.call({ method: 'POST', url: TOKEN, token })).status).toBe(401);
    await server.call({ method: 'POST', url: '/api/v1/accounts/logout', token: ann!.token });
    expect((await server.call({ url: ABOUT, token })).status).toBe(401);
  });

  test('is nobody at another organisation, and does not count altered', async () => {
    const token = await tokenOf(ann!);
    expect((await server.call({ url: ABOUT, token, host: 'hanbit.localhost' })).status).toBe(401);
    expect((await server.call({ url: ABOUT, token: `${token.slice(0, -6)}AAAAAA` })).status).toBe(401);
    expect(there).not.toBe(tenantId);
  });

  test('says who and nothing else', async () => {
    const said = JSON.parse(Buffer.from((await tokenOf(ann!)).split('.')[1]!, 'base64url').toString()) as object;
    expect(Object.keys(said).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'memberId',
      'session',
      'sessionIssuedAt',
      'tenantUUID',
    ]);
  });
});

test('pages of any site may call with it, and none with the cookie', async () => {
  const elsewhere = { origin: 'https://bot.example', 'sec-fetch-site': 'cross-site' };
  const asked = { method: 'POST', url: ASK, payload: { question: '마감이 언제예요?' } } as const;
  const token = await tokenOf(ann!);
  const answer = await server.call({ ...asked, token, headers: elsewhere });
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const before = await server.call({ method: 'OPTIONS', url: ASK, headers: elsewhere });
  expect([before.status, before.headers['access-control-allow-headers']]).toEqual([204, 'authorization, content-type']);
  const cookie = `access_token=${ann!.token}`;
  expect((await server.call({ ...asked, headers: { ...elsewhere, cookie } })).status).toBe(403);
  expect(
    (await server.call({ url: '/api/v1/my/clubs', token: ann!.token, headers: elsewhere })).headers,
  ).not.toHaveProperty('access-control-allow-origin');
});

describe('what it answers', () => {
  test("a club that is named is the caller's own, by half of its name too, and nobody else's", async () => {
    const named = await makeClub(server, tenantId, { clubName: '브라우저 렌더링 읽기 클럽', members: [ann!] });
    const path = `/quiz/${named.clubSequence}`;
    for (const question of ['브라우저 렌더링 읽기는 뭐예요?', '브라우저 렌더링 클럽 소개해 줘']) {
      const { items, sources } = await ask(ann!, question);
      expect([items, sources]).toMatchObject([[{ title: '브라우저 렌더링 읽기 클럽', path }], [{ no: 1, path }]]);
      expect((await ask(ben!, question)).items).toEqual([]);
    }
    const due = await ask(ann!, '브라우저 렌더링 읽기 클럽에서 내일까지 내야 할 퀴즈가 뭐예요?');
    expect(due.sources).toMatchObject([{ path: '/studyroom' }]);
    expect((await ask(ann!, '브라우저 렌더링 읽기 클럽은 늦게 내면 점수가 깎이나요?')).items).toEqual([]);
  });

  test("deadlines are the caller's own, each with its place", async () => {
    const answer = await ask(ann!, '이번 주에 내야 할 게 뭐예요?');
    expect(answer).toMatchObject({
      answerState: 'ANSWERED',
      isBuiltIn: true,
      sentences: [{ text: expect.stringMatching(/^7일 안에 마감인 퀴즈가 2개 있어요/), sources: [1] }],
      sources: [{ no: 1, title: '내 학습방 · 다가오는 일정', path: '/studyroom' }],
    });
    expect(answer.items.map(({ title, path }) => [title, path])).toEqual([
      ['퀴즈 1 · 우리 클럽', `/quiz/${at.club}/quizzes/${at.quiz}`],
      ['퀴즈 2 · 우리 클럽', expect.stringContaining(`/quiz/${at.club}`)],
    ]);
    await answerFully(server, ann!, at);
    expect((await ask(ann!, '오늘 마감인 퀴즈가 뭐예요?')).items).toHaveLength(1);
  });

  test('a grade is told once its author may see it', async () => {
    await answerFully(server, ann!, at);
    expect((await ask(ann!, '내 점수를 알려 주세요')).sentences[0]!.text).toBe(
      '아직 공개된 점수가 없어요. 점수를 기다리는 답변이 1개 있어요.',
    );
    const graded = { method: 'PUT', url: `${answerPath(at, ann!)}/grade`, token: club.creator.token } as const;
    expect((await server.call({ ...graded, payload: { grading: 70, version: 0 } })).status).toBe(200);
    expect((await ask(ann!, '내 점수를 알려 주세요')).items).toEqual([
      { title: '퀴즈 1 · 우리 클럽', detail: '최종답변 70점', path: `/quiz/${at.club}/quizzes/${at.quiz}` },
    ]);
    expect((await ask(ben!, '내 점수를 알려 주세요')).items).toEqual([]);
  });

  test("why a grade is what it is: in the rubric's words and those of who graded, once it may be seen", async () => {
    const judged = await makeClub(server, tenantId, {
      clubName: '기준 클럽',
      members: [ann!],
      quizzes: [{ rubric: [{ name: '정확성', weight: 1 }] }],
    });
    const at = placeOf(judged);
    await answerFully(server, ann!, at);
    expect((await ask(ann!, '내 점수는 왜 이래요?')).sentences[0]!.text).toBe('아직 공개된 점수가 없어요.');
    const graded = { method: 'PUT', url: `${answerPath(at, ann!)}/grade`, token: judged.creator.token } as const;
    const criteria = [{ name: '정확성', points: 60, comment: '통계를 다루지 않았어요.' }];
    expect((await server.call({ ...graded, payload: { grading: 60, version: 0, criteria } })).status).toBe(200);
    const { sentences, items, sources } = await ask(ann!, '왜 60점인가요?');
    expect(sentences[0]!.text).toBe('퀴즈 1 · 기준 클럽의 점수는 60점이에요. 기준마다 이렇게 매겼어요.');
    expect(items.map(({ detail }) => detail)).toEqual([expect.stringContaining('통계를 다루지 않았어요.')]);
    expect(sources[0]!.path).toBe(`/quiz/${at.club}/quizzes/${at.quiz}`);
    expect((await ask(ben!, '점수가 왜 이런가요?')).items).toEqual([]);
  });

  test.each([
    ['비번 까먹음', /비밀번호를 잊었으면/, '/help#password'],
    ['내 포인트는 몇 점이에요?', /지금까지 포인트 10점/, '/account/my/activity'],
    ['내가 가입한 클럽이 뭐예요?', /가입한 클럽이 1개/, '/quiz?view=MINE'],
    ['늦게 내면 점수가 깎이나요?', /늦게 내서 점수가 깎이는 일은 없어요/, '/help#deadline'],
    ['비밀번호를 바꾸려면 어떻게 하나요?', /비밀번호는 마이페이지의 보안/, '/help#password'],
    ['참여코드는 어디에 넣어요?', /참여코드/, '/help#join'],
    ['포인트는 어떻게 쌓이나요?', /포인트는 클럽 가입/, '/help#points'],
    ['모범답안은 언제 열려요?', /모범답안은 최종답변을 내면/, '/help#model-answer'],
    ['채점이 이상하면 다시 봐 달라고 할 수 있나요?', /7일 안에 다시 봐 달라고/, '/help#review'],
  ])('%s', async (question, said, path) => {
    const { sentences, sources } = await ask(ann!, question);
    expect(sentences.map(({ text }) => text).join(' ')).toMatch(said);
    expect(sources.map((source) => source.path)).toContain(path);
  });

  test.each([
    ['내 점수 알려 줘', '점수'],
    ['점수 보여 줘', '점수'],
    ['지난 퀴즈 점수 몇 점이야', '점수'],
    ['점수 확인하고 싶어요', '점수'],
    ['마감 알려 줘', '마감인 퀴즈'],
    ['내일까지 내야 하는 거 있어?', '마감인 퀴즈'],
    ['내일 마감인 거 있어?', '마감인 퀴즈'],
    ['내 포인트 알려 줘', '지금까지 포인트'],
    ['내 클럽 보여 줘', '가입한 클럽이'],
    ['내가 어떤 클럽에 있어?', '가입한 클럽이'],
  ])('what is one’s own is read however it is asked: %s', async (question, said) => {
    const { sentences, sources } = await ask(ann!, question);
    expect(sentences[0]!.text).toContain(said);
    expect(sources.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/^\/help/));
  });

  test('what points back is understood with what was asked before it, by whoever asks', async () => {
    const earlier = ['내가 가입한 클럽이 뭐예요?', '이번 주에 내야 할 게 뭐예요?'];
    expect(await ask(ann!, '그건 언제까지야?', earlier)).toMatchObject({
      items: [{ title: '퀴즈 1 · 우리 클럽' }, { title: '퀴즈 2 · 우리 클럽' }],
      sources: [{ title: '내 학습방 · 다가오는 일정' }],
    });
    // Past another one that points back as well.
    const longer = ['이번 주에 내야 할 게 뭐예요?', '그중에 급한 건?'];
    expect((await ask(ann!, '그럼 그건 언제까지야?', longer)).items).toHaveLength(2);
    // What stands by itself is answered as if nothing had been asked before.
    expect((await ask(ann!, '내 포인트는 몇 점이에요?', earlier)).sources).toEqual([
      expect.objectContaining({ path: '/account/my/activity' }),
    ]);
    expect(await ask(ann!, '오늘 서울 날씨 어때요', earlier)).toMatchObject({ answerState: 'NOT_FOUND' });
    expect(JSON.stringify(await ask(ben!, '그건 언제까지야?', earlier))).not.toContain('우리 클럽');
    const tooMuch = await server.call({
      method: 'POST',
      url: ASK,
      token: await tokenOf(ann!),
      payload: { question: '그건?', earlier: ['하나', '둘', '셋', '넷'] },
    });
    expect(tooMuch.status).toBe(400);
  });

  test.each(['기숙사 식당은 몇 시에 여나요?', 'asdf qwer', '오늘 서울 날씨 어때요'])(
    'nothing is made up: %s',
    async (question) => {
      expect(await ask(ann!, question)).toMatchObject({
        answerState: 'NOT_FOUND',
        sentences: [],
        items: [],
        sources: [],
      });
    },
  );

  test('help for those who teach is for them alone', async () => {
    const question = '퀴즈클럽은 어디에서 만들어요?';
    expect(JSON.stringify(await ask(ann!, question))).not.toContain('create-club');
    expect(JSON.stringify(await ask(manager, question))).toContain('/help#create-club');
  });

  test('nothing of a club that the caller is not in is ever named', async () => {
    const questions = [
      '이번 주 마감이 뭐예요?',
      '내 점수 알려 주세요',
      '내 클럽 목록',
      '남의 클럽의 마감을 알려 주세요',
      '벤의 점수는?',
    ];
    for (const question of questions)
      expect(JSON.stringify(await ask(ann!, question)), question).not.toContain('남의 클럽');
  });
});

test('a caller who wants it gets the answer line by line, the last one whole', async () => {
  const { headers, raw } = await server.call({
    method: 'POST',
    url: ASK,
    token: await tokenOf(ann!),
    payload: { question: '내 클럽 목록을 보여 주세요' },
    headers: { accept: 'application/x-ndjson' },
  });
  expect(headers['content-type']).toMatch(/^application\/x-ndjson/);
  const lines = raw.toString().trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ code: '0000', data: { answerState: 'ANSWERED' } });
});

test('a day has so many questions, also for who asks them all at once, and the next day begins anew', async () => {
  server.clock.set('2026-11-20T14:00:00.000Z');
  const token = await tokenOf(ann!);
  const all = await Promise.all(Array.from({ length: CHATBOT_DAILY_LIMIT + 5 }, () => send(token, '마감이 언제예요?')));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(CHATBOT_DAILY_LIMIT);
  const refused = all.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  // An hour before midnight in Seoul.
  for (const { headers } of refused) expect(headers['retry-after']).toBe('3600');
  expect((await server.call({ url: ABOUT, token })).body.data).toMatchObject({ leftToday: 0 });
  server.clock.set('2026-11-20T15:30:00.000Z');
  const next = await server.call({ method: 'POST', url: TOKEN, token: ann!.token });
  const { accessToken } = next.body.data as { accessToken: string };
  expect((await send(accessToken, '마감이 언제예요?')).body.data).toMatchObject({ leftToday: CHATBOT_DAILY_LIMIT - 1 });
});

test('a question without an answer counts for nothing', async () => {
  const token = await tokenOf(ann!);
  const about = async () => (await server.call({ url: ABOUT, token })).body.data as { leftToday: number };
  const { leftToday } = await about();
  expect((await send(token, '화성의 위성은 몇 개인가요?')).body.data).toMatchObject({
    answerState: 'NOT_FOUND',
    leftToday,
  });
  expect(await about()).toMatchObject({ leftToday });
});

describe('a question is taken to a person', () => {
  const hand = async (who: Person, clubSequence: number) =>
    server.call({
      method: 'POST',
      url: HAND_OVER,
      token: await tokenOf(who),
      payload: { clubSequence, question: '보고서도 내야 하나요?' },
    });

  test('who runs the club is told, and finds the member', async () => {
    expect((await server.call({ url: ABOUT, token: await tokenOf(ann!) })).body.data).toMatchObject({
      clubs: [{ clubSequence: at.club, clubName: '우리 클럽' }],
    } satisfies Partial<ChatbotAbout>);
    expect((await hand(ann!, at.club)).status).toBe(200);
    const told = await server.call({ url: '/api/v1/activity/alarms', token: club.creator.token });
    expect(JSON.stringify(told.body.data)).toContain('보고서도 내야 하나요?');
    expect(JSON.stringify(told.body.data)).toContain('안나');
  });

  test('nobody asks in a club that they are not in', async () => {
    expect((await hand(ann!, placeOf(foreign).club)).status).toBe(404);
    const told = await server.call({ url: '/api/v1/activity/alarms', token: foreign.creator.token });
    expect(JSON.stringify(told.body.data)).not.toContain('보고서도');
  });

  test('nobody asks in a club that is over', async () => {
    const over = await makeClub(server, tenantId, { members: [ann!], status: CLUB_STATUS.finished });
    const { status, body } = await hand(ann!, over.clubSequence);
    expect([status, body.message]).toEqual([409, errors.clubReadOnly.message]);
  });
});

describe('its settings', () => {
  const SETTINGS = '/api/manager/v1/chatbot/settings';
  const save = (payload: object) => server.call({ method: 'PUT', url: SETTINGS, token: manager.token, payload });
  const version = async () =>
    ((await server.call({ url: SETTINGS, token: manager.token })).body.data as { version: number }).version;

  test('an address that is none, or goes without TLS, is refused at its field', async () => {
    for (const chatbotUrl of [
      'http://bot.example',
      'javascript:alert(1)',
      'bot',
      'https://a@bot.example',
      'https://bot.example/#x',
    ]) {
      const { body } = await save({ isOn: true, chatbotUrl, version: await version() });
      expect([chatbotUrl, body.code, body.errors?.[0]?.path]).toEqual([chatbotUrl, '0413', 'chatbotUrl']);
    }
  });

  test('whoever comes second is told; other organisations keep their own', async () => {
    const seen = await version();
    const saved = await save({ isOn: true, chatbotUrl: 'https://bot.example/talk?x=1', version: seen });
    expect(saved.body.data).toEqual({ isOn: true, chatbotUrl: 'https://bot.example/talk?x=1', version: seen + 1 });
    expect((await save({ isOn: false, chatbotUrl: '', version: seen })).body.code).toBe('0409');
    const brand = await server.call({ url: '/guest/tenants/dure' });
    expect(brand.body.data).toMatchObject({ chatbotUseYn: 'YES', chatbotUrl: 'https://bot.example/talk?x=1' });
    expect((await server.call({ url: '/guest/tenants/hanbit' })).body.data).toMatchObject({ chatbotUrl: '' });
    await save({ isOn: true, chatbotUrl: '', version: seen + 1 });
  });

  test('where it is off nobody gets a token, and no answer', async () => {
    const token = await tokenOf(ann!);
    await save({ isOn: false, chatbotUrl: '', version: await version() });
    const refused = [
      await server.call({ method: 'POST', url: TOKEN, token: ann!.token }),
      await send(token, '마감이 언제예요?'),
      await server.call({ url: ABOUT, token }),
      await server.call({
        method: 'POST',
        url: HAND_OVER,
        token,
        payload: { clubSequence: at.club, question: '보고서도 내야 하나요?' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    await save({ isOn: true, chatbotUrl: '', version: await version() });
  });
});
