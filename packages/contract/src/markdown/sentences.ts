const SEGMENTER = new Intl.Segmenter('ko', { granularity: 'sentence' });
/** After a figure a full stop belongs to a date, a number or a section (`1945. 8. 15.`). */
const GOES_ON = /\d\.\(?\s*$/;
/** As much of what came before as says whether it goes on. */
const TAIL = 40;

/** The sentences of a line as they stand in it: put together they are the line. The mark of `!=` ends none. */
export function segmentsOf(line: string): string[] {
  const sentences: string[][] = [];
  let tail = '';
  for (const { segment } of SEGMENTER.segment(line)) {
    const goesOn = GOES_ON.test(tail) || (segment.startsWith('=') && tail.endsWith('!'));
    if (goesOn) sentences.at(-1)!.push(segment);
    else sentences.push([segment]);
    tail = `${goesOn ? tail : ''}${segment}`.slice(-TAIL);
  }
  return sentences.map((parts) => parts.join(''));
}
