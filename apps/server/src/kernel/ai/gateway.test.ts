import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startProtocolServer, type ProtocolServer } from '../../testing/ai/protocol-server.ts';
import { Outages } from '../net/outages.ts';
import type { AiFailure } from './failure.ts';
import { AI_LIMITS, AiGateway } from './gateway.ts';
import { AI_PROTOCOLS, type AiProvider } from './provider.ts';

const QUICK = { ...AI_LIMITS, backOffMs: 5, tryMs: 10_000, restMs: 60_000 };
const RIGHT = { says: { answer: '물은 100도에서 끓는다.' } };
const call = {
  instructions: '답을 쓰세요.',
  data: '물은 언제 끓나요?',
  schema: z.object({ answer: z.string().min(1) }),
  maxOutputTokens: 500,
  id: 'call-1',
  owner: { tenantId: 'dure', memberId: 'one' },
};

describe.each(AI_PROTOCOLS)('%s', (protocol) => {
  let server: ProtocolServer;
  let provider: AiProvider;
  const gateway = (limits: Partial<typeof QUICK> = {}) => new AiGateway({ ...QUICK, ...limits });
  const failing = (limits: Partial<typeof QUICK> = {}) =>
    gateway(limits)
      .ask(provider, call)
      .then(
        () => expect.unreachable(),
        (error: AiFailure) => error,
      );

  beforeEach(async () => {
    server = await startProtocolServer(protocol);
    const prices = { inputPrice: 100, outputPrice: 500 };
    provider = { protocol, baseUrl: server.baseUrl, model: 'm', apiKey: 'secret', allowsPrivate: true, ...prices };
  });

  test('a provider that is away is told once, and once that it is back; who asks too much of it is not away', async () => {
    const told: string[] = [];
    const watching = new AiGateway({ ...QUICK, failuresInARow: 99 }, new Outages((sentence) => told.push(sentence)));
    const asked = () => watching.ask(provider, call).catch((error: AiFailure) => error.fault);
    server.does({ status: 503 });
    expect([await asked(), await asked()]).toEqual(['overloaded', 'overloaded']);
    server.does({ status: 429 });
    expect(await asked()).toBe('rateLimited');
    server.does(RIGHT);
    expect(await asked()).toMatchObject({ value: RIGHT.says });
    const { host } = new URL(provider.baseUrl);
    expect(told).toEqual([
      `The AI provider ${host} is away: the built-in tools do its work where they can.`,
      `The AI provider ${host} is back.`,
    ]);
  });

  test('an answer of the wanted shape comes back with what it took', async () => {
    server.does(RIGHT);
    const answered = await gateway().ask(provider, call);
    expect(answered).toEqual({
      value: RIGHT.says,
      usage: { inputTokens: 1000, outputTokens: 200 },
      attempts: 1,
      isRepaired: false,
    });
    const [asked] = server.asked;
    expect(asked!.headers[protocol === 'openai' ? 'authorization' : 'x-api-key']).toContain('secret');
    expect(asked!.headers['idempotency-key']).toBe('call-1');
    expect(asked!.instructions).toContain(call.instructions);
    expect(asked!.instructions).not.toContain(call.data);
    expect(asked!.messages.at(-1)!.text).toContain(call.data);
  });

  test('an answer is heard as it is written, and is the same in the end', async () => {
    server.does(RIGHT);
    const parts: unknown[] = [];
    const answered = await gateway().ask(provider, { ...call, onPart: (part) => parts.push(part) });
    expect(answered).toMatchObject({ value: RIGHT.says, usage: { inputTokens: 1000, outputTokens: 200 }, attempts: 1 });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.at(-1)).toEqual(RIGHT.says);
    expect(server.asked[0]!.inParts).toBe(true);
  });

  test('an answer that breaks off in the middle is not asked for once more; one that never began is', async () => {
    const heard: unknown[] = [];
    const parts = { ...call, onPart: (part: unknown) => heard.push(part) };
    server.does({ ...RIGHT, breaksAfter: 20 });
    const failure = await gateway()
      .ask(provider, parts)
      .catch((error: AiFailure) => error);
    expect(failure).toMatchObject({ fault: 'unreachable', attempts: 1 });
    expect(heard.length).toBeGreaterThan(0);
    server.does('hangUp', { status: 503 }, RIGHT);
    expect(await gateway().ask(provider, parts)).toMatchObject({ value: RIGHT.says, attempts: 3 });
  });

  test('an answer that goes on and on is left, and its parts take no more time than it has letters', async () => {
    const letters = 500_000;
    server.does({ says: { answer: 'ㄱ'.repeat(letters) } });
    let read = 0;
    const onPart = (part: unknown) => (read += JSON.stringify(part).length);
    const failure = await gateway()
      .ask(provider, { ...call, onPart })
      .catch((error: AiFailure) => error);
    expect(failure).toMatchObject({ fault: 'wrongShape', attempts: 1 });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(letters);
    const whole = await failing();
    expect([whole.fault, whole.attempts]).toEqual(['wrongShape', 1]);
  });

  test('control characters and halves of characters of a provider reach nobody', async () => {
    server.does({ says: '{"answer":"\\u0000물\\ud800\\r\\n100도"}' });
    const parts: unknown[] = [];
    const right = { answer: '물\ufffd\n100도' };
    const answered = await gateway().ask(provider, { ...call, onPart: (part) => parts.push(part) });
    expect([answered.value, parts.at(-1)]).toEqual([right, right]);
    expect((await gateway().ask(provider, call)).value).toEqual(right);
    server.does({ says: { answer: '\u0000' } }, RIGHT);
    expect(await gateway().ask(provider, call)).toMatchObject({ value: RIGHT.says, isRepaired: true });
  });

  test.each([
    ['no JSON', '끓는점은 100도입니다'],
    ['broken JSON', '{"answer": '],
    ['another shape', { reply: 'x' }],
    ['an empty answer', { answer: '' }],
  ])('%s is repaired once, and paid twice', async (_name, wrong) => {
    server.does({ says: wrong }, RIGHT);
    const answered = await gateway().ask(provider, call);
    expect(answered).toMatchObject({ value: RIGHT.says, attempts: 2, isRepaired: true });
    expect(answered.usage).toEqual({ inputTokens: 2000, outputTokens: 400 });
    expect(server.asked[1]!.headers['idempotency-key']).toBe('call-1-repair');
    expect(server.asked[1]!.messages.at(-1)!.text).toContain('정해진 JSON 모양이 아니어서');
  });

  test('what is wrong twice is a failure that tells what was spent', async () => {
    server.does({ says: { reply: 'x' } });
    const failure = await failing();
    expect(failure).toMatchObject({ fault: 'wrongShape', attempts: 2 });
    expect(failure.usage).toEqual({ inputTokens: 2000, outputTokens: 400 });
    expect(server.asked).toHaveLength(2);
  });

  test('Retry-After is waited for, however often, and holds all calls to the provider', async () => {
    const limited = { status: 429, headers: { 'retry-after': '0.3' } };
    server.does(limited, limited, limited, limited, RIGHT);
    const began = Date.now();
    const one = gateway({ concurrency: 1 });
    const answers = await Promise.all([one.ask(provider, call), one.ask(provider, { ...call, id: 'call-2' })]);
    expect(answers.map(({ value }) => value)).toEqual([RIGHT.says, RIGHT.says]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1200);
    expect(server.asked).toHaveLength(6);
  });

  test.each(['0', '0.001', '-5', new Date(0).toUTCString()])('after Retry-After: %s each try waits', async (value) => {
    server.does({ status: 429, headers: { 'retry-after': value } });
    await failing({ backOffMs: 20, callMs: 1000 });
    expect(server.asked.length).toBeLessThan(8);
  });

  test('an outage with Retry-After: 0 is waited for like any other', async () => {
    server.does({ status: 503, headers: { 'retry-after': '0' } });
    const began = Date.now();
    expect(await failing({ backOffMs: 200 })).toMatchObject({ fault: 'overloaded', attempts: 3 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(600);
  });

  test('whoever asks to be left alone for longer than there is time is not asked again', async () => {
    server.does({ status: 429, headers: { 'retry-after': '3600' } }, RIGHT);
    const one = gateway();
    await expect(one.ask(provider, call)).rejects.toMatchObject({ fault: 'rateLimited', attempts: 1 });
    // The next call asks for itself.
    expect(await one.ask(provider, call)).toMatchObject({ value: RIGHT.says });
  });

  test.each([
    ['500', { status: 500 } as const],
    ['an answer that breaks off', 'breakOff' as const],
    ['a connection that is closed', 'hangUp' as const],
  ])('after %s it is tried again', async (_name, trouble) => {
    server.does(trouble, trouble, RIGHT);
    expect(await gateway().ask(provider, call)).toMatchObject({ value: RIGHT.says, attempts: 3 });
  });

  test('three tries are all', async () => {
    server.does({ status: 503 });
    expect(await failing()).toMatchObject({ fault: 'overloaded', attempts: 3 });
    expect(server.asked).toHaveLength(3);
  });

  test.each([
    ['a wrong key', { status: 401, body: { error: { message: 'bad key secret' } } }, 'key'],
    ['an unknown model', { status: 404, body: { error: { message: 'model m not found' } } }, 'model'],
    ['a wrong address', { status: 404, body: {} }, 'address'],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'address'],
    ['no answer of the protocol', { raw: '<html>welcome</html>' }, 'wrongShape'],
  ])('%s is not tried again and tells nothing that was sent', async (_name, behaviour, fault) => {
    server.does(behaviour);
    const failure = await failing();
    expect(failure).toMatchObject({ fault, attempts: 1 });
    expect(`${failure.message}${failure.stack}`).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('a provider that hangs is given up after the time of a try', async () => {
    server.does('hang');
    expect(await failing({ tryMs: 100 })).toMatchObject({ fault: 'timeout', attempts: 3 });
  });

  test('a provider that is down rests: the next call fails at once', async () => {
    server.does({ status: 500 });
    const one = gateway({ failuresInARow: 3 });
    await one.ask(provider, call).catch(() => {});
    const heard = server.asked.length;
    await expect(one.ask(provider, call)).rejects.toMatchObject({ fault: 'resting' });
    expect(server.asked).toHaveLength(heard);
  });

  test('wrong keys, wrong shapes and too many calls put no provider to rest', async () => {
    const limited = { status: 429 };
    server.does({ status: 401 }, { status: 401 }, { says: 1 }, { says: 1 }, limited, limited, limited, RIGHT);
    const one = gateway({ failuresInARow: 1 });
    for (let at = 0; at < 4; at++) await one.ask(provider, call).catch(() => {});
    expect(await one.ask(provider, call)).toMatchObject({ value: RIGHT.says });
  });

  test('no more calls at once than the provider is given', async () => {
    server.does({ ...RIGHT, afterMs: 20 });
    const one = gateway({ concurrency: 2 });
    await Promise.all(Array.from({ length: 8 }, (_, at) => one.ask(provider, { ...call, id: `call-${at}` })));
    expect(server.most()).toBe(2);
  });

  test('who has asked for much keeps neither another organisation nor another person waiting for all of it', async () => {
    server.does(RIGHT);
    const one = gateway({ concurrency: 1 });
    const answered: string[] = [];
    const ask = async (tenantId: string, memberId: string, no: number) => {
      await one.ask(provider, { ...call, id: `${tenantId}-${memberId}-${no}`, owner: { tenantId, memberId } });
      answered.push(`${tenantId}-${memberId}-${no}`);
    };
    const many = [1, 2, 3, 4].map((no) => ask('dure', 'one', no));
    await Promise.all([...many, ask('dure', 'two', 1), ask('hanbit', 'one', 1)]);
    expect(answered).toEqual(['dure-one-1', 'hanbit-one-1', 'dure-two-1', 'dure-one-2', 'dure-one-3', 'dure-one-4']);
  });

  test('a private address is not reached unless that is allowed, by name or by number', async () => {
    server.does(RIGHT);
    const { port } = new URL(server.baseUrl);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '0.0.0.0']) {
      const forbidden = { ...provider, baseUrl: `http://${host}:${port}/v1`, allowsPrivate: false };
      await expect(gateway().ask(forbidden, call), host).rejects.toMatchObject({ fault: 'privateAddress' });
    }
    expect(server.asked).toHaveLength(0);
  });

  test('a test call says which models there are', async () => {
    server.does({ status: 404, body: { error: { message: 'no such thing' } } });
    const probed = await gateway().probe({ ...provider, model: 'other' }, call);
    expect(probed).toMatchObject({ failure: { fault: 'model' }, models: ['m'] });
    server.does(RIGHT);
    expect(await gateway().probe(provider, call)).toEqual({});
  });
});
