import { markdownHtml, type MarkdownHtml } from './markdown-html.ts';

export { placeBlocks } from './place-blocks.ts';

/** Makes HTML of anybody safe. */
export type Purify = (html: string) => DocumentFragment;

interface Read {
  readonly safe: MarkdownHtml;
  fragment?: DocumentFragment;
}

/** What was read last, the oldest first: question and model answer stay the same from answer to answer. */
const kept = new Map<string, Read>();
const MOST_KEPT = 40;

function read(text: string, headingLevel: number): Read {
  const key = `${headingLevel} ${text}`;
  const found = kept.get(key) ?? { safe: markdownHtml(text, headingLevel) };
  kept.delete(key);
  kept.set(key, found);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return found;
}

/** Elements of HTML that is safe by what it is made of. */
function elementsOf({ html }: MarkdownHtml): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content, true);
}

function withFrames(fragment: DocumentFragment): DocumentFragment {
  for (const block of fragment.querySelectorAll('pre')) block.tabIndex = 0;
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'markdown-table';
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  return fragment;
}

/** Whether a text has links or pictures: then only the purifier makes all of it safe. */
export const needsPurifier = (text: string, headingLevel: number): boolean => read(text, headingLevel).safe.hasLinks;

/**
 * Safe elements for a Markdown text of anybody; formulas and code blocks are still plain, see `decorate`. Without the purifier links
 * and pictures are their words, for the time being.
 */
export function renderMarkdown(text: string, headingLevel: number, purify?: Purify): DocumentFragment {
  const found = read(text, headingLevel);
  const { hasLinks } = found.safe;
  const fragment =
    found.fragment ??
    withFrames(hasLinks && purify ? purify(markdownHtml(text, headingLevel, true).html) : elementsOf(found.safe));
  if (!hasLinks || purify) found.fragment = fragment;
  return fragment.cloneNode(true) as DocumentFragment;
}
