import { ImageKind, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { PagePicture } from '../../../../../kernel/recognition/recognition.ts';
import { asMatrix, type Matrix, pageMatrix, times } from './letters.ts';

/** A picture as pdf.js unpacks it. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Nothing for a mask, whose bits are ink where they are 0. */
  readonly kind?: number;
}
interface PlacedPicture extends Picture {
  /** From its unit square, whose origin is below, to the page. */
  readonly matrix: Matrix;
}

/** Dots per inch: a scan is drawn as it was made, within what recognition can read. */
const DENSITY = { least: 150, most: 300 };
/** Dots of the longer side: a poster is drawn smaller. */
const MOST_DOTS = 4000;
/** One that does not come after so long never will. */
const UNPACKING_MS = 10_000;
const WHITE = 255;

/** Pictures that pdf.js keeps beside the operators, once they are unpacked. */
async function pictureAt(page: PDFPageProxy, id: string): Promise<Picture | undefined> {
  const store = id.startsWith('g_') ? page.commonObjs : page.objs;
  return Promise.race([
    new Promise<Picture | undefined>((resolve) => {
      store.get(id, (found: Picture | null) => resolve(found ?? undefined));
    }),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), UNPACKING_MS).unref();
    }),
  ]);
}

/** The pictures of a page with their places; none where it shows none. */
async function picturesOf(page: PDFPageProxy): Promise<PlacedPicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const found: PlacedPicture[] = [];
  const saved: Matrix[] = [];
  let matrix = pageMatrix(page);
  for (const [at, operator] of fnArray.entries()) {
    const given = (argsArray[at] ?? []) as readonly unknown[];
    if (operator === OPS.save) saved.push(matrix);
    if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (given[0]) matrix = times(matrix, asMatrix(given[0] as number[]));
    }
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = times(matrix, asMatrix(given as number[]));
    const isNamed = operator === OPS.paintImageXObject;
    if (!isNamed && operator !== OPS.paintInlineImageXObject && operator !== OPS.paintImageMaskXObject) continue;
    const inline = given[0] as Picture & { readonly data: Uint8Array | string };
    const id = isNamed ? (given[0] as string) : typeof inline.data === 'string' ? inline.data : undefined;
    const picture = id === undefined ? inline : await pictureAt(page, id);
    if (picture && ArrayBuffer.isView(picture.data))
      found.push({ ...(id === undefined ? {} : inline), ...picture, matrix } as PlacedPicture);
  }
  return found;
}

/** How light a dot of a picture is, from 0 to 255. */
function lightOf({ data, width, kind }: Picture): (x: number, y: number) => number {
  const grey = (at: number) => (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  if (kind === ImageKind.RGB_24BPP) return (x, y) => grey((y * width + x) * 3);
  if (kind === ImageKind.RGBA_32BPP) return (x, y) => grey((y * width + x) * 4);
  const row = (width + 7) >> 3;
  return (x, y) => ((data[y * row + (x >> 3)]! >> (7 - (x & 7))) & 1 ? WHITE : 0);
}

/** Draws a picture at its place, turned and mirrored as it is seen. */
function draw(picture: PlacedPicture, paper: Uint8Array, wide: number, high: number, scale: number): void {
  const { width, height, matrix } = picture;
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (area === 0) return;
  const light = lightOf(picture);
  const corners = [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ] as const;
  const across = corners.map(([x]) => x * scale);
  const down = corners.map(([, y]) => high - y * scale);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...across))), Math.min(wide, Math.ceil(Math.max(...across)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...down))), Math.min(high, Math.ceil(Math.max(...down)))];
  for (let py = top; py < bottom; py += 1) {
    const y = (high - py - 0.5) / scale - f;
    for (let px = left; px < right; px += 1) {
      const x = (px + 0.5) / scale - e;
      const ix = Math.floor(((d * x - c * y) / area) * width);
      const iy = Math.floor((1 - (a * y - b * x) / area) * height);
      if (ix >= 0 && ix < width && iy >= 0 && iy < height) paper[py * wide + px] = light(ix, iy);
    }
  }
}

/** Dots per inch of the widest picture. */
function densityOf(pictures: readonly PlacedPicture[]): number {
  const widest = pictures.toSorted((one, other) => other.width - one.width)[0]!;
  const inches = Math.hypot(widest.matrix[0], widest.matrix[1]) / 72;
  return Math.min(DENSITY.most, Math.max(DENSITY.least, widest.width / Math.max(inches, 0.1)));
}

/** Where columns part: a white strip this wide, of this share of the height, near the middle of the page. */
const GUTTER = { width: 0.015, from: 0.35, to: 0.65, ink: 0.004 };
const DARK = 128;

/** Whether a white strip parts the middle of a page from top to bottom, with ink on both sides. */
function isInColumns(paper: Uint8Array, wide: number, high: number): boolean {
  const inkAt = (x: number) => {
    let dark = 0;
    // A title may stand above the columns, a number below them.
    for (let y = Math.floor(high * 0.25); y < high * 0.9; y += 2) if (paper[y * wide + x]! < DARK) dark += 1;
    return dark / (high * 0.325);
  };
  const ink = Array.from({ length: wide }, (_, x) => inkAt(x));
  const least = Math.max(2, Math.round(wide * GUTTER.width));
  let white = 0;
  for (let x = 0; x < wide; x += 1) {
    white = ink[x]! < GUTTER.ink ? white + 1 : 0;
    const middle = x - white / 2;
    if (white < least || middle < wide * GUTTER.from || middle > wide * GUTTER.to) continue;
    const hasInk = (from: number, to: number) =>
      ink.slice(from, to).filter((share) => share > 0.02).length > wide * 0.1;
    if (hasInk(0, x - white) && hasInk(x, wide)) return true;
  }
  return false;
}

/** The pictures of a page as one grey picture (PGM), as the page shows them; undefined where it shows none. */
export async function pictureOf(page: PDFPageProxy): Promise<PagePicture | undefined> {
  const pictures = await picturesOf(page);
  if (pictures.length === 0) return undefined;
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const isTurned = page.rotate % 180 !== 0;
  const [width, height] = isTurned ? [top - bottom, right - left] : [right - left, top - bottom];
  const scale = Math.min(densityOf(pictures) / 72, MOST_DOTS / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const paper = new Uint8Array(wide * high).fill(WHITE);
  for (const { matrix, ...picture } of pictures) {
    const onPaper: Matrix = [matrix[0], matrix[1], matrix[2], matrix[3], matrix[4] - left, matrix[5] - bottom];
    draw({ ...picture, matrix: onPaper }, paper, wide, high, scale);
  }
  const head = Buffer.from(`P5\n${wide} ${high}\n${WHITE}\n`);
  return { dots: Buffer.concat([head, paper]), isInColumns: isInColumns(paper, wide, high) };
}
