import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { framesOf } from '../apps/server/src/testing/ai/protocol-frames.ts';

/** A sentence as a provider says it, with the passages that it names and words of theirs. */
export interface Said {
  readonly text: string;
  readonly passages: readonly number[];
  readonly quote: string;
}

/** An answer that a journey writes sentence by sentence. */
export interface WrittenAnswer {
  /** Names the call: who is asked under it again charges once. */
  readonly key: string;
  /** The next sentence, and the beginning of the one behind it: before that it may not be whole. */
  say(sentence: Said): void;
  end(): void;
  die(): void;
}

export interface AssistantProvider {
  readonly baseUrl: string;
  /** The next call of a lecture club's assistant; all others are refused. */
  next(): Promise<WrittenAnswer>;
  stop(): Promise<void>;
}

const BEGINNING = '{"text":"';
const isText = (frame: string) => frame.includes('"delta":{"role"');

function write(response: ServerResponse, key: string): WrittenAnswer {
  const send = (text: string) => void response.write([...framesOf('openai', text)].filter(isText).join(''));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(`{"sentences":[${BEGINNING}`);
  return {
    key,
    say: (sentence) => send(`${JSON.stringify(sentence).slice(BEGINNING.length)},${BEGINNING}`),
    end: () => {
      // Its last sentence names nothing that it was given.
      send('지어낸 문장이에요.","passages":[99],"quote":""}]}');
      response.end([...framesOf('openai', '')].join(''));
    },
    die: () => void response.destroy(),
  };
}

/** A provider that says what a journey lets it say, when it does. */
export async function startAssistantProvider(): Promise<AssistantProvider> {
  const calls: WrittenAnswer[] = [];
  const waiting: ((call: WrittenAnswer) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Whether to answer or to hint is told to the assistant alone.
      if (
        !Buffer.concat(chunks)
          .toString()
          .includes(String.raw`name=\"way\"`)
      ) {
        response.writeHead(400).end('{}');
        return;
      }
      const call = write(response, String(request.headers['idempotency-key']));
      const heard = waiting.shift();
      if (heard) heard(call);
      else calls.push(call);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    next: () =>
      new Promise((resolve) => {
        const call = calls.shift();
        if (call) resolve(call);
        else waiting.push(resolve);
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
