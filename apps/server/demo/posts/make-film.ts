import sharp from 'sharp';

/** A picture of a film, as an SVG, and how long it stands. */
export interface Slide {
  readonly svg: string;
  readonly seconds: number;
}

const WIDTH = 640;
const HEIGHT = 360;

/** An element of EBML, of which WebM is made (RFC 8794): its id, its length in eight bytes, its content. */
function element(id: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const name = Buffer.from(id.toString(16), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([name, length, body]);
}
const text = (id: number, value: string) => element(id, Buffer.from(value, 'utf8'));
function number(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}
function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** The one picture of VP8 that a lossy WebP holds, which is a key frame of a film. */
async function keyFrame(svg: string): Promise<Buffer> {
  const webp = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT)
    .flatten({ background: '#fff' })
    .webp({ quality: 70, effort: 0 })
    .toBuffer();
  for (let at = 12; at < webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('The picture has no frame of VP8.');
}

const HEAD = element(
  0x1a45dfa3,
  number(0x4286, 1),
  number(0x42f7, 1),
  number(0x42f2, 4),
  number(0x42f3, 8),
  text(0x4282, 'webm'),
  number(0x4287, 2),
  number(0x4285, 2),
);

/** A silent film of pictures that follow each other, as WebM. Each begins a cluster, so that players find their way to it. */
export async function makeFilm(slides: readonly Slide[]): Promise<Buffer> {
  const clusters: Buffer[] = [];
  let at = 0;
  for (const { svg, seconds } of slides) {
    const frame = await keyFrame(svg);
    // Every second again: a player that looks for a place between finds one near.
    for (let second = 0; second < seconds; second += 1) {
      const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), frame]);
      clusters.push(element(0x1f43b675, number(0xe7, (at + second) * 1000), element(0xa3, block)));
    }
    at += seconds;
  }
  const information = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, at * 1000),
    text(0x4d80, 'dure'),
    text(0x5741, 'dure'),
  );
  const track = element(
    0xae,
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    text(0x86, 'V_VP8'),
    element(0xe0, number(0xb0, WIDTH), number(0xba, HEIGHT)),
  );
  return Buffer.concat([HEAD, element(0x18538067, information, element(0x1654ae6b, track), ...clusters)]);
}
