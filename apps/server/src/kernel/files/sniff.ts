import { open } from 'node:fs/promises';
import type { FileKind } from '@dure/contract/http/endpoint';
import { fileTypeFromFile } from 'file-type';

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

async function looksLikeText(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SAMPLE_BYTES) });
    const sample = buffer.subarray(0, bytesRead);
    // A sample may end inside a character: `stream` leaves that open.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return !sample.includes(0);
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/** Kind and type of a file by its content, never by what the sender says of it; undefined for what nobody may upload. */
export async function sniff(path: string, name: string): Promise<{ kind: FileKind; contentType: string } | undefined> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found) {
    const kind = BINARY[found.mime];
    return kind && { kind, contentType: found.mime };
  }
  const contentType = TEXT[name.split('.').pop()?.toLowerCase() ?? ''];
  return contentType && (await looksLikeText(path)) ? { kind: 'text', contentType } : undefined;
}
