import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import type { Format } from '../outlet.ts';

/** What reads each kind; loaded when it is needed. A link is read as the page that was fetched. */
export const FORMATS: Readonly<Record<Exclude<ContentKind, 'IMAGE' | 'LINK'>, () => Promise<Format>>> = {
  PDF: async () => (await import('./pdf.ts')).readPdf,
  DOCX: async () => (await import('./docx.ts')).readDocx,
  PPTX: async () => (await import('./pptx.ts')).readPptx,
  XLSX: async () => (await import('./xlsx.ts')).readSheets,
  HWPX: async () => (await import('./hwpx.ts')).readHwpx,
  HTML: async () => (await import('./html.ts')).readHtml,
  MD: async () => (await import('./text.ts')).readText,
  TXT: async () => (await import('./text.ts')).readText,
  OLD: async () => (await import('./unsupported.ts')).readOld,
};
