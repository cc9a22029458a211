import { meaningsSaid } from '../sparse/grams.ts';
import { dot, Idf, spread } from '../sparse/idf.ts';
import { BUCKETS, type Sparse } from '../sparse/sparse.ts';
import { saysNothing } from '../grading/says-nothing.ts';
import { spokenIn } from '../text/units.ts';
import { stemOf, wordsOf } from '../text/words.ts';
import { dispersion, clustersOf } from './clusters.ts';

export interface Group {
  /** The words that tell it from the others, most telling first; they make its name. */
  readonly words: readonly string[];
  /** Places of its texts, the most typical first. */
  readonly members: readonly number[];
}
export interface Groups {
  /** Largest first. */
  readonly groups: readonly Group[];
  /** Places of the texts that say nothing. */
  readonly silent: readonly number[];
}

const MOST_GROUPS = 6;
/** Groups of fewer are chance. */
const FEWEST_MEMBERS = 2;
const WORDS = 3;
/** So many are compared with each other; the groups of the others follow from them. */
const MOST_COMPARED = 600;

/**
 * Puts texts that say the same in different words into a few groups. They are a class's answers to one question, whose
 * own words name no group.
 */
export function groupsOf(texts: readonly string[], question = ''): Groups {
  const spoken = texts.flatMap((text, at) => (saysNothing(text) ? [] : [at]));
  const silent = texts.flatMap((text, at) => (saysNothing(text) ? [at] : []));
  const asked = new Set(wordsOf(question).map(stemOf));
  const idf = new Idf();
  const found = spoken.map((at) => meaningsSaid(texts[at]!));
  for (const one of found) idf.add(one);
  const directions = found.map((one) => idf.sharedDirection(one));
  const places = bestClusters(directions);
  const groups = [...new Set(places)].map((no) => spoken.filter((_, at) => places[at] === no));
  const named = groups.map((members) => ({
    members: mostTypical(members, spoken, directions),
    words: tellingWords(members, spoken, texts)
      .filter((word) => !asked.has(word))
      .slice(0, WORDS),
  }));
  return {
    groups: named.toSorted(
      (a, b) => b.members.length - a.members.length || Math.min(...a.members) - Math.min(...b.members),
    ),
    silent,
  };
}

function bestClusters(directions: readonly Sparse[]): number[] {
  const most = Math.min(MOST_GROUPS, Math.floor(directions.length / FEWEST_MEMBERS));
  const step = Math.max(1, Math.ceil(directions.length / MOST_COMPARED));
  const compared = directions.filter((_, at) => at % step === 0);
  let [best, places] = [0, directions.map(() => 0)];
  for (let count = 2; count <= most; count++) {
    const tried = clustersOf(compared, Math.min(count, compared.length));
    const found = dispersion(compared, tried);
    if (found <= best) continue;
    best = found;
    places = step === 1 ? tried : directions.map((one) => likest(one, compared, tried));
  }
  return places;
}

function likest(one: Sparse, others: readonly Sparse[], places: readonly number[]): number {
  const dense = spread(one);
  const likeness = others.map((other) => dot(other, dense));
  return places[likeness.indexOf(Math.max(...likeness))]!;
}

function mostTypical(members: readonly number[], spoken: readonly number[], directions: readonly Sparse[]): number[] {
  const of = (at: number) => directions[spoken.indexOf(at)]!;
  const middle = new Float64Array(BUCKETS);
  for (const at of members) spread(of(at), middle);
  const near = new Map(members.map((at) => [at, dot(of(at), middle)]));
  return members.toSorted((a, b) => near.get(b)! - near.get(a)! || a - b);
}

/** Words that most of a group and few others use. */
function tellingWords(members: readonly number[], spoken: readonly number[], texts: readonly string[]): string[] {
  const own = new Set(members);
  const users = new Map<string, [inside: number, outside: number]>();
  for (const at of spoken)
    for (const word of new Set(wordsOf(spokenIn(texts[at]!).words).map(stemOf))) {
      const counts = users.get(word) ?? [0, 0];
      counts[own.has(at) ? 0 : 1] += 1;
      users.set(word, counts);
    }
  const others = Math.max(1, spoken.length - members.length);
  const telling = ([inside, outside]: readonly [number, number]) => inside / members.length - outside / others;
  return [...users]
    .filter(([word, [inside]]) => [...word].length > 1 && inside >= Math.min(2, members.length))
    .toSorted((a, b) => telling(b[1]) - telling(a[1]))
    .map(([word]) => word);
}
