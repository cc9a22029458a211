import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { constants, inflateRawSync } from 'node:zlib';
import type { FileKind } from '@dure/contract/http/endpoint';
import { fileTypeFromFile } from 'file-type';
import { decodeKorean } from './korean-text.ts';

const BINARY: Record<string, FileKind> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/avif': 'image',
  'image/gif': 'image',
  'application/pdf': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'document',
  'application/hwp+zip': 'document',
  'application/x-hwp+zip': 'document',
  'application/x-hwp': 'document',
  'application/x-cfb': 'document',
  'application/zip': 'archive',
  'application/xml': 'anyText',
  'video/mp4': 'video',
  'video/webm': 'video',
};
const TEXT: Record<string, string> = { txt: 'text/plain', md: 'text/markdown', csv: 'text/csv' };
/** Written for a browser: never sent as anything but an attachment. */
const PAGE: Record<string, string> = { html: 'text/html', htm: 'text/html' };

/** Times and words of a film, which say so in their first line; read as UTF-8 by every browser. */
const CAPTIONS = 'text/vtt';

/** The types of content that count as files of a kind. */
export function contentTypesOf(kind: FileKind): string[] {
  if (kind === 'captions') return [CAPTIONS];
  const written = kind === 'text' ? TEXT : kind === 'page' ? PAGE : undefined;
  return written ? [...new Set(Object.values(written))] : Object.keys(BINARY).filter((type) => BINARY[type] === kind);
}

const SAMPLE_BYTES = 64 * 1024;

async function readSample(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SAMPLE_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function isEncodedIn(encoding: string, sample: Uint8Array): boolean {
  try {
    // A sample may end inside a character: `stream` leaves that open.
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const UTF_16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;
const byteOrderMark = (sample: Uint8Array) =>
  UTF_16.find(([, first, second]) => sample[0] === first && sample[1] === second)?.[0];

/** The encoding of a text as a content type names it; undefined for what is no text. Windows writes CP949 and UTF-16. */
function charsetOf(sample: Uint8Array): string | undefined {
  const marked = byteOrderMark(sample);
  if (marked) return isEncodedIn(marked, sample) ? marked : undefined;
  if (sample.includes(0)) return undefined;
  if (isEncodedIn('utf-8', sample)) return 'utf-8';
  return decodeKorean(sample, true) === undefined ? undefined : 'euc-kr';
}

const HANCOM = 'application/hwp+zip';
const MIMETYPE = 'mimetype';
/** Bytes of a local file header of a ZIP, where its method and the lengths of name and further fields stand in it. */
const HEADER = { bytes: 30, method: 8, name: 26, extra: 28 };
const DEFLATED = 8;
const MAX_MIMETYPE = 100;

/** The first file of a ZIP, unpacked, where it is the small one that says what the document is. */
function mimetypeOf(sample: Uint8Array): string {
  const bytes = Buffer.from(sample.buffer, sample.byteOffset, sample.byteLength);
  if (bytes.length < HEADER.bytes + MIMETYPE.length) return '';
  const begin = HEADER.bytes + bytes.readUInt16LE(HEADER.name);
  if (bytes.toString('latin1', HEADER.bytes, begin) !== MIMETYPE) return '';
  const content = bytes.subarray(begin + bytes.readUInt16LE(HEADER.extra)).subarray(0, MAX_MIMETYPE * 2);
  if (bytes.readUInt16LE(HEADER.method) !== DEFLATED) return content.toString('latin1');
  try {
    return inflateRawSync(content, { maxOutputLength: MAX_MIMETYPE, finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    );
  } catch {
    return '';
  }
}
/** A ZIP whose first file says that it is a document of Hancom's. */
const isHancom = (sample: Uint8Array) => mimetypeOf(sample).includes(HANCOM);

const HANCOM_BINARY = 'application/x-hwp';
/** Stands at the beginning of HWP 3, and within the container of HWP 5. */
const HANCOM_SIGNATURE = 'HWP Document File';

/** Whether the file holds the signature anywhere: where in a container it stands, only its tables would say. */
async function holdsSignature(path: string): Promise<boolean> {
  let tail = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    const text = `${tail}${chunk as string}`;
    if (text.includes(HANCOM_SIGNATURE)) return true;
    tail = text.slice(-HANCOM_SIGNATURE.length);
  }
  return false;
}

/** Kind and type of a file by its content, never by what the sender says of it; undefined for what nobody may upload. */
export async function sniff(path: string, name: string): Promise<{ kind: FileKind; contentType: string } | undefined> {
  const sample = await readSample(path);
  // The mark of UTF-16 also begins an MP3.
  const found = byteOrderMark(sample) ? undefined : await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime === CAPTIONS)
    return isEncodedIn('utf-8', sample) ? { kind: 'captions', contentType: `${CAPTIONS}; charset=utf-8` } : undefined;
  if (found) {
    const contentType =
      found.mime === 'application/zip' && isHancom(sample)
        ? HANCOM
        : found.mime === 'application/x-cfb' && (await holdsSignature(path))
          ? HANCOM_BINARY
          : found.mime;
    const kind = BINARY[contentType];
    return kind && { kind, contentType };
  }
  if (Buffer.from(sample.subarray(0, HANCOM_SIGNATURE.length)).toString('latin1') === HANCOM_SIGNATURE)
    return { kind: 'document', contentType: HANCOM_BINARY };
  const ending = name.split('.').pop()?.toLowerCase() ?? '';
  const charset = charsetOf(sample);
  if (charset === undefined) return undefined;
  const kind = ending in PAGE ? 'page' : ending in TEXT ? 'text' : 'anyText';
  return { kind, contentType: `${TEXT[ending] ?? PAGE[ending] ?? 'text/plain'}; charset=${charset}` };
}
