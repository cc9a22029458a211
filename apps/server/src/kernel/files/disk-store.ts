import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ByteRange, FileMissing, type FileStore } from './store.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder: written beside, synced and renamed, so that a crash leaves a whole file or none. */
export class DiskStore implements FileStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  #path(key: string): string {
    if (!/^[0-9a-f-]+\/[0-9a-f-]+$/.test(key)) throw new FileMissing(key);
    const [tenant, file] = key.split('/') as [string, string];
    return join(this.#root, tenant, file.slice(-2), file);
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.#path(key);
    const partial = `${target}.${randomUUID()}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path, partial);
    await sync(partial);
    await rename(partial, target);
    await sync(dirname(target));
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const handle = await open(this.#path(key), 'r');
      return handle.createReadStream(range && { start: range.first, end: range.last });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(key);
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async deleteAll(tenantId: string): Promise<void> {
    if (!/^[0-9a-f-]{36}$/.test(tenantId)) throw new FileMissing(tenantId);
    await rm(join(this.#root, tenantId), { recursive: true, force: true });
  }

  /** The disk is looked after as such: it may be full. */
  async reach(): Promise<void> {}
}
