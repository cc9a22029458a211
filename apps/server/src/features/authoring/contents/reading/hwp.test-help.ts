import { utils, write } from 'cfb';
import { deflateRawSync } from 'node:zlib';

/** A record of HWP 5 with what stands in it. */
export interface Made {
  readonly tag: number;
  readonly data: Buffer;
  readonly children?: readonly Made[];
}

const word = (...values: readonly number[]) => {
  const data = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => data.writeUInt16LE(value, index * 2));
  return data;
};
const long = (...values: readonly number[]) => {
  const data = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => data.writeUInt32LE(value, index * 4));
  return data;
};
const string = (text: string) => Buffer.concat([word(text.length), Buffer.from(text, 'utf16le')]);
const id = (name: string) => Buffer.from([...Buffer.from(name, 'latin1')].toReversed());
const record = (tag: number, data: Buffer, children: readonly Made[] = []): Made => ({ tag, data, children });

export function packRecords(records: readonly Made[], level = 0): Buffer {
  return Buffer.concat(
    records.map(({ tag, data, children = [] }) => {
      const isLong = data.length >= 0xfff;
      const head = long((((isLong ? 0xfff : data.length) << 20) | (level << 10) | tag) >>> 0);
      return Buffer.concat([head, ...(isLong ? [long(data.length)] : []), data, packRecords(children, level + 1)]);
    }),
  );
}

/** A control within the text: its code, and the record that says what it is. */
interface Control {
  readonly code: number;
  readonly record?: Made;
  readonly size: 1 | 8;
}
type Content = string | Control;

export const sign = (code: number): Control => ({ code, size: code === 9 ? 8 : 1 });
const control = (
  code: number,
  name: string,
  data: Buffer = Buffer.alloc(0),
  children: readonly Made[] = [],
): Control => ({
  code,
  size: 8,
  record: record(0x47, Buffer.concat([id(name), data]), children),
});

interface Looks {
  readonly style?: number;
  readonly shape?: number;
  /** Changes of the letters' shape by the character they begin at. */
  readonly letters?: readonly (readonly [at: number, shape: number])[];
}

export function paragraph(contents: readonly Content[], { style = 0, shape = 0, letters = [] }: Looks = {}): Made {
  const text = Buffer.concat([
    ...contents.map((one) =>
      typeof one === 'string'
        ? Buffer.from(one, 'utf16le')
        : one.size === 1
          ? word(one.code)
          : word(one.code, 0, 0, 0, 0, 0, 0, one.code),
    ),
    word(13),
  ]);
  const controls = contents.flatMap((one) => (typeof one !== 'string' && one.record ? [one.record] : []));
  const head = Buffer.concat([long(text.length / 2, 0), word(shape), Buffer.from([style, 0]), Buffer.alloc(10)]);
  return record(0x42, head, [
    record(0x43, text),
    record(0x44, Buffer.concat([[0, 0] as const, ...letters].map(([at, look]) => long(at, look)))),
    ...controls,
  ]);
}

const list = (paragraphs: readonly Made[], more: Buffer = Buffer.alloc(0)): Made[] => [
  record(0x48, Buffer.concat([word(paragraphs.length, 0), long(0), more])),
  ...paragraphs,
];
export const note = (...paragraphs: readonly Made[]) => control(17, 'fn  ', Buffer.alloc(8), list(paragraphs));
export const header = (...paragraphs: readonly Made[]) => control(16, 'head', Buffer.alloc(8), list(paragraphs));
export const hiddenComment = (...paragraphs: readonly Made[]) => control(15, 'tcmt', Buffer.alloc(0), list(paragraphs));
export const autoNumber = (number: number, format = 0) =>
  control(18, 'atno', Buffer.concat([long(format << 4), word(number, 0, 0, 0x29)]));
export const equation = (script: string) =>
  control(11, 'eqed', Buffer.alloc(40), [record(0x58, Buffer.concat([long(0), string(script)]))]);
export const ruby = (text: string, small: string) => control(23, 'tdut', Buffer.concat([string(text), string(small)]));
export const box = (...paragraphs: readonly Made[]) =>
  control(11, 'gso ', Buffer.alloc(40), [record(0x4c, id('$rec'), list(paragraphs))]);
/** An object of another program, as charts are kept. */
export const embedded = () => control(11, 'gso ', Buffer.alloc(40), [record(0x4c, id('$ole'))]);
export const pageNumber = () => control(21, 'pgnp', Buffer.alloc(12));
export const field = (name: string) => control(3, name, Buffer.alloc(8));
export const fieldEnd: Control = { code: 4, size: 8 };
export const section = (outline: number) => control(2, 'secd', Buffer.concat([Buffer.alloc(14), word(outline)]));

/** `side` of the caption: 2 above, 3 below. */
export function table(
  rows: readonly (readonly Made[])[],
  caption?: { readonly side: 2 | 3; readonly text: Made },
): Control {
  const cells = rows.flatMap((row, y) => row.flatMap((cell, x) => list([cell], word(x, y, 1, 1))));
  return control(11, 'tbl ', Buffer.alloc(40), [
    ...(caption ? list([caption.text], long(caption.side)) : []),
    record(0x4d, Buffer.alloc(22)),
    ...cells,
  ]);
}

export const letters = (position: 'raised' | 'lowered' | 'text') =>
  record(0x15, Buffer.concat([Buffer.alloc(46), long({ raised: 1 << 15, lowered: 1 << 16, text: 0 }[position])]));
export const shape = (kind: number, level: number, numbering: number) =>
  record(0x19, Buffer.concat([long((kind << 23) | (level << 25)), Buffer.alloc(26), word(numbering)]));
export const style = (name: string, englishName: string) =>
  record(0x1a, Buffer.concat([string(name), string(englishName)]));
/** Up to seven levels: the number of a format, and a text such as `제^1조`. */
export const numbering = (levels: readonly (readonly [format: number, text: string])[]) =>
  record(
    0x17,
    Buffer.concat([
      ...Array.from({ length: 7 }, (_, at) => {
        const [format, text] = levels[at] ?? [0, ''];
        return Buffer.concat([long(format << 5), Buffer.alloc(8), string(text)]);
      }),
      word(1),
      long(1, 1, 1, 1, 1, 1, 1),
    ]),
  );

interface Options {
  readonly info?: readonly Made[];
  readonly properties?: number;
  readonly signature?: string;
}

/** An HWP 5 document of these sections, packed as Hancom packs them; bytes are taken as they are. */
export function makeHwp(
  sections: readonly (readonly Made[] | Buffer)[],
  { info = [], properties = 1, signature = 'HWP Document File' }: Options = {},
): Buffer {
  const container = utils.cfb_new();
  const pack = (records: readonly Made[] | Buffer) => {
    const bytes = Buffer.isBuffer(records) ? records : packRecords(records);
    return (properties & 1) === 1 ? deflateRawSync(bytes) : bytes;
  };
  const head = Buffer.alloc(256);
  head.write(signature, 'latin1');
  head.writeUInt32LE(0x05010000, 32);
  head.writeUInt32LE(properties, 36);
  utils.cfb_add(container, '/FileHeader', head);
  utils.cfb_add(container, '/DocInfo', pack(info));
  sections.forEach((records, index) => utils.cfb_add(container, `/BodyText/Section${index}`, pack(records)));
  return write(container, { type: 'buffer' }) as Buffer;
}
