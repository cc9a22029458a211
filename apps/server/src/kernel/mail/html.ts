const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

const isAddress = (line: string | undefined): line is string => /^https?:\/\/[^\s<>"']+$/.test(line ?? '');
const linkTo = (address: string, words: string) => `<a href="${escaped(address)}">${escaped(words)}</a>`;

/**
 * A line that is nothing but an address becomes a link. Its text is the line before, where there is one; user text is
 * always inside lines.
 */
function linesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (!isAddress(line)) return isAddress(next) ? linkTo(next, line) : escaped(line);
    return index > 0 && !isAddress(lines[index - 1]) ? [] : linkTo(line, line);
  });
}

/** A mail's text as simple HTML: paragraphs where blank lines are, links where a line is an address. */
export function htmlOf(text: string): string {
  const paragraphs = text.trim().split(/\n{2,}/);
  const body = paragraphs.map((one) => `<p>${linesOf(one.split('\n')).join('<br>')}</p>`).join('\n');
  return `<!doctype html>\n<html lang="ko"><body style="font:16px/1.6 sans-serif;max-width:34em">\n${body}\n</body></html>\n`;
}
