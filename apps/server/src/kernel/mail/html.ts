const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

/** A line that is an address, and nothing else, becomes a link; what people wrote stands inside of lines. */
const lineOf = (line: string) =>
  /^https?:\/\/[^\s<>"']+$/.test(line) ? `<a href="${escaped(line)}">${escaped(line)}</a>` : escaped(line);

/** A mail's text as simple HTML: paragraphs where blank lines are, links where a line is an address. */
export function htmlOf(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((one) => `<p>${one.split('\n').map(lineOf).join('<br>')}</p>`).join('\n');
  return `<!doctype html>\n<html lang="ko"><body style="font:16px/1.6 sans-serif;max-width:34em">\n${body}\n</body></html>\n`;
}
