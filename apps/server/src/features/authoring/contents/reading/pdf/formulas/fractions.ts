import type { Letter, Stroke } from '../letters.ts';
import { isOperator, withBounds } from './operators.ts';
import { asTex } from './tex.ts';

/** A stroke lower than this is a bar, one narrower stands upright. */
const THIN = 1.6;
const SHORTEST = 2.5;
/** Bars that touch at one height are the edge of a table. */
const TOUCHING = 1.2;
/** What the letters of a page and its bars may come to: beyond it no fraction is looked for. */
const MOST_LOOKS = 3_000_000;

/** Where letters reach, as shares of their size. */
const REACH = { up: 0.72, down: 0.06 };
/** How near letters stand to the bar of a fraction or root. */
const NEAR = { above: 0.45, below: 0.36, root: 0.5 };
/** How far signs are raised or lowered within. */
const SAME_PART = { raised: 0.75, lowered: 0.35 };
/** A bar is as wide as the wider part, or a little wider, which stands in its middle. */
const WIDTH = { less: 0.5, more: 1.1, aside: 0.45 };
/** Words this near at the same height make an underline of the bar. */
const GOES_ON = 0.7;
/** The bar above the baseline of the text around it. */
const AXIS = 0.28;
const ROOT = '√';

const rightOf = ({ x, width }: Letter) => x + width;
const middleOf = ({ x, width }: Letter) => x + width / 2;
const topOf = ({ y, size, reach }: Letter) => reach?.top ?? y + REACH.up * size;
const bottomOf = ({ y, size, reach }: Letter) => reach?.bottom ?? y - REACH.down * size;

/** The letters of one part: those nearest to the bar, and what is raised or lowered beside them. */
function partOf(letters: readonly Letter[], distance: (letter: Letter) => number, most: number): Letter[] {
  const near = letters.filter((letter) => Math.abs(distance(letter)) < most * letter.size);
  const main = near.toSorted((a, b) => b.size - a.size || Math.abs(distance(a)) - Math.abs(distance(b)))[0];
  if (!main) return [];
  return letters.filter(({ y }) => {
    const rise = (y - main.y) / main.size;
    return rise < SAME_PART.raised && rise > -SAME_PART.lowered;
  });
}

const reachOf = (letters: readonly Letter[]) => ({
  x: Math.min(...letters.map(({ x }) => x)),
  right: Math.max(...letters.map(rightOf)),
  top: Math.max(...letters.map(topOf)),
  bottom: Math.min(...letters.map(bottomOf)),
});
const sizeOf = (letters: readonly Letter[]) => Math.max(...letters.map(({ size }) => size));

/** Whether words go on at the height of these outside of the bar. */
const goesOnBeside = (part: readonly Letter[], all: readonly Letter[], bar: Stroke) => {
  const size = sizeOf(part);
  const { y } = part.find((letter) => letter.size === size)!;
  return all.some(
    (letter) =>
      !part.includes(letter) &&
      Math.abs(letter.y - y) < 0.1 * size &&
      letter.x < bar.right + GOES_ON * size &&
      rightOf(letter) > bar.x - GOES_ON * size,
  );
};

/** The letter in whose line a fraction stands. */
function neighbourOf(all: readonly Letter[], bar: Stroke, used: ReadonlySet<Letter>): Letter | undefined {
  return all
    .filter(
      (letter) =>
        !used.has(letter) &&
        Math.abs(letter.y + AXIS * letter.size - bar.y) < 0.3 * letter.size &&
        (letter.x >= bar.right - 1 ? letter.x - bar.right : bar.x - rightOf(letter)) < 2 * letter.size,
    )
    .toSorted((a, b) => Math.abs(middleOf(a) - bar.x) - Math.abs(middleOf(b) - bar.x))[0];
}

interface Found {
  readonly used: ReadonlySet<Letter>;
  readonly letter: Letter;
}

function fractionAt(bar: Stroke, all: readonly Letter[]): Found | undefined {
  const inside = all.filter((letter) => middleOf(letter) > bar.x - 1 && middleOf(letter) < bar.right + 1);
  const above = partOf(
    inside.filter((letter) => bottomOf(letter) > bar.y - 0.12 * letter.size),
    (letter) => bottomOf(letter) - bar.y,
    NEAR.above,
  );
  const below = partOf(
    inside.filter((letter) => topOf(letter) < bar.y + 0.12 * letter.size),
    (letter) => bar.y - topOf(letter),
    NEAR.below,
  );
  if (above.length === 0 || below.length === 0) return undefined;
  const [up, down] = [reachOf(above), reachOf(below)];
  const size = Math.min(sizeOf(above), sizeOf(below));
  const width = Math.max(up.right - up.x, down.right - down.x);
  const [length, middle] = [bar.right - bar.x, (bar.x + bar.right) / 2];
  const isCentred = [up, down].every((part) => Math.abs((part.x + part.right) / 2 - middle) < WIDTH.aside * size);
  if (!isCentred || length < width - WIDTH.less * size || length > width + WIDTH.more * size) return undefined;
  if (goesOnBeside(above, all, bar) || goesOnBeside(below, all, bar)) return undefined;
  const used = new Set([...above, ...below]);
  const beside = neighbourOf(all, bar, used);
  const line = beside ?? { y: bar.y - AXIS * size, size };
  return {
    used,
    letter: {
      text: `\\frac{${asTex(above)}}{${asTex(below)}}`,
      ...{ x: bar.x, width: length, y: line.y, size: line.size, isBlank: false, turn: 0, isFormula: true },
      reach: { top: up.top, bottom: down.bottom },
    },
  };
}

function rootAt(bar: Stroke, all: readonly Letter[]): Found | undefined {
  const sign = all.find(
    ({ text, x, width, y, size }) =>
      text === ROOT && Math.abs(x + width - bar.x) < 0.3 * size && Math.abs(bar.y - y) < 1.6 * size,
  );
  if (!sign) return undefined;
  const under = partOf(
    all.filter(
      (letter) =>
        letter !== sign &&
        middleOf(letter) > bar.x - 1 &&
        middleOf(letter) < bar.right + 1 &&
        topOf(letter) < bar.y + 0.2 * letter.size,
    ),
    (letter) => bar.y - topOf(letter),
    NEAR.root,
  );
  if (under.length === 0) return undefined;
  const size = sizeOf(under);
  const { y } = under.find((letter) => letter.size === size)!;
  return {
    used: new Set([sign, ...under]),
    letter: {
      text: `\\sqrt{${asTex(under)}}`,
      ...{ x: sign.x, width: bar.right - sign.x, y, size, isBlank: false, turn: 0, isFormula: true },
      reach: { top: bar.top, bottom: reachOf(under).bottom },
    },
  };
}

/** Bars alone: those that touch others, or that upright lines end at, are edges of a table. */
function barsAmong(strokes: readonly Stroke[]): Stroke[] {
  const bars = strokes.filter(({ x, right, y, top }) => top - y < THIN && right - x > SHORTEST);
  const upright = strokes.filter(({ x, right, y, top }) => right - x < THIN && top - y > 2 * THIN);
  const atHeight = Map.groupBy(bars, ({ y }) => Math.round(y));
  const isAlone = (bar: Stroke) =>
    [-1, 0, 1]
      .flatMap((step) => atHeight.get(Math.round(bar.y) + step) ?? [])
      .every((one) => one === bar || one.x - bar.right > TOUCHING || bar.x - one.right > TOUCHING);
  const isEdge = (bar: Stroke) =>
    upright.some(
      (line) =>
        (Math.abs(line.x - bar.x) < THIN || Math.abs(line.right - bar.right) < THIN) &&
        line.y < bar.top + THIN &&
        line.top > bar.y - THIN,
    );
  return bars.filter((bar) => isAlone(bar) && !isEdge(bar)).toSorted((a, b) => a.right - a.x - (b.right - b.x));
}

/** Letters of a page. Those of a fraction, of a root, or of a sum and its bounds become one, as TeX writes it. */
export function withFormulas(letters: readonly Letter[], strokes: readonly Stroke[]): readonly Letter[] {
  if (strokes.length * letters.length > MOST_LOOKS) return letters;
  let all = letters.filter(({ isBlank, turn, text }) => !isBlank && turn === 0 && text !== '');
  const inPlace = new Map<Letter, Letter | undefined>();
  const replace = ({ used, letter }: Found) => {
    const first = all.find((one) => used.has(one))!;
    for (const one of used) inPlace.set(one, undefined);
    inPlace.set(first, letter);
    all = all.flatMap((one) => (one === first ? [letter] : used.has(one) ? [] : [one]));
  };
  for (const sign of all.filter(isOperator)) {
    const found = withBounds(sign, all);
    if (found) replace(found);
  }
  for (const bar of barsAmong(strokes)) {
    const found = rootAt(bar, all) ?? fractionAt(bar, all);
    if (found) replace(found);
  }
  if (inPlace.size === 0) return letters;
  const resolved = (letter: Letter): Letter | undefined => {
    if (!inPlace.has(letter)) return letter;
    const next = inPlace.get(letter);
    return next && resolved(next);
  };
  return letters.flatMap((letter) => resolved(letter) ?? []);
}
