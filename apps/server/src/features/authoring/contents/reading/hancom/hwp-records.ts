import { READING_LIMITS } from '../limits.ts';
import { Unreadable } from '../unreadable.ts';

/** Tags of the records that are read (HWP 5.0 revision 1.3, tables 13 and 57). */
export const TAG = {
  numbering: 0x17,
  charShape: 0x15,
  paraShape: 0x19,
  style: 0x1a,
  paragraph: 0x42,
  text: 0x43,
  charShapes: 0x44,
  control: 0x47,
  list: 0x48,
  shape: 0x4c,
  table: 0x4d,
  equation: 0x58,
} as const;

/** A record with what stands in it. */
export interface HwpRecord {
  readonly tag: number;
  readonly data: Buffer;
  readonly children: HwpRecord[];
}

/** Sizes that do not fit the head of a record stand behind it. */
const LONG = 0xfff;
const MAX_RECORDS = 2_000_000;

/** Records of a stream as the tree that their levels tell (table 12). */
export function recordsOf(stream: Buffer): HwpRecord[] {
  const roots: HwpRecord[] = [];
  const open: { readonly level: number; readonly children: HwpRecord[] }[] = [{ level: -1, children: roots }];
  let count = 0;
  for (let at = 0; at + 4 <= stream.length;) {
    const head = stream.readUInt32LE(at);
    const level = (head >>> 10) & 0x3ff;
    let size = head >>> 20;
    at += 4;
    if (size === LONG && at + 4 <= stream.length) {
      size = stream.readUInt32LE(at);
      at += 4;
    }
    count += 1;
    if (count > MAX_RECORDS) throw new Unreadable('tooLarge');
    if (at + size > stream.length || level > READING_LIMITS.xmlDepth) throw new Unreadable('broken');
    const record = { tag: head & 0x3ff, data: stream.subarray(at, at + size), children: [] };
    while (open.at(-1)!.level >= level) open.pop();
    open.at(-1)!.children.push(record);
    open.push({ level, children: record.children });
    at += size;
  }
  return roots;
}

/** Numbers and texts of a record one after another; what it lacks is 0 or empty, as older versions wrote less. */
export class RecordReader {
  readonly #data: Buffer;
  #at: number;

  constructor(data: Buffer, at = 0) {
    this.#data = data;
    this.#at = at;
  }

  skip(bytes: number): this {
    this.#at += bytes;
    return this;
  }

  #take(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    return this.#at <= this.#data.length ? this.#data.readUIntLE(at, bytes) : 0;
  }

  byte = (): number => this.#take(1);
  word = (): number => this.#take(2);
  long = (): number => this.#take(4);

  text(length = this.word()): string {
    const at = this.#at;
    this.#at += length * 2;
    return this.#data.toString('utf16le', at, this.#at);
  }
}

/** Ids of controls are four letters, the first in the highest byte. */
export const idOf = (data: Buffer): string =>
  data.length < 4
    ? ''
    : data
        .subarray(0, 4)
        .toReversed()
        .reduce((id, code) => id + String.fromCharCode(code), '');
