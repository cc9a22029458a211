import { blockHtml } from '@dure/contract/markdown/html/block-html';
import { escapeHtml } from '@dure/contract/markdown/html/escape-html';

export interface MarkdownHtml {
  /** Structure and escaped words; with links only where they were asked for. */
  readonly html: string;
  /** There are links or pictures: the purifier says which may be. */
  readonly hasLinks: boolean;
}

/**
 * A Markdown text as HTML that is safe by what it is made of: structure and escaped words. Links are their words and pictures what
 * they are called, unless `isLinked` asks for them, for the purifier.
 */
export function markdownHtml(text: string, headingLevel: number, isLinked = false): MarkdownHtml {
  let hasLinks = false;
  const html = blockHtml(text, headingLevel, {
    link: (address, words) => {
      hasLinks = true;
      return isLinked ? `<a href="${escapeHtml(address)}">${words}</a>` : words;
    },
    picture: (address, name) => {
      hasLinks = true;
      return isLinked ? `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}">` : escapeHtml(name);
    },
    formula: (tex, element, isSetOff) =>
      `<${element} data-math="${isSetOff ? 'display' : 'inline'}">${escapeHtml(tex)}</${element}>`,
  });
  return { html, hasLinks };
}
