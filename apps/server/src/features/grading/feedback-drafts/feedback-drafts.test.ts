import type { FeedbackDraft } from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FixedClock } from '../../../kernel/clock.ts';
import { build } from '../../../kernel/database/build.ts';
import { testAi } from '../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../testing/ai/protocol-server.ts';
import { answerFully, answerPath, multipart, placeOf, type Place } from '../../../testing/answers.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { servicesOn } from '../../../testing/services.ts';
import { draftsPurgeJob, feedbackDraftJob } from './feedback-drafts.jobs.ts';

const QUIZ = {
  question: '카디널리티가 낮은 컬럼의 인덱스가 느릴 수 있는 이유를 설명하세요.',
  modelAnswer: '카디널리티가 낮으면 선택도가 나빠 읽어야 할 행이 많고, 임의 접근이 일어나 비용이 커집니다.',
  modelAnswerKeywords: ['선택도', '임의 접근'],
};
const TEMPLATE = { title: '임의 접근', text: '{이름} 님, 임의 접근의 비용도 그림으로 그려 보면 좋아요!' };
const OTHER = { title: '맞춤법', text: '띄어쓰기를 한 번 더 살펴봐 주세요.' };

let server: TestServer;
let provider: ProtocolServer;
let tenantId: string;
let members: Person[];
let made: MadeClub;
let at: Place;

async function begin(withProvider: boolean): Promise<void> {
  provider = await startProtocolServer('openai');
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, inputPrice: 0, outputPrice: 0, allowsPrivate: true, monthlyCap: null };
  server = await startTestServer(
    withProvider ? { ai: testAi({ installation, limits: { failuresInARow: 1000 } }) } : {},
  );
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  members = [
    await makePerson(server, tenantId, 'member', '김민서'),
    await makePerson(server, tenantId, 'member', '박지훈'),
  ];
  made = await makeClub(server, tenantId, { members, quizzes: [QUIZ] });
  at = placeOf(made);
  for (const member of members)
    await answerFully(server, member, at, '선택도가 나빠서 읽어야 할 행이 많습니다. 김민서 드림');
  const url = `/api/v1/my/clubs/${at.club}/feedback-templates`;
  for (const payload of [OTHER, TEMPLATE])
    await server.call({ method: 'POST', url, token: made.creator.token, payload: { ...payload, isShared: false } });
  const { payload, headers } = await multipart({
    text: '박지훈 님, 참 좋아요~ 다음에도 화이팅!',
    fileKeys: [],
    version: 0,
  });
  const earlier = `${answerPath(at, members[1]!)}/feedback`;
  await server.call({ method: 'PUT', url: earlier, token: made.creator.token, payload: payload!, headers: headers! });
}

async function ask(who: Person, turn = 0) {
  const body = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: members[0]!.memberId, turn };
  const { payload, headers } = await multipart(body);
  const url = '/api/v1/ai-feedback';
  const answer = await server.call({ method: 'POST', url, token: who.token, payload: payload!, headers: headers! });
  return { status: answer.status, code: answer.body.code, data: answer.body.data as FeedbackDraft };
}
const feedbacks = () =>
  server.database
    .read(tenantId, build.selectFrom('answer_feedback').select('text').where('tenant_id', '=', tenantId))
    .then(([rows]) => rows);

describe('without a provider', () => {
  beforeAll(() => begin(false));
  afterAll(() => server.services.jobs.stop());

  test('the draft is made of what was found and the template that is nearest to what the answer lacks', async () => {
    const { data } = await ask(made.creator);
    expect(data).toMatchObject({ isBuiltIn: true, model: null, templates: ['임의 접근'] });
    expect(data.notice).toBe('AI 제공자가 정해져 있지 않아 내장 도구가 일해요.');
    expect(data.text).toContain('‘선택도’');
    expect(data.text).toContain(TEMPLATE.text);
    expect(data.text).not.toContain(OTHER.text);
  });

  test('nothing is sent to the member', async () => {
    await ask(made.creator);
    expect(await feedbacks()).toHaveLength(1);
  });

  test('members and instructors of other clubs are refused', async () => {
    expect((await ask(members[1]!)).status).toBe(403);
    const other = await makePerson(server, tenantId, 'instructor', '남');
    expect((await ask(other)).status).toBeGreaterThanOrEqual(403);
  });
});

describe('with a provider', () => {
  const SAYS = { feedback: '{이름} 님, 선택도를 짚은 점이 좋아요~', followed: [2, 9] };
  beforeAll(() => begin(true));
  afterAll(() => server.services.jobs.stop());
  const forget = (table: 'ai_calls' | 'feedback_drafts') =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.change(build.deleteFrom(table).where('tenant_id', '=', tenantId)),
    );
  beforeEach(async () => {
    await forget('ai_calls');
    await forget('feedback_drafts');
    provider.asked.length = 0;
    provider.does({ says: SAYS });
  });

  test('it is told templates and earlier feedback as data, and nobody’s name', async () => {
    const { data } = await ask(made.creator);
    expect(data).toEqual({
      text: SAYS.feedback,
      isBuiltIn: false,
      model: 'hanmal',
      notice: null,
      templates: ['임의 접근'],
      earlierCount: 1,
    });
    const [{ instructions, messages }] = provider.asked as [(typeof provider.asked)[number]];
    expect(JSON.stringify(messages)).toContain('화이팅');
    expect(JSON.stringify(messages)).toContain('그림으로 그려');
    expect(instructions).not.toContain('화이팅');
    expect(JSON.stringify(provider.asked)).not.toMatch(/박지훈|김민서/);
  });

  test('the same draft is paid once; another one is asked for anew', async () => {
    await ask(made.creator);
    await ask(made.creator);
    expect(provider.asked).toHaveLength(1);
    await ask(made.creator, 1);
    expect(provider.asked).toHaveLength(2);
  });

  test('what was drafted is there for whoever asks again, also once the call is forgotten; of another grade it is not', async () => {
    await ask(made.creator);
    await forget('ai_calls');
    expect((await ask(made.creator)).data.text).toBe(SAYS.feedback);
    expect(provider.asked).toHaveLength(1);
    await server.call({
      method: 'PUT',
      url: `${answerPath(at, members[0]!)}/grade`,
      token: made.creator.token,
      payload: { grading: 60, version: 0 },
    });
    await ask(made.creator);
    expect(provider.asked).toHaveLength(2);
  });

  test('a server that dies over it loses nothing: the job drafts it, and the provider is paid once', async () => {
    provider.does('hang', { says: SAYS });
    void ask(made.creator, 3).catch(() => {});
    await provider.hears(1);
    // Neither the server nor the queue has given a sign of life since.
    const later = new FixedClock(new Date(server.clock.now().getTime() + 16 * 60_000));
    const second = await servicesOn(server.ground, later, {
      ...testAi(),
      ...server.services.ai,
      gateway: testAi().gateway,
    });
    try {
      const sent: { readonly data: object; readonly memberId: string | null }[] = [];
      vi.spyOn(second.jobs, 'send').mockImplementation(async (_transaction, _name, data, memberId) => {
        sent.push({ data, memberId });
      });
      const { run } = feedbackDraftJob.define({ services: second, log: server.app.log });
      // The clock puts it into the line of its organisation and person.
      await run({}, async () => {});
      expect(sent.map(({ memberId }) => memberId)).toEqual([made.creator.memberId]);
      await run(sent[0]!.data, async () => {});
    } finally {
      await second.database.close();
    }
    const [rows] = await server.database.read(tenantId, build.selectFrom('feedback_drafts').select(['turn', 'draft']));
    expect(rows).toMatchObject([{ turn: 3, draft: { text: SAYS.feedback, model: 'hanmal' } }]);
    const numbers = provider.asked.map(({ headers }) => headers['idempotency-key']);
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
    expect((await ask(made.creator, 3)).data.text).toBe(SAYS.feedback);
    expect(provider.asked).toHaveLength(2);
  });

  test('what failed is asked for anew', async () => {
    provider.does({ says: { feedback: '', followed: [] } });
    expect((await ask(made.creator)).code).toBe('CO5003');
    provider.does({ says: SAYS });
    expect((await ask(made.creator)).data.text).toBe(SAYS.feedback);
  });

  test('the clock forgets drafts after a month', async () => {
    await ask(made.creator);
    const before = server.clock.now();
    server.clock.set(new Date(before.getTime() + 31 * 24 * 60 * 60_000));
    try {
      await draftsPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
    } finally {
      server.clock.set(before);
    }
    const [rows] = await server.database.read(tenantId, build.selectFrom('feedback_drafts').select('turn'));
    expect(rows).toEqual([]);
  });

  test.each([
    ['is down', { status: 500 } as const],
    ['says nothing', { says: { feedback: '', followed: [] } } as const],
  ])('a provider that %s drafts nothing', async (_name, behaviour) => {
    provider.does(behaviour);
    const refused = await ask(made.creator);
    expect([refused.status, refused.code]).toEqual([502, 'CO5003']);
  });
});
