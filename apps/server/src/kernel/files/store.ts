import type { Readable } from 'node:stream';

/** Where the bytes of files lie. Keys are `tenantId/fileKey`; what is written under a key never changes. */
export interface FileStore {
  /** Keeps the bytes of the local file at `path`; durable once it resolves. */
  put(key: string, path: string, contentType: string): Promise<void>;
  /** Bytes from `start` on; rejects with `FileMissing` where there is no such key. */
  get(key: string): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** Deletes whatever a tenant has there, also what no row names. */
  deleteAll(tenantId: string): Promise<void>;
  /** Rejects with `FilesAway` where files can be neither kept nor read. */
  reach(): Promise<void>;
}

export class FileMissing extends Error {}

/** The place of the files does not answer, or refuses this server: nothing is wrong with what was asked. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('The object storage is away.', { cause });
  }
}
