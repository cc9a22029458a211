import { MathMLToLaTeX } from 'mathml-to-latex';
import { parseHTML } from 'linkedom';
import { UnreadableSheet } from '../../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { type HtmlElement, paragraphsOf } from '../../../../contents/documents.public.ts';
import type { Report } from '../../exchange/row-report.ts';
import { asFormula, foreignText } from './foreign-text.ts';

/** Elements of one text, and how deep they stand: no question that people write has so many. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 200;

/** What is shown otherwise than as words. */
const DECORATED =
  'b, strong, i, em, u, s, mark, font, h1, h2, h3, h4, h5, h6, code, pre, table, ul, ol, [style*=color]';
const MEDIA = 'img, video, audio, iframe, object, embed, svg, canvas';

interface Root extends HtmlElement {
  querySelectorAll(selector: string): Iterable<HtmlElement & { replaceWith(...texts: string[]): void }>;
}

function checkSize(root: HtmlElement): void {
  let level = [...root.children];
  let elements = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    elements += level.length;
    if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new UnreadableSheet('tooLarge');
    level = level.flatMap((element) => [...element.children]);
  }
}

/** Elements of MathML without a prefix: the converter answers nothing for those that have one. */
const withoutPrefixes = (mathml: string) => mathml.replace(/<(\/?)[A-Za-z]{1,10}:/g, '<$1');

/** MathML as TeX; undefined for what has none. */
function texOf(mathml: string): string | undefined {
  try {
    return MathMLToLaTeX.convert(withoutPrefixes(mathml)).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Formulas in place of MathML, and of the pictures that Canvas makes of its equations. */
function setFormulas(root: Root, report: Report): void {
  for (const math of [...root.querySelectorAll('math')]) {
    const source = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim();
    const tex = source || texOf(math.outerHTML);
    if (tex === undefined) report.leave('math');
    else report.take('formula');
    math.replaceWith(tex === undefined ? (math.textContent ?? '') : asFormula(tex));
  }
  for (const picture of [...root.querySelectorAll('img[data-equation-content]')]) {
    report.take('formula');
    picture.replaceWith(asFormula(picture.getAttribute('data-equation-content') ?? ''));
  }
}

/** The words of an HTML text as Markdown that says no more than they do; paragraphs are parted by an empty line. */
export function htmlMarkdown(html: string, report: Report): string {
  const { document } = parseHTML(`<!doctype html><html><head></head><body><div>${html}</div></body></html>`);
  const root = document.querySelector('body') as unknown as Root;
  checkSize(root);
  setFormulas(root, report);
  if (root.querySelector(MEDIA)) report.leave('media');
  if (root.querySelector(DECORATED)) report.leave('format');
  return foreignText(paragraphsOf(root).join('\n\n'), report);
}
