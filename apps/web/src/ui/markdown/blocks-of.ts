import type { BlocksOf } from './blocks-on-server.ts';
import { safeHtmlOf } from './safe-html.ts';

/** What the browser sets, colours, or gives a place to be scrolled by keyboard. */
const TO_BE_SET = /<(?:pre|table)>|<\w+ data-math=/;

/** The blocks of a Markdown text, until the browser renders it: without its links and pictures. */
export const blocksOf: BlocksOf = (text, headingLevel) => {
  const { html, isLess } = safeHtmlOf(text, headingLevel);
  return {
    html: html.replaceAll('<table>', '<div class="markdown-table"><table>').replaceAll('</table>', '</table></div>'),
    isWhole: !isLess && !TO_BE_SET.test(html),
  };
};
