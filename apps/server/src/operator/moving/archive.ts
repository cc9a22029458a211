import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { ConfigError } from '../../config.ts';

/** 2^15: a third of a second and 32 MB for each guess of a passphrase. */
const SCRYPT_WORK = 15;
/** Quick: files are packed already, and rows become a tenth. */
const GZIP = { level: 1 };

/** The streams of the library, whose types ask for an argument that there is none of. */
interface Sink {
  once(event: 'drain', hear: () => void): unknown;
  end(): unknown;
}
const drained = (sink: object) => new Promise<void>((resolve) => (sink as Sink).once('drain', resolve));
const end = (sink: object) => (sink as Sink).end();

/** Writes entries of a sealed archive, one after another. */
export interface ArchiveWriter {
  /** Text or bytes that are held as a whole. */
  add(name: string, content: string | Buffer): Promise<void>;
  /** Bytes as they come; `size` of them. */
  addStream(name: string, size: number, source: Readable): Promise<void>;
}

/**
 * A tar in gzip, sealed by age (age-encryption.org) with a passphrase: its chunks are authenticated, also their end. Anybody who
 * knows the passphrase opens it with `age --decrypt FILE | tar -xz`. What `write` adds goes to `path` as it comes.
 */
export async function writeArchive(
  path: string,
  passphrase: string,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const pack = tar.pack();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_WORK);
  const written = pipeline(
    Readable.from(pack),
    createGzip(GZIP),
    async function* (packed: AsyncIterable<Buffer>) {
      yield* await encrypter.encrypt(ReadableStream.from(packed) as ReadableStream<Uint8Array<ArrayBuffer>>);
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  const ended = (begin: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));
  const archive: ArchiveWriter = {
    add: (name, content) => ended((done) => pack.entry({ name }, content, done)),
    addStream: (name, size, source) =>
      ended((done) => {
        const entry = pack.entry({ name, size }, done);
        void (async () => {
          for await (const chunk of source) if (!entry.write(chunk)) await drained(entry);
          end(entry);
        })().catch(done);
      }),
  };
  const adding = async () => {
    try {
      await write(archive);
      pack.finalize();
    } catch (error) {
      pack.destroy(error as Error);
      throw error;
    }
  };
  // The first that fails is the cause; the other fails after it.
  await Promise.all([adding(), written]);
}

/** One entry: its bytes have to be read before the next one comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly stream: Readable;
  text(): Promise<string>;
}

async function* decrypted(sealed: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  yield* await decrypter
    .decrypt(ReadableStream.from(sealed) as ReadableStream<Uint8Array<ArrayBuffer>>)
    .catch((error: unknown) => {
      throw new ConfigError('The archive does not open: the passphrase is another one, or it is no archive.', {
        cause: error,
      });
    });
}

/** What the person reads of an archive that cannot be read to its end. */
function asSentence(error: unknown, path: string): ConfigError {
  if (error instanceof ConfigError) return error;
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  const sentence = isMissing ? `There is no file ${path}.` : 'The archive is damaged: nothing of it was taken over.';
  return new ConfigError(sentence, { cause: error });
}

/** Reads the entries of a sealed archive in their order. One that was changed or cut off fails with one sentence. */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const reading = pipeline(
    createReadStream(path),
    (sealed: AsyncIterable<Buffer>) => decrypted(sealed, passphrase),
    createGunzip(),
    async function (bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) if (!extract.write(chunk)) await drained(extract);
      end(extract);
    },
  );
  let cause: Error | undefined;
  reading.catch((error: unknown) => {
    cause = asSentence(error, path);
    extract.destroy(cause);
  });
  try {
    for await (const entry of extract) {
      const stream = Readable.from(entry);
      yield { name: entry.header.name, stream, text: async () => (await buffer(stream)).toString() };
      stream.resume();
    }
    await reading;
  } catch (error) {
    throw cause ?? asSentence(error, path);
  } finally {
    extract.destroy();
  }
}
