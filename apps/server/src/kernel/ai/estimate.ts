/** Hangul takes about a token a syllable, other letters about one in four. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/g;

/** Tokens of a text, rather too many than too few. */
export function tokensIn(text: string): number {
  const syllables = text.match(HANGUL)?.length ?? 0;
  return Math.ceil(syllables * 1.2 + (text.length - syllables) / 3);
}
