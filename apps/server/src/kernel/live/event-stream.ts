import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { refuse } from '../refusal.ts';
import type { Unit } from '../unit.ts';
import { memberTopic } from './change.ts';

/** What a stream hears besides what concerns its member; asked again while it is open, and refusing ends it. */
export type Subscription = (unit: Unit) => Promise<readonly string[]>;

const BEAT_MS = 25_000;
/** A page that reads so slowly is cut off; it comes back and asks anew. */
const MOST_WAITING_BYTES = 256 * 1024;
const STREAMS_OF_A_MEMBER = 12;
const STREAMS_OF_A_SERVER = 10_000;
/** Pages come back after a restart one by one, not all at once. */
const RETURN_MS = { least: 1_000, spread: 4_000 };

const returnAfter = () => RETURN_MS.least + Math.floor(Math.random() * RETURN_MS.spread);

/**
 * Answers with server-sent events until the page leaves, the session ends or the server stops. Every beat keeps proxies
 * from closing the connection and checks session and standing anew.
 */
export async function sendEvents(reply: FastifyReply, unit: Unit, topicsOf: Subscription): Promise<FastifyReply> {
  const { live } = unit.services;
  const { tenantId, memberId } = unit;
  if (live.streamsOf({ tenantId, memberId }) >= STREAMS_OF_A_MEMBER) refuse('tooManyRequests', { retryAfter: 60 });
  if (live.streamCount >= STREAMS_OF_A_SERVER) refuse('notReady', { retryAfter: 60 });
  const topics = await topicsOf(unit);

  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength > MOST_WAITING_BYTES) end();
    else stream.write(text);
  };
  let isChecking = false;
  const recheck = async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      listen(await topicsOf(unit.renew()));
    } catch {
      end();
    } finally {
      isChecking = false;
    }
  };
  const own = memberTopic(memberId);
  const listen = (topics: readonly string[]) => place.listen([own, ...topics]);
  const beat = setInterval(() => {
    write(': beat\n\n');
    void recheck();
  }, BEAT_MS);
  const end = () => {
    clearInterval(beat);
    place.remove();
    stream.end();
  };
  const place = live.add({
    tenantId,
    memberId,
    hear: (events) => write(events.map((event) => `event: change\ndata: ${event}\n\n`).join('')),
    recheck: () => void recheck(),
    end,
  });
  listen(topics);
  reply.raw.once('close', end);
  write(`retry: ${returnAfter()}\n\n`);
  return reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
