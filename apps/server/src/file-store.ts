import { join } from 'node:path';
import type { Config } from './config.ts';
import { DiskStore } from './kernel/files/disk-store.ts';
import type { FileStore } from './kernel/files/store.ts';

/** Where the settings say that files lie. The bucket's client is large, so it is loaded only where there is a bucket. */
export async function fileStoreOf({ s3, dataDirectory }: Pick<Config, 's3' | 'dataDirectory'>): Promise<FileStore> {
  if (!s3) return new DiskStore(join(dataDirectory, 'files'));
  const { S3Store } = await import('./kernel/files/s3-store.ts');
  return new S3Store(s3);
}
