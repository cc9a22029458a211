import { readFile, stat } from 'node:fs/promises';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { READING_LIMITS } from '../limits.ts';
import type { Format, Outlet } from '../outlet.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { Unreadable } from '../unreadable.ts';
import { HtmlBlocks, type Element } from './html-blocks.ts';
import { decodeText } from './text.ts';

const CHARSET = /<meta[^<>]{0,200}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;
const KOREAN = /^(euc-kr|ks_c_5601-1987|ksc5601|cp949|ms949|windows-949)$/i;

/** A page says its encoding in its head; what comes with it over the wire goes first. */
function decodePage(bytes: Uint8Array, contentType: string): string {
  if (/charset=/.test(contentType) && !/charset=utf-8/i.test(contentType)) return decodeText(bytes, contentType);
  const said = CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))?.[1] ?? 'utf-8';
  return decodeText(bytes, `charset=${KOREAN.test(said) ? 'euc-kr' : 'utf-8'}`);
}

interface Page extends Element {
  readonly documentElement: Element;
}
const FRAME = /<!doctype[^<>]*>|<\/?(?:html|head)\b[^<>]*>/gi;

/** HTML lets one leave its body unwritten; the parser does not add it, and without it there is no article. */
const withBody = (html: string) =>
  /<body[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html.replace(FRAME, '')}</body></html>`;

const parse = (html: string) => parseHTML(html).document as unknown as Page;

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

async function open(path: string, out: Outlet, contentType: string): Promise<Page> {
  if ((await stat(path)).size > READING_LIMITS.pageBytes) throw new Unreadable('tooLarge');
  const document = parse(withBody(decodePage(await readFile(path), contentType)));
  checkSize(document.documentElement);
  const title = (document.querySelector('title')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (title !== '') out.title(title);
  out.counted(null, 0);
  return document;
}

function readElement(element: Element, out: Outlet, isLeft?: (element: Element) => boolean): void {
  const trail = new HeadingTrail((block) => out.block(block));
  const blocks = new HtmlBlocks(trail, (reason) => out.leftOut(reason), isLeft);
  blocks.read(element);
  blocks.flush();
  trail.end();
}

const isMenu = (element: Element) => element.tagName === 'NAV' || element.getAttribute('role') === 'navigation';

/** A page as a file: whoever gives it means all of it but its menus. */
export const readHtml: Format = async (path, out, contentType) => {
  const document = await open(path, out, contentType);
  readElement(document.querySelector('body') ?? document.documentElement, out, isMenu);
};

/** Numbers the elements of a page, so that those that were found to be its article are known again. */
const NUMBER = 'data-dure-number';
const FURNITURE =
  'nav, header, footer, aside, form, [role=navigation], [role=banner], [role=contentinfo], [role=search]';

function lastCommon(elements: readonly Element[]): Element | undefined {
  const above = (element: Element) => {
    const path: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) path.unshift(one);
    return path;
  };
  let common: Element[] | undefined;
  for (const element of elements) {
    const path = above(element);
    common = common ? common.filter((one, index) => one === path[index]) : path;
  }
  return common?.at(-1);
}

/** A page of the web: its article, without menus and adverts, and all that stands between the parts of it. */
export const readPage: Format = async (path, out, contentType) => {
  const document = await open(path, out, contentType);
  const numbered = [...document.querySelectorAll('*')];
  for (const [number, element] of numbered.entries()) element.setAttribute(NUMBER, String(number));
  const html = document.documentElement.outerHTML;
  const article = new Readability(parse(html) as never, { keepClasses: false }).parse();
  if (article?.title) out.title(article.title);
  if (!article?.content) return;
  const found = [...parse(withBody(article.content)).querySelectorAll(`[${NUMBER}]`)].flatMap((element) => {
    const original = numbered[Number(element.getAttribute(NUMBER))];
    return original ? [original] : [];
  });
  const place = lastCommon(found);
  if (!place) return;
  const kept = new Set(found);
  for (const element of found)
    for (let one = element.parentElement; one && one !== place && !kept.has(one); one = one.parentElement)
      kept.add(one);
  const isWithin = place.closest(FURNITURE) !== null;
  readElement(place, out, (element) => !isWithin && !kept.has(element) && element.matches(FURNITURE));
};
