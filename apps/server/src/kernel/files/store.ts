import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Keys are `tenantId/fileKey`; what is written under a key never changes. */
export interface FileStore {
  /** Keeps the bytes of the local file at `path`; durable once it resolves. */
  put(key: string, path: string, contentType: string): Promise<void>;
  /** Bytes from `start` on; rejects with `FileMissing` where there is no such key. */
  get(key: string): Promise<Readable>;
  delete(key: string): Promise<void>;
}

export class FileMissing extends Error {}
