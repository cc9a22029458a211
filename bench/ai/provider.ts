import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REPLY = JSON.stringify({
  criteria: [],
  score: 70,
  justification: '절반을 설명했어요.',
  suggestion: '',
  confidence: 0.8,
});
const ANSWER = JSON.stringify({
  id: 'c',
  object: 'chat.completion',
  created: 0,
  model: 'bench',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: REPLY } }],
  usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
});

/** A provider with a limit of its own: calls that it takes its time for, and so many at once; more are refused. */
export interface BenchProvider {
  readonly baseUrl: string;
  readonly heard: () => number;
  readonly open: () => number;
  readonly refused: () => number;
  /** Milliseconds for each call from now on; null holds them until `release`. */
  takes(milliseconds: number | null): void;
  release(): void;
  stop(): void;
}

export async function startProvider(most: number): Promise<BenchProvider> {
  const held = new Set<ServerResponse>();
  let [heard, open, refused] = [0, 0, 0];
  let time: number | null = 0;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      heard++;
      if (open >= most) {
        refused++;
        response.writeHead(429, { 'retry-after': '1' }).end('{}');
        return;
      }
      open++;
      response.once('close', () => open--);
      if (time === null) held.add(response);
      else setTimeout(() => answer(response), time);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard: () => heard,
    open: () => open,
    refused: () => refused,
    takes: (milliseconds) => (time = milliseconds),
    release: () => {
      for (const response of held) answer(response);
      held.clear();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
