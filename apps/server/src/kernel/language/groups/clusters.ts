import { dot, spread } from '../sparse/idf.ts';
import { BUCKETS, type Sparse } from '../sparse/sparse.ts';

const ROUNDS = 20;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

function middleOf(members: readonly Sparse[]): Float64Array {
  const middle = new Float64Array(BUCKETS);
  for (const member of members) spread(member, middle);
  const length = Math.sqrt(middle.reduce((all, one) => all + one * one, 0)) || 1;
  return middle.map((one) => one / length);
}

/** Beginnings that are far apart: the one nearest to all first, then always the one farthest from those that are taken. */
function beginnings(all: readonly Sparse[], count: number): Float64Array[] {
  const whole = middleOf(all);
  let nearest = all.map((one) => -dot(one, whole));
  const middles: Float64Array[] = [];
  for (let taken = 0; taken < count; taken++) {
    const next = nearest.indexOf(Math.min(...nearest));
    middles.push(spread(all[next]!));
    nearest = all.map((one, at) => Math.max(taken === 0 ? -1 : nearest[at]!, dot(one, middles[taken]!)));
  }
  return middles;
}

const nearestOf = (one: Sparse, middles: readonly Float64Array[]) => {
  const likeness = middles.map((middle) => dot(one, middle));
  return likeness.indexOf(Math.max(...likeness));
};

/** Spherical k-means from beginnings that are far apart: for each direction the number of its group. The same input, the same groups. */
export function clustersOf(all: readonly Sparse[], count: number): number[] {
  let middles = beginnings(all, count);
  let places = all.map((one) => nearestOf(one, middles));
  for (let round = 0; round < ROUNDS; round++) {
    middles = middles.map((middle, no) => {
      const members = all.filter((_, at) => places[at] === no);
      return members.length === 0 ? middle : middleOf(members);
    });
    const next = all.map((one) => nearestOf(one, middles));
    if (next.every((place, at) => place === places[at])) break;
    places = next;
  }
  return places;
}

/** How much nearer each one is to its own group than to the next, on average; higher is better told apart. */
export function dispersion(all: readonly Sparse[], places: readonly number[]): number {
  const count = Math.max(...places) + 1;
  const members = Array.from({ length: count }, (_, no) => all.filter((__, at) => places[at] === no));
  const middles = members.map(middleOf);
  return (
    sum(
      all.map((one, at) => {
        const own = places[at]!;
        if (members[own]!.length < 2) return 0;
        const others = Math.max(...middles.map((middle, no) => (no === own ? 0 : dot(one, middle))));
        return dot(one, middles[own]!) - others;
      }),
    ) / all.length
  );
}
