import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** What pdf.js says of an annotation, as far as it is asked. */
interface Annotation {
  readonly id: string;
  readonly subtype: string;
  readonly contentsObj?: { readonly str: string };
  readonly fieldValue?: unknown;
}

/** What somebody wrote about the page, and what was filled into its form. */
export async function annotationsOf(
  page: PDFPageProxy,
): Promise<{ readonly hasComment: boolean; readonly fields: ReadonlySet<string> }> {
  const all = (await page.getAnnotations()) as readonly Annotation[];
  const comments = all.filter(({ subtype }) => subtype !== 'Widget' && subtype !== 'Link' && subtype !== 'Popup');
  const filled = all.filter(
    ({ subtype, fieldValue }) => subtype === 'Widget' && typeof fieldValue === 'string' && fieldValue.trim() !== '',
  );
  return {
    hasComment: comments.some(({ contentsObj }) => (contentsObj?.str ?? '').trim() !== ''),
    fields: new Set(filled.map(({ id }) => id)),
  };
}

/** Layers of a document that are shown when it is opened. */
export async function shownLayers(document: PDFDocumentProxy): Promise<(group: unknown) => boolean> {
  const config = await document.getOptionalContentConfig();
  return (group) => config.isVisible(group as never);
}

/** Whether other files travel within the document. */
export async function hasFiles(document: PDFDocumentProxy): Promise<boolean> {
  const files: unknown = await document.getAttachments().catch(() => null);
  if (files instanceof Map) return files.size > 0;
  return typeof files === 'object' && files !== null && Object.keys(files).length > 0;
}
