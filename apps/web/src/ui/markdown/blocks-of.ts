import type { BlocksOf } from './blocks-on-server.ts';
import { escapeHtml } from './escape-html.ts';
import { createMarked } from './korean-marked.ts';

const LINE_BREAK = /^<br\s*\/?>$/i;
/** What the browser sets, colours, or gives a place to be scrolled by keyboard. */
const TO_BE_SET = /<(?:pre|table)>|<\w+ data-math=/;

/**
 * The blocks of a Markdown text as HTML that is safe by what it is made of: structure and escaped words. Links are their words,
 * pictures what they are called, tags what was typed, until the browser renders the text.
 */
export const blocksOf: BlocksOf = (text, headingLevel) => {
  let isLess = false;
  const less = (words: string) => {
    isLess = true;
    return words;
  };
  const parser = createMarked(headingLevel).use({
    renderer: {
      html: ({ text: tag }) => (LINE_BREAK.test(tag.trim()) ? '<br>' : less(escapeHtml(tag))),
      link({ tokens }) {
        return less(this.parser.parseInline(tokens));
      },
      image: ({ text: name }) => less(escapeHtml(name)),
    },
  });
  const html = parser
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="markdown-table"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html, isWhole: !isLess && !TO_BE_SET.test(html) };
};
