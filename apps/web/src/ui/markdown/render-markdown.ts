import { createMarked } from './korean-marked.ts';
import { sanitize } from './sanitize.ts';

const parsers = new Map<number, ReturnType<typeof createMarked>>();
/** What was read last, the oldest first: question and model answer stay the same from answer to answer. */
const rendered = new Map<string, DocumentFragment>();
const MOST_KEPT = 40;

function render(text: string, headingLevel: number): DocumentFragment {
  const parser = parsers.get(headingLevel) ?? createMarked(headingLevel);
  parsers.set(headingLevel, parser);
  const fragment = sanitize(parser.parse(text, { async: false }));
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

/** Safe elements for a Markdown text of anybody; formulas and code blocks are still plain, see `decorate`. */
export function renderMarkdown(text: string, headingLevel: number): DocumentFragment {
  const key = `${headingLevel} ${text}`;
  const fragment = rendered.get(key) ?? render(text, headingLevel);
  rendered.delete(key);
  rendered.set(key, fragment);
  if (rendered.size > MOST_KEPT) rendered.delete(rendered.keys().next().value!);
  return fragment.cloneNode(true) as DocumentFragment;
}
