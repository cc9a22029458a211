import type { BlocksOf } from './blocks-on-server.ts';
import { markdownHtml } from './markdown-html.ts';

/** What stands too wide for its place is scrolled by keyboard. */
const FRAMES = { '<pre>': '<pre tabindex="0">', '<table>': '<div class="markdown-table" tabindex="0"><table>' };

/** The blocks of a Markdown text as the browser would render them, but without links and pictures. */
export const blocksOf: BlocksOf = (text, headingLevel) => {
  const { html, hasLinks } = markdownHtml(text, headingLevel);
  return {
    html: html
      .replaceAll(/<(?:pre|table)>/g, (tag) => FRAMES[tag as keyof typeof FRAMES])
      .replaceAll('</table>', '</table></div>'),
    isWhole: !hasLinks,
  };
};
