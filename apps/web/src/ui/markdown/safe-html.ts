import type { Marked } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { createMarked } from './korean-marked.ts';

const LINE_BREAK = /^<br\s*\/?>$/i;

export interface SafeHtml {
  readonly html: string;
  /** There are links, pictures or tags, of which the words alone are here: the purifier says what else may be. */
  readonly isLess: boolean;
}

const parsers = new Map<number, Marked>();
/** Of the text that is being read: reading waits for nothing. */
let isLess = false;

function less(words: string): string {
  isLess = true;
  return words;
}

function createParser(headingLevel: number): Marked {
  return createMarked(headingLevel).use({
    renderer: {
      html: ({ text: tag }) => (LINE_BREAK.test(tag.trim()) ? '<br>' : less(escapeHtml(tag))),
      link({ tokens }) {
        return less(this.parser.parseInline(tokens));
      },
      image: ({ text: name }) => less(escapeHtml(name)),
    },
  });
}

/**
 * A Markdown text as HTML that is safe by what it is made of: structure and escaped words. Links are their words, pictures what
 * they are called, tags what was typed.
 */
export function safeHtmlOf(text: string, headingLevel: number): SafeHtml {
  const parser = parsers.get(headingLevel) ?? createParser(headingLevel);
  parsers.set(headingLevel, parser);
  isLess = false;
  const html = parser.parse(text, { async: false });
  return { html, isLess };
}
