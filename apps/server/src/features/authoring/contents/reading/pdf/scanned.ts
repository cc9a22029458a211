import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Outlet } from '../outlet.ts';
import { openPdf } from './open-pdf.ts';
import { pictureOf } from './pictures.ts';
import { recognisedWords } from './recognised-words.ts';

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** What a page without letters is: its picture's words where they can be had, or the reason why there are none. */
async function readPage(page: PDFPageProxy, unitNo: number, out: Outlet): Promise<readonly string[]> {
  const { fnArray } = await page.getOperatorList();
  if (!fnArray.some((code) => PICTURES.has(code))) return [];
  const picture = out.recognise && (await pictureOf(page).catch(() => undefined));
  const table = picture && (await out.recognise?.(picture));
  const found = table === undefined ? undefined : recognisedWords(table);
  if (!found) out.leftOut('pictureOnly', unitNo);
  if (found?.isUnsure) out.leftOut('unsure', unitNo);
  if (found && found.paragraphs.length > 0) out.recognised?.({ unitNo, percent: found.percent });
  return found?.paragraphs ?? [];
}

/** Paragraphs of pages that have no letters, by their pages; pages that stay without any are told. */
export async function readScanned(
  path: string,
  wordless: readonly number[],
  out: Outlet,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>();
  if (wordless.length === 0) return found;
  const document = await openPdf(path, -1);
  for (const unitNo of wordless) {
    // A page that cannot be drawn has no words either.
    const page = await document.getPage(unitNo).catch(() => undefined);
    const paragraphs = page ? await readPage(page, unitNo, out).catch(() => []) : [];
    if (paragraphs.length > 0) found.set(unitNo, paragraphs);
    page?.cleanup();
  }
  await document.loadingTask.destroy();
  return found;
}
