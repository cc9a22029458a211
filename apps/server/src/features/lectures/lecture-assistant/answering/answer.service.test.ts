import { beforeAll, expect, test, vi } from 'vitest';
import { testAi } from '../../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makeLecture, type MadeLecture } from '../lecture-assistant.test-help.ts';
import { findMessage, insertMessage } from '../messages.queries.ts';
import { answerMessage, endAnswering } from './answer.service.ts';

const SCAN = '선택도가 낮은 조건에서는 인덱스가 있어도 순차 스캔을 고른다.';
const SAYS = {
  sentences: ['하나예요.', '둘이에요.', '셋이에요.'].map((text) => ({ text, passages: [1], quote: SCAN })),
};

let provider: ProtocolServer;
let server: TestServer;
let tenantId: string;
let author: Person;
let club: MadeLecture;

beforeAll(async () => {
  provider = await startProtocolServer('openai');
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, inputPrice: 1, outputPrice: 1, allowsPrivate: true, monthlyCap: 1000 };
  server = await startTestServer({ ai: testAi({ installation }) });
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor');
  club = await makeLecture(server, tenantId, author, [[{ title: '교안', passages: [SCAN] }]]);
});

/** An answer of which the provider says nothing before `says` is called. */
async function underWay(behaviour: { readonly hangsAfter?: number }) {
  const { database, clock } = server.services;
  const at = { tenantId, clubSequence: club.clubSequence, memberId: author.memberId, studySequence: club.studies[0]! };
  const given = {
    ...at,
    scope: 'ALL' as const,
    question: '왜 순차 스캔을 고르나요?',
    quote: '',
    now: clock.now(),
    withNotes: false,
  };
  const made = await database.transaction(tenantId, (transaction) => transaction.first(insertMessage(given)));
  const of = { tenantId, assistantMessageSequence: made!.message_sequence };
  let says = () => {};
  provider.does({ says: SAYS, once: new Promise((resolve) => (says = resolve)), ...behaviour });
  const before = provider.asked.length;
  const answered = answerMessage(server.services, { ...of, turn: 0 });
  await provider.hears(before + 1);
  const row = async () => (await database.read(tenantId, findMessage(tenantId, of.assistantMessageSequence)))[0][0]!;
  return { of, says, answered, row };
}

test('what came later is not overwritten by what came before, however long that takes to be written', async () => {
  const twoSaid = JSON.stringify(SAYS).length - 20;
  const { of, says, answered, row } = await underWay({ hangsAfter: twoSaid });
  const { database } = server.services;
  const transaction = database.transaction.bind(database);
  const writes = vi.spyOn(database, 'transaction').mockImplementationOnce(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return transaction(...given);
  });
  says();
  await expect.poll(() => writes.mock.calls.length).toBe(2);
  await Promise.all(writes.mock.results.map(({ value }) => value as Promise<unknown>));
  writes.mockRestore();
  expect((await row()).sentences).toMatchObject([{ text: '하나예요.' }, { text: '둘이에요.' }]);
  endAnswering(of);
  await answered;
});

test('what fails in the middle leaves what came, marked', async () => {
  const { says, answered, row } = await underWay({});
  const { database } = server.services;
  const transaction = database.transaction.bind(database);
  const writes = vi
    .spyOn(database, 'transaction')
    .mockImplementationOnce(transaction)
    .mockRejectedValueOnce(new Error('The disk is full.'));
  says();
  await expect(answered).rejects.toThrow('disk');
  writes.mockRestore();
  expect(await row()).toMatchObject({ state: 'BROKEN', sentences: [{ text: '하나예요.' }, { text: '둘이에요.' }] });
});
