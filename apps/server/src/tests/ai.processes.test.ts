import { expect, test } from 'vitest';
import { build } from '../kernel/database/build.ts';
import { testAi } from '../testing/ai/ai.ts';
import { startProtocolServer } from '../testing/ai/protocol-server.ts';
import { answerFully, answerPath, placeOf } from '../testing/answers.ts';
import { makeClub } from '../testing/clubs.ts';
import { makePerson, makeTenant } from '../testing/people.ts';
import { startSecondServer } from '../testing/second-server.ts';
import { START, startTestServer } from '../testing/server.ts';

const REPLY = { criteria: [], score: 70, justification: '절반이에요.', suggestion: '', confidence: 0.8 };
/** Longer than the claim of an answer holds. */
const LATER_MS = 61_000;

test('two servers ask a provider once about an answer, also when the claim of the first has run out', async () => {
  const provider = await startProtocolServer('openai');
  const installation = {
    protocol: 'openai' as const,
    baseUrl: provider.baseUrl,
    model: 'hanmal',
    apiKey: undefined,
    inputPrice: 1000,
    outputPrice: 3000,
    allowsPrivate: true,
    monthlyCap: null,
  };
  const server = await startTestServer({ ai: testAi({ installation }) });
  const tenantId = await makeTenant(server);
  const member = await makePerson(server, tenantId, 'member');
  const made = await makeClub(server, tenantId, { members: [member], quizzes: [{ modelAnswer: '순차 스캔' }] });
  await answerFully(server, member, placeOf(made), '선택도가 낮으면 순차 스캔을 고릅니다.');
  const url = `${answerPath(placeOf(made), member)}/ai-evaluation`;
  server.clock.advance(LATER_MS);
  const second = await startSecondServer(server, installation);
  try {
    server.clock.set(START);
    let answerNow = () => {};
    provider.does({ says: REPLY, once: new Promise((resolve) => (answerNow = resolve)) });
    const here = server.call({ method: 'PUT', url, token: made.creator.token, payload: {} });
    await provider.hears(1);
    server.clock.advance(LATER_MS);
    const alive = build.selectFrom('ai_calls').select('alive_at').where('tenant_id', '=', tenantId);
    const aliveAt = async () => (await server.database.read(tenantId, alive))[0][0]?.alive_at?.toISOString();
    await expect.poll(aliveAt, { timeout: 20_000 }).toBe(server.clock.now().toISOString());

    const there = fetch(`${second.url}${url}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${made.creator.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    const due = build.selectFrom('ai_evaluation_due').select('claimed_until').where('tenant_id', '=', tenantId);
    const isTaken = async () =>
      (await server.database.read(tenantId, due))[0][0]!.claimed_until!.getTime() > server.clock.now().getTime();
    await expect.poll(isTaken, { timeout: 20_000 }).toBe(true);
    answerNow();
    expect((await here).body.code).toBe('0000');
    expect(await (await there).json()).toMatchObject({ code: '0000', data: { evaluation: { model: 'hanmal' } } });
    expect(provider.asked).toHaveLength(1);
  } finally {
    await second.stop();
  }
}, 120_000);
