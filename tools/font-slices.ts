/** How the font is cut into files: a page fetches those of which it shows a character. */

/** The most frequent syllables of the language are with those of the interface, whoever writes what. */
const FREQUENT = 500;
/**
 * Files of the next characters, by frequency. A larger one, of which most pages need something, comes first, then small
 * ones, so that a rare syllable loads few others.
 */
const SIZES = { next: 150, rare: 50 };
const HANGUL = /[가-힣]/g;

export function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** What every Korean font has: the 2,350 syllables of KS X 1001. */
export function ksSyllables(): ReadonlySet<string> {
  const decoder = new TextDecoder('euc-kr');
  const trail = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, index) => 0xa1 + index);
  const lead = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, index) => 0xb0 + index);
  return new Set(lead.flatMap((high) => trail.map((low) => decoder.decode(Uint8Array.of(high, low)))));
}

/** Syllables by frequency, of a style sheet whose slices come rarest first. */
export function byFrequency(css: string): string[] {
  const known = ksSyllables();
  const slices = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, ranges = '']) =>
    ranges.split(', ').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [...characters(first, last)].filter((character) => known.has(character));
    }),
  );
  return slices.toReversed().flat();
}

/** Syllables in files: first what the interface says and what is frequent, then the others. */
export function slicesOf(frequent: readonly string[], interfaceText: string): string[] {
  const first = new Set([...(interfaceText.match(HANGUL) ?? []), ...frequent.slice(0, FREQUENT)]);
  const others = frequent.filter((syllable) => !first.has(syllable));
  const slices = [frequent.filter((syllable) => first.has(syllable)), others.slice(0, SIZES.next)];
  for (let at = SIZES.next; at < others.length; at += SIZES.rare) slices.push(others.slice(at, at + SIZES.rare));
  return slices.map((slice) => slice.join(''));
}
