const SEGMENTER = new Intl.Segmenter('ko', { granularity: 'sentence' });
/** After a figure a full stop belongs to a date, a number or a section (`1945. 8. 15.`). */
const GOES_ON = /\d\.\(?\s*$/;

/** The sentences of a line as they stand in it: put together they are the line. The mark of `!=` ends none. */
export const segmentsOf = (line: string): string[] =>
  Array.from(SEGMENTER.segment(line), ({ segment }) => segment).reduce<string[]>((all, part) => {
    const last = all.at(-1) ?? '';
    if (GOES_ON.test(last) || (part.startsWith('=') && last.endsWith('!'))) all[all.length - 1] += part;
    else all.push(part);
    return all;
  }, []);
