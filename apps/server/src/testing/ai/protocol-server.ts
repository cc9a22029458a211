import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { AiProtocol } from '../../kernel/ai/provider.ts';
import { frame, framesOf } from './protocol-frames.ts';

interface Message {
  readonly role: string;
  readonly content: string | readonly { readonly text?: string; readonly input?: unknown }[];
}

/** What the server was asked, read as its protocol writes it. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly model: string;
  readonly instructions: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  /** Whether the answer is wanted as it is written. */
  readonly inParts: boolean;
}

/** How one request is answered; undefined leaves it without an answer. */
export type Behaviour =
  | {
      readonly says: unknown;
      readonly afterMs?: number;
      readonly once?: Promise<void>;
      /** Of an answer that is asked for in parts: breaks off after so many characters. */
      readonly breaksAfter?: number;
      /** The same, and keeps the caller waiting for the rest. */
      readonly hangsAfter?: number;
    }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | { readonly raw: string }
  | 'hang'
  | 'breakOff'
  | 'hangUp';

const textOf = (content: Message['content']) =>
  typeof content === 'string'
    ? content
    : content.map((part) => part.text ?? JSON.stringify(part.input ?? '')).join('\n');

function read(protocol: AiProtocol, request: IncomingMessage, body: string): Asked {
  const sent = JSON.parse(body || '{}') as {
    model: string;
    stream?: boolean;
    system?: Message['content'];
    messages?: Message[];
  };
  const all = (sent.messages ?? []).map(({ role, content }) => ({ role, text: textOf(content) }));
  const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer';
  const instructions =
    protocol === 'anthropic'
      ? textOf(sent.system ?? '')
      : all
          .filter(isSystem)
          .map(({ text }) => text)
          .join('\n');
  const messages = all.filter((one) => !isSystem(one));
  return {
    path: request.url!,
    headers: request.headers,
    model: sent.model,
    instructions,
    messages,
    inParts: sent.stream === true,
  };
}

/** A provider on loopback that speaks one of the protocols and does what a test says, one behaviour after another. */
export interface ProtocolServer {
  readonly baseUrl: string;
  readonly asked: Asked[];
  /** Requests under way at once, at most. */
  readonly most: () => number;
  /** Requests whose caller went before they were answered. */
  readonly left: () => number;
  /** The next behaviours; the last one goes on. */
  does(...behaviours: (Behaviour | ((asked: Asked) => Behaviour))[]): void;
  /** Waits until so many requests were made. */
  hears(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startProtocolServer(protocol: AiProtocol, models = ['m']): Promise<ProtocolServer> {
  const asked: Asked[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let plan: (Behaviour | ((asked: Asked) => Behaviour))[] = ['hangUp'];
  let [open, most, left] = [0, 0, 0];
  const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  const stream = (response: ServerResponse, says: unknown, breaksAfter = Infinity, hangsAfter = Infinity) => {
    const text = typeof says === 'string' ? says : JSON.stringify(says);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const endsAt = Math.min(breaksAfter, hangsAfter);
    const frames = [...framesOf(protocol, text.slice(0, endsAt))];
    if (endsAt >= text.length) return response.end(frames.join(''));
    // Without the frames that end an answer.
    const whole = frames.filter((frame) => /"content":"|message_start|block_start|input_json_delta/.test(frame));
    return response.write(whole.join(''), () => endsAt === breaksAfter && setTimeout(() => response.destroy(), 50));
  };
  const act = (response: ServerResponse, behaviour: Behaviour, inParts: boolean) => {
    if (behaviour === 'hang') return;
    if (behaviour === 'hangUp') return response.destroy();
    if (behaviour === 'breakOff') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      return response.write('{"id":"c1",', () => response.destroy());
    }
    if ('raw' in behaviour) return response.writeHead(200, { 'content-type': 'application/json' }).end(behaviour.raw);
    if ('status' in behaviour) return send(response, behaviour.status, behaviour.body ?? {}, behaviour.headers);
    const { says, afterMs = 0, once: told = Promise.resolve(), breaksAfter, hangsAfter } = behaviour;
    const answer = () =>
      inParts ? stream(response, says, breaksAfter, hangsAfter) : send(response, 200, frame(protocol, says));
    void told.then(() => setTimeout(answer, afterMs));
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url!.endsWith('/models')) return send(response, 200, { data: models.map((id) => ({ id })) });
      most = Math.max(most, ++open);
      response.once('close', () => {
        open--;
        if (!response.writableEnded) left++;
      });
      const heard = read(protocol, request, Buffer.concat(chunks).toString());
      asked.push(heard);
      const next = plan.length > 1 ? plan.shift()! : plan[0]!;
      act(response, typeof next === 'function' ? next(heard) : next, heard.inParts);
      for (const one of waiting) if (asked.length >= one.count) one.resolve();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  started.push(stop);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    most: () => most,
    left: () => left,
    does: (...behaviours) => void (plan = behaviours),
    hears: (count) =>
      new Promise((resolve) => (asked.length >= count ? resolve() : void waiting.push({ count, resolve }))),
    stop,
  };
}

const started: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of started.splice(0)) await stop();
});
