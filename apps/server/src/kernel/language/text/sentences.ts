const SEGMENTER = new Intl.Segmenter('ko', { granularity: 'sentence' });
const LETTER = /[\p{L}\p{N}]/u;
/** Marks at which a line of a list or a sentence breaks into points. */
const LINE = /\n+|(?<=[;:])\s+|\s[-–•·*]\s/u;

/** The sentences of a text, its lines apart, in their order and without those that hold no letter. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(LINE)
    .flatMap((line) => Array.from(SEGMENTER.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => LETTER.test(sentence));
