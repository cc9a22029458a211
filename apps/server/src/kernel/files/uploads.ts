import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '@dure/contract/http/endpoint';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse, refuseFields } from '../refusal.ts';
import { sniff } from './sniff.ts';
import { uploadText } from './uploads.text.ts';

/** A file that was sent and lies in the staging folder until the request ends. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly path: string;
  readonly byteSize: number;
  readonly contentType: string;
  /** SHA-256 of the bytes that were sent, in hexadecimal. */
  readonly hash: string;
}
export interface MultipartBody {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** Removes the staged files. */
  discard(): Promise<void>;
}

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/** The last part of the name, NFC, without control and direction characters. */
function safeName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  // By characters: half of one at the cut would be none.
  return [...clean].slice(-MAX_NAME_LENGTH).join('') || 'file';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseFields([{ path: 'request', message: uploadText.malformed }]);
  }
}

/** The parser's own complaints are plain errors; those of Fastify and of the file system carry a code. */
const isMalformed = (error: unknown) => error instanceof Error && error.constructor === Error && !('code' in error);

/** Keeps one file part in the staging folder, checked by size and content. */
async function stage(part: MultipartFile, declared: FilePart, directory: string): Promise<Upload> {
  const { fieldname: field } = part;
  const name = safeName(part.filename);
  const path = join(directory, randomUUID());
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  part.file.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  const byteSize = part.file.bytesRead;
  if (byteSize > declared.maxBytes) {
    refuse('fileTooLarge', { fields: [{ path: field, message: uploadText.tooLarge(name, declared.maxBytes) }] });
  }
  const found = await sniff(path, name);
  if (!found || !declared.accept.includes(found.kind)) {
    return refuse('fileTypeNotAccepted', { fields: [{ path: field, message: uploadText.wrongType(name) }] });
  }
  return { field, name, path, byteSize, contentType: found.contentType, hash: hash.digest('hex') };
}

/** Reads a multipart body: the JSON part `request` and the declared file parts. */
export async function receiveMultipart(
  request: FastifyRequest,
  parts: Readonly<Record<string, FilePart>>,
  stagingDirectory: string,
  maxJsonBytes = MAX_JSON_BYTES,
): Promise<MultipartBody> {
  if (!request.isMultipart()) refuseFields([{ path: 'request', message: uploadText.notMultipart }]);
  const directory = join(stagingDirectory, randomUUID());
  const uploads: Upload[] = [];
  let isStaged = false;
  const discard = async () => {
    if (isStaged) await rm(directory, { recursive: true, force: true });
  };
  let body: unknown;
  try {
    const limits = {
      fileSize: Math.max(maxJsonBytes, ...Object.values(parts).map((part) => part.maxBytes)) + 1,
      // The part `request`, and one file too many, which is refused by the part's name.
      files: Object.values(parts).reduce((sum, part) => sum + part.maxCount, 0) + 2,
      fieldSize: maxJsonBytes,
      fields: 10,
    };
    for await (const part of request.parts({ limits })) {
      const isRequest = part.fieldname === 'request';
      if (part.type === 'field') {
        // What somebody typed would be lost without a word.
        if (!isRequest) refuseFields([{ path: part.fieldname ?? '', message: uploadText.unknownField }]);
        body = typeof part.value === 'string' ? parseJson(part.value) : part.value;
      } else if (isRequest) {
        // A browser sends a JSON blob as a file part.
        const buffer = await part.toBuffer();
        if (buffer.length > maxJsonBytes) refuse('bodyTooLarge');
        body = parseJson(buffer.toString('utf8'));
      } else {
        const declared = parts[part.fieldname];
        // A part may come without a name.
        if (!declared) refuseFields([{ path: part.fieldname ?? '', message: uploadText.unknownPart }]);
        if (uploads.filter((upload) => upload.field === part.fieldname).length >= declared.maxCount) {
          refuseFields([{ path: part.fieldname, message: uploadText.tooMany(declared.maxCount) }]);
        }
        isStaged = true;
        uploads.push(await stage(part, declared, directory));
      }
    }
    return { body, uploads, discard };
  } catch (error) {
    await discard();
    if (isMalformed(error)) refuseFields([{ path: 'request', message: uploadText.malformed }]);
    throw error;
  }
}
