import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Unreadable } from '../unreadable.ts';

const LIBRARY = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
/** Opens a PDF; pictures of more pixels than `maxImageSize` stay packed, none where it is -1. */
export async function openPdf(path: string, maxImageSize: number): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data: new Uint8Array(await readFile(path)),
      // Korean fonts that are not embedded say their letters by the numbers of Adobe-Korea1.
      cMapUrl: `${join(LIBRARY, 'cmaps')}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(LIBRARY, 'standard_fonts')}/`,
      disableFontFace: true,
      maxImageSize,
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw new Unreadable((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}
