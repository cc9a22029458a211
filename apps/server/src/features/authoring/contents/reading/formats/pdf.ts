import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';
import { furnitureOf } from './pdf-furniture.ts';
import { LetterSizes, linesOf, paragraphsOf, type Line, type Placed } from './pdf-lines.ts';
import { WordBreaks } from './word-breaks.ts';

const LIBRARY = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** Letters of a page that is more than a picture with a number below it. */
const LETTERS_OF_A_PAGE = 4;

async function open(path: string): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(await readFile(path)),
      // Korean fonts that are not embedded say their letters by the numbers of Adobe-Korea1.
      cMapUrl: `${join(LIBRARY, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(LIBRARY, 'standard_fonts')}/`,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
/** Letters below so many points are dust on the page. */
const DUST = 3;

/** A piece of text with how far it goes; turned ones go up or down. */
interface Turned extends Placed {
  readonly toX: number;
  readonly toY: number;
}

/** Whether some of it lies on the page, and is large enough to be read there. */
function isOnPage({ x, y, toX, toY, size }: Turned, [left, bottom, right, top]: readonly number[]): boolean {
  const isBeside = Math.max(x, toX) <= left! || Math.min(x, toX) >= right!;
  const isAboveOrBelow = Math.max(y, toY) + size <= bottom! || Math.min(y, toY) >= top!;
  return size >= DUST && !isBeside && !isAboveOrBelow;
}

async function piecesOf(page: PDFPageProxy): Promise<Placed[]> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [across, up, c, d, x, y] = item.transform as [number, number, number, number, number, number];
    const along = Math.hypot(across, up) || 1;
    const size = Math.hypot(c, d) || item.height;
    const [toX, toY] = [x + (item.width * across) / along, y + (item.width * up) / along];
    return [{ text: item.str, x, y, width: item.width, size, toX, toY }];
  });
  return pieces.filter((piece) => piece.text.trim() === '' || isOnPage(piece, page.view));
}

/** Whether a picture stands on the page: one without words was scanned or drawn. */
async function isPainted(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((code) => PICTURES.has(code));
}

/** PDF, page by page; what has pages but no letters was scanned. */
export const readPdf: Format = async (path, out) => {
  const document = await open(path);
  const pages = document.numPages;
  if (pages > READING_LIMITS.pages) throw new Unreadable('tooLarge');
  out.counted('PAGE', pages);
  const { info } = await document.getMetadata().catch(() => ({ info: undefined }));
  const title = (info as { Title?: unknown } | undefined)?.Title;
  if (typeof title === 'string') out.title(title);
  const sizes = new LetterSizes();
  const breaks = new WordBreaks();
  const read: { readonly unitNo: number; readonly lines: Line[] }[] = [];
  let broken = 0;
  for (let unitNo = 1; unitNo <= pages; unitNo += 1) {
    try {
      const page = await document.getPage(unitNo);
      const lines = linesOf(await piecesOf(page));
      sizes.add(lines);
      breaks.add(lines);
      if (lines.length === 0 && (await isPainted(page))) out.leftOut('pictureOnly', unitNo);
      read.push({ unitNo, lines });
      page.cleanup();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      broken += 1;
      out.leftOut('brokenPage', unitNo);
    }
    out.done(unitNo);
  }
  const furniture = furnitureOf(read);
  // What a word is and how large the text is, the whole document says.
  breaks.settle(read.flatMap(({ lines }) => lines));
  let heading = '';
  let letters = 0;
  for (const { unitNo, lines: all } of read) {
    const lines = all.filter((line) => !furniture.has(line));
    if (lines.length < all.length) out.leftOut('headerFooter', unitNo);
    const { paragraphs, heading: last } = paragraphsOf(lines, heading, sizes.body, breaks);
    heading = last;
    for (const { text, heading: above } of paragraphs) {
      letters += text.length;
      out.block({ text, unitNo, heading: above });
    }
  }
  if (broken === pages) throw new Unreadable('broken');
  if (letters < LETTERS_OF_A_PAGE * pages) throw new Unreadable('scanned');
};
