/** What reads documents and pages of others, for children of other features: never imported by the server itself. */
import { HtmlBlocks, type Element } from './reading/formats/html-blocks.ts';
import type { Block, Format } from './reading/outlet.ts';
import { Unreadable } from './reading/unreadable.ts';

export { Unreadable as UnreadableDocument };
export type HtmlElement = Element;

/** The paragraphs of an element as a browser shows it, headings among them. */
export function paragraphsOf(element: Element): string[] {
  const found: string[] = [];
  const add = (text: string) => void found.push(text);
  const blocks = new HtmlBlocks({ block: add, heading: add }, () => {});
  blocks.read(element);
  blocks.flush();
  return found.filter((text) => text.trim() !== '');
}

const DOCUMENTS = {
  DOCX: async () => (await import('./reading/formats/docx.ts')).readDocx,
  HWPX: async () => (await import('./reading/formats/hwpx.ts')).readHwpx,
} as const satisfies Readonly<Record<string, () => Promise<Format>>>;
export type DocumentKind = keyof typeof DOCUMENTS;

/** The paragraphs of a document, headings among them as they stand. Throws `UnreadableDocument`. */
export async function documentParagraphs(path: string, kind: DocumentKind): Promise<string[]> {
  const found: string[] = [];
  let above = '';
  const read = await DOCUMENTS[kind]();
  const put = ({ text, heading }: Block) => {
    if (heading !== above && heading !== '') found.push(...heading.split(' › '));
    above = heading;
    found.push(text);
  };
  await read(
    path,
    { counted: () => {}, done: () => {}, title: () => {}, block: put, note: () => {}, leftOut: () => {} },
    '',
  );
  return found;
}
