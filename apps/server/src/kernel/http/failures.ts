import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SUCCESS_CODE, type Envelope } from '@dure/contract/http/envelope';
import { errors, type ErrorName } from '@dure/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseAway } from '../database/away.ts';
import { FilesAway } from '../files/store.ts';
import { Refusal, type RefusalDetails } from '../refusal.ts';
import type { SuspensionData } from '../tenancy.ts';
import { forgetRefusedToken } from '../session/cookies.ts';
import { isDiskFull } from './disk-room.ts';
import { asksForHtml, failurePage, wantsPage } from './failure-page.ts';
import { deletedOnText, OK } from './failures.text.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

export const success = <T>(data: T): Envelope<T> => ({ code: SUCCESS_CODE, message: OK, data });

function answer(request: FastifyRequest, reply: FastifyReply, name: ErrorName, details: RefusalDetails = {}) {
  const { code, status, message } = errors[name];
  void reply.header('cache-control', 'no-store');
  // Operators' calls look at no token of an organisation.
  if (status === 401 && !request.url.startsWith('/api/operator/')) forgetRefusedToken(request, reply);
  if (details.retryAfter !== undefined) void reply.header('retry-after', String(details.retryAfter));
  if (wantsPage(request) && (name !== 'pathNotFound' || asksForHtml(request))) {
    const notes = name === 'tenantSuspended' ? suspensionNotes(details.data) : [];
    const page = failurePage(name, request.id, request.cookies?.['theme'], notes);
    // What was to write the answer may be what failed.
    return reply.code(status).type('text/html; charset=utf-8').serializer(String).send(page);
  }
  const envelope: Envelope = { code, message, data: details.data ?? null, requestId: request.id };
  if (details.fields) envelope.errors = details.fields;
  return reply.code(status).type(JSON_TYPE).serializer(JSON.stringify).send(envelope);
}

/** Why it is suspended, and when it goes, where somebody said so. */
function suspensionNotes(data: unknown): string[] {
  const { note, deletedOn } = data as SuspensionData;
  return [...(note === '' ? [] : [note]), ...(deletedOn === null ? [] : [deletedOnText(deletedOn)])];
}

const FASTIFY_ERRORS: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'fileTooLarge',
  FST_PARTS_LIMIT: 'bodyTooLarge',
  FST_FILES_LIMIT: 'bodyTooLarge',
  FST_FIELDS_LIMIT: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'fileTypeNotAccepted',
};

/** An address that cannot be read, such as `/%`: Fastify meets it before there is a route. */
export function answerMalformedAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  answer(request, reply, 'pathNotFound');
}

/** What asks for more than `Expect: 100-continue`: Node would answer it without a body. */
export function answerExpectation(_request: unknown, response: ServerResponse): void {
  const { code, message } = errors.invalidInput;
  const body = JSON.stringify({ code, message, data: null } satisfies Envelope);
  response.writeHead(417, {
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** What is no HTTP, or more of it than is read: Node meets it before there is a request, and nobody else answers. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const { code, message } = errors[isTooLarge ? 'bodyTooLarge' : 'invalidInput'];
    const body = JSON.stringify({ code, message, data: null } satisfies Envelope);
    const heads = [
      `HTTP/1.1 ${isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
      `content-type: ${JSON_TYPE}`,
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${heads.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/** Writes every failure as the envelope: refusals by name, everything unexpected as 0500 with the request's id only. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return answer(request, reply, error.refusal, error.details);
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'disk full');
      return answer(request, reply, 'notReady', { retryAfter: 60 });
    }
    const known = FASTIFY_ERRORS[error.code];
    if (known) return answer(request, reply, known);
    if (error.statusCode === 429) {
      return answer(request, reply, 'tooManyRequests', { retryAfter: Number(reply.getHeader('retry-after') ?? 60) });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) return answer(request, reply, 'invalidInput');
    // The sender went away in the middle of a body: nobody reads the answer, and nothing is wrong here.
    if (request.raw.readableAborted) return answer(request, reply, 'invalidInput');
    if (error instanceof DatabaseAway) {
      request.log.warn({ err: error }, 'database away');
      return answer(request, reply, 'notReady');
    }
    if (error instanceof FilesAway) {
      request.log.warn({ err: error }, 'object storage away');
      return answer(request, reply, 'filesAway', { retryAfter: 30 });
    }
    request.log.error({ err: error }, 'unexpected error');
    return answer(request, reply, 'unexpected');
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, 'pathNotFound'));
}
