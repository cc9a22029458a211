import type { Letter } from './letters.ts';

/** Letters of a line, one em wide each for Hangul and half of one otherwise, with a gap after each. */
export function written(
  text: string,
  { x = 50, y = 700, size = 10, gap = 0, turn = 0 }: Partial<Letter> & { readonly gap?: number } = {},
): Letter[] {
  let at = x;
  return [...text].map((one) => {
    const width = (/[\p{Script=Hangul}\p{Script=Han}]/u.test(one) ? 1 : one === ' ' ? 0.25 : 0.5) * size;
    const letter = { text: one, x: at, y, width, size, isBlank: one === ' ', turn };
    at += width + gap * size;
    return letter;
  });
}

/** The same with gaps in place of the blanks, as TeX writes it. */
export const unblanked = (letters: readonly Letter[]): Letter[] => letters.filter(({ isBlank }) => !isBlank);
