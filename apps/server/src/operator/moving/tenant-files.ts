import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { FileMissing, type FileStore } from '../../kernel/files/store.ts';
import type { ArchiveEntry, ArchiveWriter } from './archive.ts';

const FOLDER = 'files/';
const HASHES = 'hashes/';

interface KeptFile {
  readonly key: string;
  readonly type: string;
  readonly bytes: number;
}

/** Whatever a row names in the place of files. */
export async function listFiles(client: pg.ClientBase): Promise<KeptFile[]> {
  const { rows } = await client.query<KeptFile>(
    `select file_key as key, content_type as type, byte_size::float8 as bytes from files
       where tenant_id = current_setting('app.tenant_id')::uuid
     union all
     select export_id, 'application/zip', byte_size::float8 from data_exports
       where tenant_id = current_setting('app.tenant_id')::uuid and byte_size is not null
     order by key`,
  );
  return rows;
}

/** Passes bytes on and remembers their hash. */
function hashing() {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
}

/** Adds one file and its SHA-256. Answers false where it was removed since its row was read. */
export async function addFile(archive: ArchiveWriter, files: FileStore, tenantId: string, file: KeptFile) {
  const { key, type, bytes } = file;
  let source: Readable;
  try {
    source = await files.get(`${tenantId}/${key}`);
  } catch (error) {
    if (error instanceof FileMissing) return false;
    throw error;
  }
  const { through, digest } = hashing();
  source.once('error', (error) => through.destroy(error));
  await archive.addStream(`${FOLDER}${key}`, bytes, source.pipe(through));
  await archive.add(`${HASHES}${key}`, JSON.stringify({ hash: digest(), type }));
  return true;
}

/** Takes files over: each is written beside, compared with its hash, then kept. */
export class FileTaker {
  readonly #files: FileStore;
  readonly #tenantId: string;
  readonly #path: string;
  #waiting: { readonly key: string; readonly hash: string } | undefined;
  /** Keys that were kept. */
  readonly taken: string[] = [];

  constructor(files: FileStore, tenantId: string, directory: string) {
    this.#files = files;
    this.#tenantId = tenantId;
    this.#path = join(directory, 'file');
  }

  /** Whether the entry was one of a file. */
  async take({ name, stream, text }: ArchiveEntry): Promise<boolean> {
    if (name.startsWith(FOLDER)) {
      const { through, digest } = hashing();
      await pipeline(stream, through, createWriteStream(this.#path, { mode: 0o600 }));
      this.#waiting = { key: name.slice(FOLDER.length), hash: digest() };
      return true;
    }
    if (!name.startsWith(HASHES)) return false;
    const { hash, type } = JSON.parse(await text()) as { hash: string; type: string };
    const { key, hash: found } = this.#waiting!;
    if (found !== hash) throw new Error(`The file ${key} differs from its hash.`);
    await this.#files.put(`${this.#tenantId}/${key}`, this.#path, type);
    this.taken.push(key);
    await rm(this.#path);
    return true;
  }
}
