import { blockHtml } from '@dure/contract/markdown/html/block-html';
import { escapeHtml } from '@dure/contract/markdown/html/escape-html';
import { plainFormula } from '@dure/contract/markdown/plain-formula';

const isAddress = (line: string | undefined): line is string => /^https?:\/\/[^\s<>"']+$/.test(line ?? '');
/** `words` are HTML. */
const linkTo = (address: string, words: string) => `<a href="${escapeHtml(address)}">${words}</a>`;

/**
 * A line that is nothing but an address becomes a link. Its text is the line before, where there is one; user text is
 * always inside lines.
 */
function linesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (!isAddress(line)) return isAddress(next) ? linkTo(next, escapeHtml(line)) : escapeHtml(line);
    return index > 0 && !isAddress(lines[index - 1]) ? [] : linkTo(line, escapeHtml(line));
  });
}

const frame = (body: string) =>
  `<!doctype html>\n<html lang="ko"><body style="font:16px/1.6 sans-serif;max-width:34em">\n${body}\n</body></html>\n`;

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((one) => `<p>${linesOf(one.split('\n')).join('<br>')}</p>`)
    .join('\n');

/** A mail's text as simple HTML: paragraphs where blank lines are, links where a line is an address. */
export const htmlOf = (text: string): string => frame(paragraphsOf(text));

const HEADING_LEVEL = 2;
/** Away from its page an address needs its site. Which schemes are links, the reader of Markdown decides. */
const linkIn = (site: string) => (address: string, words: string) =>
  URL.canParse(address, `${site}/`) ? linkTo(new URL(address, `${site}/`).href, words) : words;

export interface MarkdownMail {
  /** Plain paragraphs before and behind it. */
  readonly greeting: string;
  readonly markdown: string;
  readonly ending: string;
  /** The address of the tenant's site, which links without one lead into. */
  readonly site: string;
}

/** A mail whose middle is Markdown. Pictures are what they are called: one that is fetched tells who reads. */
export const markdownMailHtml = ({ greeting, markdown, ending, site }: MarkdownMail): string =>
  frame(
    [
      paragraphsOf(greeting),
      blockHtml(markdown, HEADING_LEVEL, {
        link: linkIn(site),
        picture: (_, name) => escapeHtml(name),
        formula: (tex, element) => `<${element}>${escapeHtml(plainFormula(tex))}</${element}>`,
      }),
      paragraphsOf(ending),
    ].join('\n'),
  );
