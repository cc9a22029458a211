import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** Tags that may be written as tags; every other one is shown as it was typed, so that a text about HTML keeps its words. */
const plainTag = /^<\/?(?:br|sub|sup|u|kbd|mark|ins|del)\s*\/?>$/i;

/** As languages are named, such as `c++`. */
const LANGUAGE = /^[\w+#.-]*/;

/**
 * `**선택도(selectivity)**가` is bold. CommonMark wants a space or a sign after the closing stars when a sign stands before
 * them, which Korean particles never leave.
 */
const strong: TokenizerAndRendererExtension = {
  name: 'strong',
  level: 'inline',
  start: (source) => source.indexOf('**'),
  tokenizer(source) {
    const match = /^\*\*(?![\s*])((?:\\.|`[^`\n]*`|`(?![^`\n]*`)|[^*`\\\n])+?)(?<!\s)\*\*(?!\*)/.exec(source);
    if (!match) return undefined;
    const [raw, text = ''] = match;
    return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
  },
};

function mathExtension(name: string, level: 'inline' | 'block', pattern: RegExp): TokenizerAndRendererExtension {
  return {
    name,
    level,
    start: (source) => (level === 'block' ? source.search(/(?<=\n)\$\$/) : source.indexOf('$')),
    tokenizer(source) {
      const match = pattern.exec(source);
      const tex = (match?.[1] ?? match?.[2])?.trim();
      if (!match || !tex) return undefined;
      return { type: name, raw: match[0], tex, isDisplay: match[0].startsWith('$$') };
    },
    renderer({ tex, isDisplay }) {
      const element = level === 'block' ? 'div' : 'span';
      return `<${element} data-math="${isDisplay ? 'display' : 'inline'}">${escapeHtml(String(tex))}</${element}>`;
    },
  };
}

/** As in Pandoc: no space inside the dollars and no figure after them, so that $5 and $10 stay prices. */
const inlineMath = mathExtension(
  'inlineMath',
  'inline',
  /^(?:\$\$([^$\n]+)\$\$|\$(?![\s$])((?:\\.|[^$\\\n])*?(?<![\s\\]))\$(?!\d))/,
);
const blockMath = mathExtension('blockMath', 'block', /^\$\$([^$]+)\$\$(?:\n|$)/);

/** Level of the page's heading under which the text stands; its own headings follow it. */
export function createMarked(headingLevel: number): Marked {
  return new Marked({
    gfm: true,
    breaks: true,
    extensions: [strong, inlineMath, blockMath],
    tokenizer: {
      // One tilde is a range in Korean (10~20명), never a deletion.
      del: (source) => (/^~(?!~)/.test(source) ? undefined : false),
    },
    renderer: {
      html: ({ text }) => (plainTag.test(text.trim()) ? text : escapeHtml(text)),
      heading({ depth, tokens }) {
        const level = Math.min(6, headingLevel + depth - 1);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      code: ({ text, lang }: Tokens.Code) =>
        `<pre><code data-language="${LANGUAGE.exec(lang ?? '')![0]}">${escapeHtml(text)}\n</code></pre>\n`,
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    },
  });
}
