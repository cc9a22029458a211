/** Where the words of a template come in: what was typed from `/` to the caret. */
export interface SlashToken {
  readonly start: number;
  readonly end: number;
  readonly sought: string;
}

/** A `/` after a space or at the beginning, with letters up to the caret. */
export function slashToken(text: string, caret: number): SlashToken | null {
  const found = /(?:^|\s)\/([^\s/]{0,20})$/.exec(text.slice(0, caret));
  return found ? { start: caret - found[1]!.length - 1, end: caret, sought: found[1]! } : null;
}

/** The text with other words in the token's place, and the caret behind them. */
export const inPlace = (text: string, { start, end }: SlashToken, words: string) => ({
  text: text.slice(0, start) + words + text.slice(end),
  caret: start + words.length,
});
