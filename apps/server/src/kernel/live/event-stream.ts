import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { refuse } from '../refusal.ts';
import type { Unit } from '../unit.ts';
import { memberTopic } from './change.ts';

/** What a stream hears besides what concerns its member; asked again while it is open, and refusing ends it. */
export type Subscription = (unit: Unit) => Promise<readonly string[]>;

const BEAT_MS = 25_000;
/** A page that reads so slowly is cut off; it comes back and asks anew. */
const MAX_WAITING_BYTES = 256 * 1024;
const STREAMS_OF_A_MEMBER = 12;
const STREAMS_OF_A_SERVER = 10_000;
/** Pages come back after a restart one by one, not all at once. */
const RETURN_MS = { least: 1_000, spread: 4_000 };

const returnAfter = () => RETURN_MS.least + Math.floor(Math.random() * RETURN_MS.spread);

/**
 * Answers with server-sent events until the page leaves, the session ends or the server stops. Every beat keeps proxies
 * from closing the connection and checks session and rights anew.
 */
export async function sendEvents(reply: FastifyReply, unit: Unit, topicsOf: Subscription): Promise<FastifyReply> {
  const { live } = unit.services;
  const { tenantId, memberId } = unit;
  if (live.streamsOf({ tenantId, memberId }) >= STREAMS_OF_A_MEMBER) refuse('tooManyRequests', { retryAfter: 60 });
  if (live.streamCount >= STREAMS_OF_A_SERVER) refuse('notReady', { retryAfter: 60 });

  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength > MAX_WAITING_BYTES) end();
    else if (!stream.writableEnded) stream.write(text);
  };
  const own = memberTopic(memberId);
  let isChecking = false;
  let isCheckDue = false;
  /** What is told while it asks may be younger than the answer: then it asks once more. */
  const check = async () => {
    isCheckDue = true;
    if (isChecking) return;
    isChecking = true;
    try {
      while (isCheckDue) {
        isCheckDue = false;
        await unit.services.tenants.refuseSuspended(tenantId);
        place.listen([own, ...(await topicsOf(unit.renew()))]);
      }
    } finally {
      isChecking = false;
    }
  };
  const recheck = () => void check().catch(end);
  const beat = setInterval(() => {
    write(': beat\n\n');
    recheck();
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
    recheck,
    end,
  });
  reply.raw.once('close', end);
  // It hears already of what ends its session, so that nothing is missed between being let in and listening.
  place.listen([own]);
  await check().catch((error: unknown) => {
    end();
    throw error;
  });
  write(`retry: ${returnAfter()}\n\n`);
  return reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
