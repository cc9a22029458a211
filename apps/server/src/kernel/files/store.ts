import type { Readable } from 'node:stream';

/** A part of a file: places of its first and its last byte, from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where the bytes of files lie. Keys are `tenantId/fileKey`; what is written under a key never changes. */
export interface FileStore {
  /** Keeps the bytes of the local file at `path`; durable once it resolves. */
  put(key: string, path: string, contentType: string): Promise<void>;
  /** All bytes, or those of a range that lies within the file; rejects with `FileMissing` where there is no such key. */
  get(key: string, range?: ByteRange): Promise<Readable>;
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
