const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

export const rmse = (said: readonly number[], true_: readonly number[]): number =>
  Math.sqrt(mean(said.map((one, at) => (one - true_[at]!) ** 2)));

/** 0 where one side does not vary: nothing goes together with what never changes. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at]! - middleA, b[at]! - middleB];
    product += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  const scale = Math.sqrt(squareA * squareB);
  return scale < 1e-12 ? 0 : product / scale;
}

/** Ranks from 1; equal values share the mean of theirs. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => values[a]! - values[b]!);
  const out = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to += 1;
    for (let at = from; at <= to; at++) out[order[at]!] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return out;
}

export const spearman = (a: readonly number[], b: readonly number[]): number => pearson(ranks(a), ranks(b));

const LEVELS = 10;
/** Quadratic weighted kappa of scores from 0 to 1, each in tenths; 1 where both say one and the same grade throughout. */
export function qwk(said: readonly number[], true_: readonly number[]): number {
  const [a, b] = [said, true_].map((scores) => scores.map((one) => Math.round(one * LEVELS)));
  const observed = mean(a!.map((one, at) => (one - b![at]!) ** 2));
  const countsOf = (grades: readonly number[]) =>
    Array.from({ length: LEVELS + 1 }, (_, level) => grades.filter((one) => one === level).length);
  const [countsA, countsB] = [countsOf(a!), countsOf(b!)];
  let expected = 0;
  for (const [i, x] of countsA.entries())
    for (const [j, y] of countsB.entries()) expected += (x * y * (i - j) ** 2) / a!.length ** 2;
  return expected === 0 ? 1 : 1 - observed / expected;
}
