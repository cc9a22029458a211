/** A part of a document: a heading and its paragraphs; a page or slide of its own where there are any. */
export interface Paper {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

export const markdownOf = (papers: readonly Paper[]): string =>
  papers.map(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs].join('\n\n')).join('\n\n');
