import { valuesOf, wordsOf } from './words.ts';

/** What became of the words of a text, in words. */
export interface Comparison {
  readonly expected: number;
  readonly read: number;
  readonly found: number;
  readonly invented: number;
  /** Words whose letters are there, with other blanks between. */
  readonly torn: number;
  /** Words that stand in the order of the text (longest common subsequence). */
  readonly inOrder: number;
  readonly values: number;
  readonly valuesKept: number;
}

/** Matching pairs of a longest common subsequence, by the greedy algorithm of Myers. */
function commonOf(a: readonly string[], b: readonly string[]): [number, number][] {
  const max = a.length + b.length;
  const trace: Map<number, number>[] = [];
  const reach = new Map<number, number>([[1, 0]]);
  let found = -1;
  for (let d = 0; d <= max && found < 0; d += 1) {
    trace.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = isDown ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) {
        found = d;
        break;
      }
    }
  }
  const pairs: [number, number][] = [];
  let [x, y] = [a.length, b.length];
  for (let d = found; d >= 0; d -= 1) {
    const reached = trace[d]!;
    const k = x - y;
    const isDown = k === -d || (k !== d && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
    const before = isDown ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : (reached.get(before) ?? 0);
    const fromY = fromX - before;
    while (x > fromX && y > (d === 0 ? 0 : fromY) && x > 0 && y > 0 && a[x - 1] === b[y - 1]) {
      pairs.push([x - 1, y - 1]);
      x -= 1;
      y -= 1;
    }
    [x, y] = [fromX, fromY];
  }
  return pairs.toReversed();
}

/** How many of one list are in the other, each as often as it is there. */
function shared(some: readonly string[], others: readonly string[]): { count: number; left: string[] } {
  const counts = new Map<string, number>();
  for (const one of others) counts.set(one, (counts.get(one) ?? 0) + 1);
  const left: string[] = [];
  for (const one of some) {
    const count = counts.get(one) ?? 0;
    if (count > 0) counts.set(one, count - 1);
    else left.push(one);
  }
  return { count: some.length - left.length, left };
}

/** Compares what was read of a document with what stands in it. */
export function compare(expectedText: string, readText: string): Comparison {
  const [expected, read] = [wordsOf(expectedText), wordsOf(readText)];
  const pairs = commonOf(expected, read);
  let torn = 0;
  const [lost, more]: [string[], string[]] = [[], []];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs, [expected.length, read.length] as const]) {
    const [gapX, gapY] = [expected.slice(x, nextX), read.slice(y, nextY)];
    if (gapX.length > 0 && gapX.join('') === gapY.join('')) torn += gapX.length;
    else {
      lost.push(...gapX);
      more.push(...gapY);
    }
    [x, y] = [nextX + 1, nextY + 1];
  }
  const gone = shared(lost, more).left.length;
  const values = valuesOf(expectedText);
  return {
    expected: expected.length,
    read: read.length,
    found: expected.length - gone,
    invented: shared(more, lost).left.length,
    torn,
    inOrder: pairs.length + torn,
    values: values.length,
    valuesKept: shared(values, valuesOf(readText)).count,
  };
}
