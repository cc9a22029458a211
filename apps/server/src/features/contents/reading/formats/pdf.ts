import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';
import { LetterSizes, linesOf, paragraphsOf, type Placed } from './pdf-lines.ts';

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

async function piecesOf(page: PDFPageProxy): Promise<Placed[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item
      ? [
          {
            text: item.str,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
            size: Math.hypot(item.transform[2] as number, item.transform[3] as number) || item.height,
          },
        ]
      : [],
  );
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
  let heading = '';
  let letters = 0;
  let broken = 0;
  for (let unitNo = 1; unitNo <= pages; unitNo += 1) {
    try {
      const page = await document.getPage(unitNo);
      const lines = linesOf(await piecesOf(page));
      sizes.add(lines);
      const read = paragraphsOf(lines, heading, sizes.body);
      heading = read.heading;
      for (const { text, heading: above } of read.paragraphs) {
        letters += text.length;
        out.block({ text, unitNo, heading: above });
      }
      page.cleanup();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      broken += 1;
    }
    out.done(unitNo);
  }
  if (broken === pages) throw new Unreadable('broken');
  if (letters < LETTERS_OF_A_PAGE * pages) throw new Unreadable('scanned');
};
