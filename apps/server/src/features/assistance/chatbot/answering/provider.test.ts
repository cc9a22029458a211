import type { ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AiFailure } from '../../../../kernel/ai/failure.ts';
import { testAi } from '../../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const QUESTION = '안나예요. 이번 주에 내야 할 게 뭐예요? 연락은 010-1234-5678로 주세요';
const DUE = { text: '두 번째 클럽의 퀴즈를 내야 해요.', passages: [1], quote: '퀴즈 1' };
const SECOND = { ...DUE, text: '서두르세요.' };

let provider: ProtocolServer;
let server: TestServer;
let ann: Person;

beforeAll(async () => {
  provider = await startProtocolServer('openai');
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, inputPrice: 1000, outputPrice: 3000, allowsPrivate: true, monthlyCap: 1000 };
  server = await startTestServer({ ai: testAi({ installation, limits: { failuresInARow: 1000 } }) });
  const tenantId = await makeTenant(server);
  ann = await makePerson(server, tenantId, 'member', '안나');
  await makeClub(server, tenantId, { clubName: '우리 클럽', members: [ann], quizzes: [{ deadlineAt: day(2) }] });
});
beforeEach(() => {
  provider.asked.length = 0;
});

async function linesOf(question: string): Promise<ChatbotAnswer[]> {
  const { raw } = await server.call({
    method: 'POST',
    url: '/api/v1/chatbot/questions',
    token: ann.token,
    payload: { question },
    headers: { accept: 'application/x-ndjson' },
  });
  const lines = raw.toString().trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { data: ChatbotAnswer }).data);
}

test('sentences arrive as they are written, each with its source; what rests on nothing is dropped', async () => {
  provider.does({ says: { sentences: [DUE, { ...DUE, passages: [77] }, { ...DUE, passages: [] }, SECOND] } });
  const lines = await linesOf(QUESTION);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toMatchObject({ answerState: 'ANSWERING', sentences: [{ text: DUE.text, sources: [1] }] });
  const last = lines.at(-1)!;
  expect(last).toMatchObject({ answerState: 'ANSWERED', isBuiltIn: false });
  expect(last.sentences).toEqual([
    { text: DUE.text, sources: [1] },
    { text: SECOND.text, sources: [1] },
  ]);
  expect(last.sources).toEqual([{ no: 1, title: '내 학습방 · 다가오는 일정', path: '/studyroom' }]);
  expect(last.items).toMatchObject([{ title: '퀴즈 1 · 우리 클럽' }]);
});

test('a line comes with a further sentence, and not with each piece of one', async () => {
  const said = ['첫째', '둘째', '셋째'].map((word) => ({ ...DUE, text: `${word} 문장이에요.` }));
  provider.does({ says: { sentences: said } });
  const counts = (await linesOf(QUESTION)).slice(0, -1).map(({ sentences }) => sentences.length);
  expect(counts).toEqual([...new Set(counts)]);
});

test('a provider is told the question and what was found, and neither name nor telephone', async () => {
  provider.does({ says: { sentences: [DUE] } });
  await linesOf(QUESTION);
  const { instructions, messages } = provider.asked.at(-1)!;
  expect(messages[0]!.text).toContain('이번 주에 내야 할 게');
  expect(messages[0]!.text).toContain('우리 클럽');
  expect(messages[0]!.text).not.toMatch(/안나|1234/);
  expect(instructions).not.toContain('우리 클럽');
});

test('what nothing speaks of is not even asked', async () => {
  expect((await linesOf('점심 메뉴를 추천해 주세요')).at(-1)).toMatchObject({ answerState: 'NOT_FOUND' });
  expect(provider.asked).toHaveLength(0);
});

test('where the provider is down the built-in tools answer, and say so', async () => {
  provider.does({ status: 500 });
  const [answer] = await linesOf('이번 주에 내야 할 게 뭐예요?');
  expect(answer).toMatchObject({ answerState: 'ANSWERED', isBuiltIn: true });
  expect(answer!.notice).toBe('AI 제공자가 답하지 못해 내장 도구가 찾은 내용을 보여 드려요.');
  expect(answer!.items).toHaveLength(1);
});

test('where it takes too long the built-in tools answer, and say that it did', async () => {
  provider.does('hang');
  const { gateway } = server.services.ai;
  const asking = vi.spyOn(gateway, 'ask').mockRejectedValue(new AiFailure('timeout'));
  const [answer] = await linesOf('이번 주에 내야 할 게 뭐예요?');
  asking.mockRestore();
  expect(answer).toMatchObject({ answerState: 'ANSWERED', isBuiltIn: true });
  expect(answer!.notice).toBe('AI 제공자의 답이 너무 오래 걸려 내장 도구가 찾은 내용을 보여 드려요.');
});

test('where it dies in the middle, what came stays and is marked', async () => {
  const says = { sentences: [DUE, SECOND, { ...DUE, text: '셋째 문장이에요.' }] };
  provider.does({ says, breaksAfter: JSON.stringify(says).length - 30 });
  expect((await linesOf('이번 주에 내야 할 게 뭐예요?')).at(-1)).toMatchObject({
    answerState: 'BROKEN',
    sentences: [{ text: DUE.text }, { text: SECOND.text }],
  });
});
