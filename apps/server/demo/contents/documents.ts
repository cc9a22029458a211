import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../../src/kernel/files/store.ts';
import { makeDocument } from '../documents/make-document.ts';
import { storyUuid } from '../story-time.ts';
import type { DocumentContent } from './contents.content.ts';

/** A document of the story as it lies among the uploaded files. */
export interface StoredDocument {
  readonly document: DocumentContent;
  readonly fileKey: string;
  readonly kind: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** Writes the documents of a tenant and keeps them as any uploaded file. */
export async function storeDocuments(
  files: FileStore,
  tenantId: string,
  documents: readonly DocumentContent[],
): Promise<StoredDocument[]> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-documents-'));
  try {
    return await Promise.all(
      documents.map(async (document, index) => {
        const { kind, contentType, bytes } = await makeDocument(document);
        const path = join(directory, String(index));
        await writeFile(path, bytes);
        const fileKey = storyUuid(`${tenantId}/document/${document.name}`);
        await files.put(`${tenantId}/${fileKey}`, path, contentType);
        return { document, fileKey, kind, contentType, byteSize: bytes.length };
      }),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
