import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type ByteRange, FileMissing, FilesAway, type FileStore } from './store.ts';

export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** One that stops answering is not waited for without end; a large file may take its time. */
const WAITING = { connectionTimeout: 5_000, requestTimeout: 60_000 };
const NO_KEY = 'none/none';

/** Files in a bucket of any S3-compatible service. */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      requestHandler: WAITING,
      credentials: { accessKeyId, secretAccessKey },
      // Services other than Amazon's rarely offer a host name per bucket.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
  }

  async put(key: string, path: string, contentType: string): Promise<void> {
    const { size } = await stat(path);
    await this.#ask(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: contentType,
      }),
    );
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const part = range && { Range: `bytes=${range.first}-${range.last}` };
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...part }));
      return Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileMissing(key);
      throw new FilesAway(error);
    }
  }

  async delete(key: string): Promise<void> {
    await this.#ask(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async deleteAll(tenantId: string): Promise<void> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: `${tenantId}/` });
    try {
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) await this.delete(Key!);
    } catch (error) {
      throw error instanceof FilesAway ? error : new FilesAway(error);
    }
  }

  /** Asks for a file that there is none of: whoever may read files may do that. */
  async reach(): Promise<void> {
    await this.get(NO_KEY).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error;
    });
  }

  async #ask(command: PutObjectCommand | DeleteObjectCommand): Promise<void> {
    await this.#client.send(command as PutObjectCommand).catch((error: unknown) => {
      throw new FilesAway(error);
    });
  }
}
