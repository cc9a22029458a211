import { open } from 'node:fs/promises';
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
  'application/x-cfb': 'document',
  'application/zip': 'archive',
};
const TEXT: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};
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

function isUtf8(sample: Uint8Array): boolean {
  try {
    // A sample may end inside a character: `stream` leaves that open.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Kind and type of a file by its content, never by what the sender says of it; undefined for what nobody may upload. */
export async function sniff(path: string, name: string): Promise<{ kind: FileKind; contentType: string } | undefined> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found) {
    const kind = BINARY[found.mime];
    return kind && { kind, contentType: found.mime };
  }
  const extension = name.split('.').pop()?.toLowerCase() ?? '';
  const contentType = TEXT[extension];
  if (!contentType) return undefined;
  const sample = await readSample(path);
  if (sample.includes(0)) return undefined;
  if (isUtf8(sample)) return { kind: 'text', contentType };
  const isKorean = extension === 'csv' && decodeKorean(sample, true) !== undefined;
  return isKorean ? { kind: 'koreanCsv', contentType: 'text/csv; charset=euc-kr' } : undefined;
}
