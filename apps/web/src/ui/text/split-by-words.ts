export interface WordPart {
  readonly start: number;
  readonly part: string;
  readonly isWord: boolean;
}

const special = /[\\^$.*+?()[\]{}|]/g;

/** The text in order, cut where one of the words begins and ends; letter case and spacing do not matter, longer words win. */
export function splitByWords(text: string, words: readonly string[]): WordPart[] {
  const wanted = words
    .map((word) => word.normalize('NFC').trim())
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length);
  const whole = text.normalize('NFC');
  if (wanted.length === 0) return [{ start: 0, part: whole, isWord: false }];
  const patterns = wanted.map((word) =>
    word
      .split(/\s+/)
      .map((part) => part.replace(special, String.raw`\$&`))
      .join(String.raw`\s{0,3}`),
  );
  const pattern = new RegExp(`(${patterns.join('|')})`, 'giu');
  let start = 0;
  return whole
    .split(pattern)
    .map((part, index) => {
      const piece = { start, part, isWord: index % 2 === 1 };
      start += part.length;
      return piece;
    })
    .filter(({ part }) => part !== '');
}
