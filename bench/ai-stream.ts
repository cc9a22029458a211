import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { citedShape } from '../apps/server/src/kernel/ai/cited-answer.ts';
import { AI_LIMITS, AiGateway } from '../apps/server/src/kernel/ai/gateway.ts';
import { AI_PROTOCOLS } from '../apps/server/src/kernel/ai/provider.ts';
import { framesOf } from '../apps/server/src/testing/ai/protocol-frames.ts';

/**
 * What everybody else waits while a provider writes one answer that never ends, as fast as it can: `npm run bench:ai-stream`.
 * The provider is a program of its own. The wait is that of a timer of 5 ms in the program that listens.
 */
const CHARACTERS = 500_000;
const GOAL = { waitMs: 100, megabytes: 30 };
const EVERY_MS = 5;
const MEGABYTE = 1024 * 1024;

function provide(): void {
  const answer = JSON.stringify({ sentences: [{ text: '가'.repeat(CHARACTERS) }] });
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const protocol = request.url?.includes('chat/completions') ? 'openai' : 'anthropic';
      for (const frame of framesOf(protocol, answer)) response.write(frame);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

async function measure(port: number): Promise<void> {
  const ask = async (protocol: (typeof AI_PROTOCOLS)[number]) => {
    const gateway = new AiGateway(AI_LIMITS);
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const provider = {
      protocol,
      baseUrl,
      model: 'bench',
      apiKey: 'key',
      allowsPrivate: true,
      inputPrice: 0,
      outputPrice: 0,
    };
    let parts = 0;
    const onPart = () => void (parts += 1);
    const call = {
      instructions: '답을 쓰세요.',
      data: '',
      schema: citedShape,
      maxOutputTokens: 4000,
      id: crypto.randomUUID(),
      onPart,
    };
    const fault = await gateway.ask(provider, call).then(
      () => 'none',
      (error: { fault: string }) => error.fault,
    );
    return { parts, fault };
  };
  for (const protocol of AI_PROTOCOLS) {
    // What is loaded and compiled with a first call is no matter of the answer's length.
    await ask(protocol);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let [longest, most, last] = [0, before, performance.now()];
    const watch = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last - EVERY_MS);
      most = Math.max(most, process.memoryUsage.rss());
      last = now;
    }, EVERY_MS);
    const cpu = process.cpuUsage();
    const { parts, fault } = await ask(protocol);
    const { user, system } = process.cpuUsage(cpu);
    await setTimeout(2 * EVERY_MS);
    clearInterval(watch);
    const megabytes = (most - before) / MEGABYTE;
    const isReached = longest <= GOAL.waitMs && megabytes <= GOAL.megabytes;
    process.stdout.write(
      `${protocol}: ${CHARACTERS} characters, ${parts} parts, ends with ${fault}: others wait ${Math.round(longest)} ms (goal ${GOAL.waitMs}), ` +
        `${megabytes.toFixed(1)} MB (goal ${GOAL.megabytes}), ${Math.round((user + system) / 1000)} ms of processor time: ` +
        `${isReached ? 'reached' : 'MISSED'}\n`,
    );
    if (!isReached) process.exitCode = 1;
  }
}

if (process.argv[2] === 'provider') provide();
else {
  const provider = fork(import.meta.filename, ['provider']);
  const [port] = (await once(provider, 'message')) as [number];
  await measure(port).finally(() => provider.kill());
}
