import type { PlainBlockReader } from './block-reader.ts';

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;

/** A line of one to six `#` and words. A `#` at its end is one of its words. */
export const readHeading: PlainBlockReader = (lines, at) => {
  const match = HEADING.exec(lines[at]!);
  return match
    ? { block: { kind: 'heading', level: match[1]!.length, line: match[2]!.trimEnd() }, next: at + 1 }
    : undefined;
};
