import { readFile, stat } from 'node:fs/promises';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';
import { decodeText } from './text.ts';

const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,li,pre,blockquote,dt,dd,figcaption,tr';
const CHARSET = /<meta[^<>]{0,200}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;
const KOREAN = /^(euc-kr|ks_c_5601-1987|ksc5601|cp949|ms949|windows-949)$/i;

/** A page says its encoding in its head; what comes with it over the wire goes first. */
function decodePage(bytes: Uint8Array, contentType: string): string {
  if (/charset=/.test(contentType) && !/charset=utf-8/i.test(contentType)) return decodeText(bytes, contentType);
  const said = CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))?.[1] ?? 'utf-8';
  return decodeText(bytes, `charset=${KOREAN.test(said) ? 'euc-kr' : 'utf-8'}`);
}

/** What is used of the document, which is none of a browser. */
interface Element {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly children: Iterable<Element>;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  closest(selector: string): Element | null;
}
interface Page extends Element {
  readonly documentElement: Element;
}
const FRAME = /<!doctype[^<>]*>|<\/?(?:html|head)\b[^<>]*>/gi;

/** HTML lets one leave its body unwritten; the parser does not add it, and without it there is no article. */
const withBody = (html: string) =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html.replace(FRAME, '')}</body></html>`;

const parse = (html: string) => parseHTML(html).document as unknown as Page;

const lineOf = (element: Element): string => {
  if (element.tagName === 'PRE') return element.textContent ?? '';
  const cells = element.tagName === 'TR' ? [...element.children] : [element];
  return cells.map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()).join(' | ');
};

/** Finding the article takes longer with each level and element; no page that people read has so many. */
function checkSize(root: Element): void {
  let level = [...root.children];
  let elements = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    elements += level.length;
    if (elements > READING_LIMITS.htmlElements) throw new Unreadable('tooLarge');
    if (depth > READING_LIMITS.htmlDepth) throw new Unreadable('broken');
    level = level.flatMap((element) => [...element.children]);
  }
}

/** A page of the web: what is its text, without menus and adverts, under its headings. */
export const readHtml: Format = async (path, out, contentType) => {
  if ((await stat(path)).size > READING_LIMITS.pageBytes) throw new Unreadable('tooLarge');
  const document = parse(withBody(decodePage(await readFile(path), contentType)));
  checkSize(document.documentElement);
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const article = new Readability(document as never).parse();
  if (title !== '' || article?.title) out.title(article?.title || title);
  out.counted(null, 0);
  if (!article?.content) return;
  const body = parse(`<!doctype html><html><body>${article.content}</body></html>`);
  const elements = [...body.querySelectorAll(BLOCKS)];
  let heading = '';
  for (const element of elements) {
    // A list item with paragraphs is said by them; text of its own stands in the item that holds no other.
    if (element.tagName !== 'TR' && element.querySelector(BLOCKS)) continue;
    if (element.tagName !== 'TR' && element.closest('tr')) continue;
    const text = lineOf(element);
    if (/^H[1-6]$/.test(element.tagName)) heading = text;
    else out.block({ text, unitNo: null, heading });
  }
  if (elements.length === 0) out.block({ text: article.textContent ?? '', unitNo: null, heading });
};
