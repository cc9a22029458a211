const SEGMENTER = new Intl.Segmenter('ko', { granularity: 'sentence' });
const LETTER = /[\p{L}\p{N}]/u;
/** Marks at which a line of a list or a sentence breaks into points. */
const LINE = /\n+|(?<=[;:])\s+|\s[-–•·*]\s/u;

/** The sentences of a line as they stand in it; the mark of `!=` ends none. */
export const segmentsOf = (line: string): string[] =>
  Array.from(SEGMENTER.segment(line), ({ segment }) => segment).reduce<string[]>((all, part) => {
    if (part.startsWith('=') && all.at(-1)?.endsWith('!')) all.push(`${all.pop()}${part}`);
    else all.push(part);
    return all;
  }, []);

/** The sentences of a text, its lines apart, in their order and without those that hold no letter. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(LINE)
    .flatMap(segmentsOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => LETTER.test(sentence));
