/** The few fields of an OpenType file that cutting our own font needs. */

interface Table {
  readonly offset: number;
  readonly length: number;
}

export interface Metrics {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  readonly lineGap: number;
  /** Advance of a Hangul syllable: the widest common advance of the font. */
  readonly syllable: number;
}

function table(font: Buffer, wanted: string): Table {
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    if (font.toString('latin1', record, record + 4) !== wanted) continue;
    return { offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
  }
  throw new Error(`the font has no table ${wanted}`);
}

function commonestAdvance(font: Buffer, count: number): number {
  const { offset } = table(font, 'hmtx');
  const seen = new Map<number, number>();
  for (let glyph = 0; glyph < count; glyph++) {
    const advance = font.readUInt16BE(offset + glyph * 4);
    seen.set(advance, (seen.get(advance) ?? 0) + 1);
  }
  return [...seen].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

export function readMetrics(font: Buffer): Metrics {
  const hhea = table(font, 'hhea').offset;
  return {
    unitsPerEm: font.readUInt16BE(table(font, 'head').offset + 18),
    ascender: font.readInt16BE(hhea + 4),
    descender: font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    syllable: commonestAdvance(font, font.readUInt16BE(hhea + 34)),
  };
}

/**
 * The licence reserves the original's name, so a changed font needs another one. It has the same length here so that
 * the table keeps its shape. The copyright notice (name 0) has to stay as it is.
 */
export function renameFont(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('the new name must be as long as the old one');
  const renamed = Buffer.from(font);
  const name = table(font, 'name').offset;
  const storage = name + font.readUInt16BE(name + 4);
  const twoBytes = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (let record = name + 6; record < name + 6 + font.readUInt16BE(name + 2) * 12; record += 12) {
    const [platform, id] = [font.readUInt16BE(record), font.readUInt16BE(record + 6)];
    if (id === 0) continue;
    const encode = platform === 1 ? (text: string) => Buffer.from(text, 'latin1') : twoBytes;
    const start = storage + font.readUInt16BE(record + 10);
    const text = renamed.subarray(start, start + font.readUInt16BE(record + 8));
    for (let at = text.indexOf(encode(from)); at !== -1; at = text.indexOf(encode(from))) encode(to).copy(text, at);
  }
  return renamed;
}
