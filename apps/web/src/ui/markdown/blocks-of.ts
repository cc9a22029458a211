import type { BlocksOf } from './blocks-on-server.ts';
import { escapeHtml } from './escape-html.ts';
import { createMarked } from './korean-marked.ts';

const LINE_BREAK = /^<br\s*\/?>$/i;

/**
 * The blocks of a Markdown text as HTML that is safe by what it is made of: structure and escaped words. Links are their words,
 * pictures what they are called, tags what was typed, until the browser renders the text.
 */
export const blocksOf: BlocksOf = (text, headingLevel) => {
  const parser = createMarked(headingLevel).use({
    renderer: {
      html: ({ text: tag }) => (LINE_BREAK.test(tag.trim()) ? '<br>' : escapeHtml(tag)),
      link({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      image: ({ text: name }) => escapeHtml(name),
    },
  });
  return parser
    .parse(text, { async: false })
    .replaceAll('<table>', '<div class="markdown-table"><table>')
    .replaceAll('</table>', '</table></div>');
};
