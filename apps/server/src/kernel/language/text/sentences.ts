import { segmentsOf } from '@dure/contract/markdown/sentences';

const LETTER = /[\p{L}\p{N}]/u;
/** Marks at which a line of a list or a sentence breaks into points; beside a figure they reckon (`5 - 3`). */
const LINE = /\n+|(?<=[;:])\s+|(?<!\d)\s[-–•·*]\s(?!\d)/u;

/** The sentences of a text, its lines apart, in their order and without those that hold no letter. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(LINE)
    .flatMap(segmentsOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => LETTER.test(sentence));
