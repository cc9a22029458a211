import { plainQuestion } from '../../kernel/plain-question.ts';

export interface TextHeading {
  /** Its place among all headings of the text, from 0. */
  readonly place: number;
  readonly title: string;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/**
 * The chief headings of a text: those of its highest level, where there are several. What stands in code is none. `level`
 * is what a `#` of the text is in a page whose title is the only heading above them.
 */
export function headingsOf(markdown: string): { readonly chief: readonly TextHeading[]; readonly level: number } {
  const all: (TextHeading & { readonly level: number })[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const match = isCode ? null : HEADING.exec(line);
    if (match) all.push({ place: all.length, level: match[1]!.length, title: plainQuestion(match[2]!) });
  }
  const highest = all.length === 0 ? 1 : Math.min(...all.map(({ level }) => level));
  const chief = all.filter(({ level }) => level === highest);
  return { chief: chief.length > 1 ? chief : [], level: 3 - highest };
}
