/** Whether the last syllable of a word ends in a consonant: Korean particles depend on it. */
export const hasFinal = (word: string): boolean => {
  const letter = word.normalize('NFC').match(/[가-힣](?=[^가-힣]*$)/u)?.[0];
  return letter !== undefined && (letter.charCodeAt(0) - 0xac00) % 28 !== 0;
};

/** A word as the object of a sentence: `5강을`, `5주차를`. */
export const asObject = (word: string): string => `${word}${hasFinal(word) ? '을' : '를'}`;
