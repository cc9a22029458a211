/** A sentence of more words is read twice. */
export const MAX_WORDS = 25;

/** What stands for code within a text: it counts as one word, and may begin a sentence. */
export const CODE = 'Code';

export interface LongSentence {
  readonly words: number;
  /** Its first words, to find it by. */
  readonly begins: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** The sentences of a text that hold more than `MAX_WORDS` words. A word stands between spaces; signs alone are none. */
export function longSentencesIn(text: string): LongSentence[] {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  return [...segmenter.segment(oneLine)]
    .map(({ segment }) => segment.split(' ').filter(isWord))
    .filter(({ length }) => length > MAX_WORDS)
    .map((words) => ({ words: words.length, begins: words.slice(0, 6).join(' ') }));
}
