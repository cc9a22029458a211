/** A question of Markdown in one line of plain words, for lists. */
export function plainQuestion(markdown: string): string {
  return markdown
    .replace(/^(?:```|~~~).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|~~|`+|\$\$?)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
