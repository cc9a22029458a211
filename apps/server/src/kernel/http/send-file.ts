import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../files/disposition.ts';
import { FileMissing } from '../files/store.ts';
import { refuse } from '../refusal.ts';
import { rangeOf } from './byte-range.ts';
import type { Download, PartedDownload } from './route.ts';

/** Sends the part of a file that the request asks for (RFC 9110, section 14), or all of it. */
async function sendParted(request: FastifyRequest, reply: FastifyReply, { byteSize, open }: PartedDownload) {
  void reply.header('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.range, byteSize);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${byteSize}`).send();
  const stream = await open(range).catch((error: unknown) => {
    if (error instanceof FileMissing) return refuse('notFound');
    throw error;
  });
  if (!range) return reply.header('content-length', byteSize).send(stream);
  const { first, last } = range;
  return reply
    .code(206)
    .headers({ 'content-length': last - first + 1, 'content-range': `bytes ${first}-${last}/${byteSize}` })
    .send(stream);
}

/** Sends a download to its caller alone: as an attachment that no page can be made of. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: Download) {
  void reply
    .header('content-type', file.contentType)
    .header('content-disposition', attachment(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  if ('open' in file) return sendParted(request, reply, file);
  if (file.byteSize !== undefined) void reply.header('content-length', file.byteSize);
  return reply.send(file.stream);
}
