import type { Letter } from '../letters.ts';
import { asTex } from './tex.ts';

/** Signs with bounds below and above. */
const OPERATORS: Readonly<Record<string, string>> = { '∑': '\\sum', '∏': '\\prod', '⋃': '\\bigcup', '⋂': '\\bigcap' };
/** How much smaller bounds are than the sign, and how far from it they stand, as shares of its size. */
const BOUND = { size: 0.8, below: 1.2, above: 1.4, aside: 0.6, reach: 3 };

export const isOperator = ({ text }: Letter): boolean => Object.hasOwn(OPERATORS, text);

const middleOf = ({ x, width }: Letter) => x + width / 2;

/** Bounds of a sum or product that stand below and above it, as TeX writes them; undefined where there are none. */
export function withBounds(
  sign: Letter,
  all: readonly Letter[],
): { readonly used: ReadonlySet<Letter>; readonly letter: Letter } | undefined {
  const name = OPERATORS[sign.text];
  if (name === undefined) return undefined;
  const { size, y, width } = sign;
  const row = (isThere: (rise: number) => boolean) => {
    const found = all.filter(
      (letter) =>
        letter !== sign &&
        letter.size < BOUND.size * size &&
        Math.abs(middleOf(letter) - middleOf(sign)) < BOUND.reach * size &&
        isThere((letter.y - y) / size),
    );
    // Side by side, from the one in the middle outwards.
    const near = new Set(found.filter((letter) => Math.abs(middleOf(letter) - middleOf(sign)) < width / 2));
    for (let more = true; more;) {
      more = false;
      for (const letter of found) {
        const isBeside = [...near].some((one) => Math.abs(middleOf(one) - middleOf(letter)) < letter.size);
        if (near.has(letter) || !isBeside) continue;
        near.add(letter);
        more = true;
      }
    }
    const bounds = [...near];
    if (bounds.length === 0) return [];
    const [left, right] = [
      Math.min(...bounds.map(({ x }) => x)),
      Math.max(...bounds.map((letter) => letter.x + letter.width)),
    ];
    return Math.abs((left + right) / 2 - middleOf(sign)) < BOUND.aside * size ? bounds : [];
  };
  const below = row((rise) => rise < -0.3 && rise > -BOUND.below);
  const above = row((rise) => rise > 0.55 && rise < BOUND.above);
  if (below.length + above.length === 0) return undefined;
  const part = (mark: string, letters: readonly Letter[]) => (letters.length > 0 ? `${mark}{${asTex(letters)}}` : '');
  return {
    used: new Set([sign, ...below, ...above]),
    letter: { ...sign, text: `${name}${part('_', below)}${part('^', above)} `, isFormula: true },
  };
}
