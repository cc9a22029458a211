export interface Words {
  readonly words: string;
  /** Where they lead, for words that are an address of the web or of mail. */
  readonly address?: string;
}

const ADDRESS =
  /(?<![\w.@/+-])(?:(?:https?:\/\/|www\.)[\w.-]+(?::\d+)?(?:[/?#][^\s<>"'*|]*)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi;
/** What ends the sentence rather than the address. */
const ENDINGS = /[.,:;!?~)\]}’”」』》…]/;

/** Without the signs of the sentence behind it; a bracket that was opened within stays. */
function trimmed(found: string): string {
  let end = found.length;
  let open = [...found].reduce((count, sign) => count + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
  while (end > 0 && ENDINGS.test(found[end - 1]!)) {
    if (found[end - 1] === ')' && open++ >= 0) break;
    end -= 1;
  }
  return found.slice(0, end);
}

const targetOf = (words: string) =>
  /^https?:/i.test(words)
    ? words
    : words.includes('@') && !/^www\./i.test(words)
      ? `mailto:${words}`
      : `http://${words}`;

/** A text in pieces, those that are addresses with where they lead; the pieces together are the text. */
export function withAddresses(text: string): Words[] {
  const pieces: Words[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const words = trimmed(found);
    pieces.push({ words: text.slice(from, index) }, { words, address: targetOf(words) });
    from = index + words.length;
  }
  return [...pieces, { words: text.slice(from) }].filter(({ words }) => words !== '');
}
