import { constants, inflateRawSync } from 'node:zlib';
import { find, read, type CFB$Container } from 'cfb';
import { READING_LIMITS } from '../limits.ts';
import { Unreadable } from '../unreadable.ts';

const CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const SIGNATURE = 'HWP Document File';
/** HWP 3 and before are no containers; their own signature stands at the beginning. */
const OLD_SIGNATURE = 'HWP Document File V';
/** Properties of a document (HWP 5.0 revision 1.3, table 3). */
const PROPERTY = { isPacked: 1 << 0, hasPassword: 1 << 1, isForDistribution: 1 << 2 };
/** Protected by rights or certificates. */
const LOCKED = (1 << 4) | (1 << 8) | (1 << 10);
const PROPERTIES_AT = 36;

function openContainer(bytes: Buffer): CFB$Container {
  if (bytes.toString('latin1', 0, OLD_SIGNATURE.length) === OLD_SIGNATURE) throw new Unreadable('hwp3');
  if (!bytes.subarray(0, CONTAINER.length).equals(CONTAINER)) throw new Unreadable('broken');
  try {
    return read(bytes, { type: 'buffer' });
  } catch {
    throw new Unreadable('broken');
  }
}

/** The streams of an HWP 5 document, unpacked within the bounds of a reading. */
export class HwpContainer {
  readonly #container: CFB$Container;
  readonly #isPacked: boolean;
  #unpacked = 0;

  constructor(bytes: Buffer) {
    this.#container = openContainer(bytes);
    const header = this.#bytes('FileHeader');
    if (!header || header.length < PROPERTIES_AT + 4 || header.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE)
      throw new Unreadable('oldFormat');
    const properties = header.readUInt32LE(PROPERTIES_AT);
    if ((properties & PROPERTY.hasPassword) !== 0 || (properties & LOCKED) !== 0) throw new Unreadable('encrypted');
    if ((properties & PROPERTY.isForDistribution) !== 0) throw new Unreadable('forDistribution');
    this.#isPacked = (properties & PROPERTY.isPacked) !== 0;
  }

  #bytes(name: string): Buffer | undefined {
    const entry = find(this.#container, `/${name}`);
    return entry?.content && Buffer.from(entry.content);
  }

  /** A stream as it was before it was packed; undefined where there is none. */
  stream(name: string): Buffer | undefined {
    const bytes = this.#bytes(name);
    if (!bytes) return undefined;
    const left = READING_LIMITS.unpackedBytes - this.#unpacked;
    if (left <= 0) throw new Unreadable('tooLarge');
    const stream = this.#isPacked ? this.#inflate(bytes, left) : bytes;
    this.#unpacked += stream.length;
    return stream;
  }

  #inflate(bytes: Buffer, maxOutputLength: number): Buffer {
    try {
      // Some programs leave the last block of a stream open.
      return inflateRawSync(bytes, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      throw new Unreadable((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken');
    }
  }
}
