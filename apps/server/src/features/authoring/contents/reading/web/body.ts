import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Unreadable } from '../unreadable.ts';

const UNPACKERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** The body as it is once unpacked, no more of it than allowed. */
export async function* bodyOf(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const unpack = UNPACKERS[response.headers['content-encoding']?.toLowerCase() ?? ''];
  const stream = unpack ? (response.pipe(unpack()) as unknown as Readable) : response;
  if (stream !== response) response.on('error', (error) => stream.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes > maxBytes) throw new Unreadable('siteTooLarge');
      yield chunk as Buffer;
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(signal.aborted ? 'siteSilent' : 'siteFails');
  } finally {
    response.destroy();
  }
}
