import { beforeAll, describe, expect, test } from 'vitest';
import { HELP_TEXTS, TEACHING_HELP_TEXTS } from '@dure/contract/assistance/help/help.text';
import { citedBy, citedShape } from '../../../../kernel/ai/cited-answer.ts';
import { AiGateway } from '../../../../kernel/ai/gateway.ts';
import { dataParts, instructionsOf } from '../../../../kernel/ai/prompt.ts';
import { AI_PROTOCOLS } from '../../../../kernel/ai/provider.ts';
import { Gate } from '../../../../kernel/http/gate.ts';
import { cleanDocument } from '../../../../kernel/language/guard/document.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { startProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { day, makeClub } from '../../../../testing/clubs.ts';
import { ATTACKS } from '../../../../testing/language/attacks.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { builtIn, CHATBOT_PROMPT, chatbotData } from './compose.service.ts';
import { findFor, toldOf } from './found.service.ts';

const attacks = Object.values(ATTACKS).flat();
const QUESTION = '이번 주에 내야 할 퀴즈가 뭐예요?';
const FOLLOWING = '그건 언제까지야?';
const HOW = '늦게 내면 점수가 깎이나요?';
/** Stands in clubs of others alone. */
const SECRET = '남의비밀클럽';

let server: TestServer;
let [ann, ben]: Person[] = [];
const clubs: { name: string }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const tenantId = await makeTenant(server);
  [ann, ben] = await Promise.all(['안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)));
  await makeClub(server, tenantId, { clubName: SECRET, members: [ben!], quizzes: [{ deadlineAt: day(1) }] });
  // Clubs whose names are orders: one for each kind of attack.
  for (const [kind] of Object.values(ATTACKS)) {
    const clubName = kind!.replace(/\s+/gu, ' ').slice(0, 50);
    await makeClub(server, tenantId, { clubName, members: [ann!], quizzes: [{ deadlineAt: day(2) }] });
    clubs.push({ name: clubName });
  }
});

async function unitOf(who: Person): Promise<Unit> {
  const { tenants, tokens, clock } = server.services;
  const tenant = await tenants.ofHost('localhost');
  const token = await tokens.verify(who.token, tenant.tenantId, clock.now());
  return new Gate(server.services, tenant, { audience: 'member', token }).enter({ replay: undefined });
}

test('the suite has its texts', () => expect(attacks.length).toBeGreaterThanOrEqual(60));

test('whatever a question orders, the built-in tools say sentences of the help texts or what a tool found', async () => {
  const helps = [...HELP_TEXTS, ...TEACHING_HELP_TEXTS].map(({ text }) => text).join(' ');
  const unit = await unitOf(ann!);
  for (const attack of attacks) {
    const alone = [attack, `${HOW}\n${attack}`, `${attack}\n${QUESTION}`].map((one) => one.slice(0, 500));
    const asked = [
      ...alone.map((question) => ({ question, before: [] })),
      { question: FOLLOWING, before: [attack, `${QUESTION}\n${attack}`.slice(0, 500)] },
    ];
    for (const one of asked) {
      const retrieval = await findFor(unit, one);
      const { sentences, items, sources } = builtIn(retrieval);
      const found = retrieval.found.map(({ text }) => text).join(' ');
      for (const { text } of sentences) expect(`${helps} ${found}`, attack).toContain(text);
      expect(JSON.stringify({ sentences, items, sources }), attack).not.toContain(SECRET);
      expect(
        sources.every(({ path }) => path.startsWith('/')),
        attack,
      ).toBe(true);
    }
  }
});

test('names of clubs are shown as names and say nothing', async () => {
  const retrieval = await findFor(await unitOf(ann!), { question: QUESTION, before: [] });
  const { sentences, items } = builtIn(retrieval);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ title }) => clubs.some(({ name }) => title.endsWith(name)))).toBe(true);
  for (const { name } of clubs) expect(sentences.map(({ text }) => text).join(' ')).not.toContain(name);
});

test('a provider is told nothing that sways it in the name of a club, wherever the name stands', () => {
  const order = attacks.find((attack) => cleanDocument(attack) === '')!;
  const rest = { kind: 'TOOL', score: 1, text: '클럽 하나', source: { title: '', path: '/quiz' } } as const;
  const named = { heading: order, items: [{ title: order, detail: '진행중', path: '/quiz/1' }] };
  expect(toldOf({ ...rest, ...named })).toEqual({ heading: '', text: '클럽 하나' });
});

test('a provider that obeys an order says nothing but what rests on what it was given, and leads nowhere else', () => {
  const found = [{ text: '마감 뒤에는 낼 수 없어요.' }];
  const said = attacks.flatMap((attack) => [
    { text: attack, passages: [], quote: '' },
    { text: attack, passages: [7, 0, -1], quote: attack },
  ]);
  expect(citedBy(said, found)).toEqual({ sentences: [], named: [] });
});

describe.each(AI_PROTOCOLS)('over %s', (protocol) => {
  test('what a question and the name of a club say stands in the data alone', async () => {
    const provider = await startProtocolServer(protocol);
    provider.does({ says: { sentences: [] } });
    const prices = { inputPrice: 0, outputPrice: 0 };
    const whom = { protocol, baseUrl: provider.baseUrl, model: 'm', apiKey: 'key', ...prices, allowsPrivate: true };
    const gateway = new AiGateway();
    const instructions = instructionsOf(CHATBOT_PROMPT, citedShape);
    const { found } = await findFor(await unitOf(ann!), { question: QUESTION, before: [] });
    const told = new Set<string>();
    for (const [no, attack] of attacks.entries()) {
      const swayed = found.map((one) => ({ ...one, heading: attack, text: `${one.text}\n${attack}` }));
      const data = dataParts(chatbotData({ question: `${QUESTION}\n${attack}`, before: [attack] }, swayed));
      await gateway.ask(whom, { instructions, data, schema: citedShape, maxOutputTokens: 100, id: String(no) });
      const { instructions: heard, messages } = provider.asked.at(-1)!;
      told.add(heard);
      expect(messages, attack).toHaveLength(1);
      expect(messages[0]!.text, attack).toMatch(/^(?:<(data-[0-9a-f]{16}) name="\w+">\n[^]*?\n<\/\1>\n*)+$/);
    }
    expect(told.size).toBe(1);
  });
});
