import { segmentsOf } from '@dure/contract/markdown/sentences';

import { ANY_LETTER } from './korean.text.ts';

const LETTER = /[\p{L}\p{N}]/u;
/** Marks at which a line of a list or a sentence breaks into points; beside a figure they reckon (`5 - 3`). */
const LINE = /\n+|(?<=[;:])\s+|(?<!\d)\s[-–•·*]\s(?!\d)/u;

/** Formulas and code in a line, whose signs end nothing. */
const UNIT = /`[^`\n]+`|\$[^$\n]+\$/gu;
const split = (line: string) => line.split(LINE).flatMap(segmentsOf);

function partsOf(line: string): string[] {
  if (!/[`$]/.test(line)) return split(line);
  // A letter of as many stands for them: no sign of theirs is seen.
  const covered = line.replace(UNIT, (unit) => ANY_LETTER.repeat(unit.length));
  let end = 0;
  return split(covered).map((part) => {
    const start = covered.indexOf(part, end);
    end = start + part.length;
    return line.slice(start, end);
  });
}

/** The sentences of a text, its lines apart, in their order and without those that hold no letter. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(partsOf)
    .map((sentence) => sentence.trim())
    .filter((sentence) => LETTER.test(sentence));
