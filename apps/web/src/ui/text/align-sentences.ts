import { unitsOf, type TextUnit } from './sentence-units.ts';

/** What became of a unit: it stayed, was worked over, gave way to another, came in addition, or went. */
export type PairKind = 'same' | 'polished' | 'rewritten' | 'added' | 'removed';
export interface SentencePair {
  readonly kind: PairKind;
  readonly before: string | null;
  readonly after: string | null;
}

/** Share of letter pairs in common from which a sentence counts as the same one, worked over. */
const POLISHED = 0.4;

interface Compared extends TextUnit {
  readonly letters: string;
  readonly pairs: ReadonlyMap<string, number>;
  readonly count: number;
}

function compared(unit: TextUnit): Compared {
  const letters = unit.text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]+/gu, '');
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < letters.length; at++) {
    const pair = letters.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { ...unit, letters, pairs, count: Math.max(0, letters.length - 1) };
}

const isSame = (one: Compared, other: Compared) =>
  one.kind === other.kind && (one.letters === '' ? one.text === other.text : one.letters === other.letters);

/** The Dice coefficient of the letter pairs (Dice 1945), 0 to 1. */
function likeness(one: Compared, other: Compared): number {
  if (isSame(one, other)) return 1;
  if (one.kind !== other.kind || one.count + other.count === 0) return 0;
  let shared = 0;
  for (const [pair, count] of one.pairs) shared += Math.min(count, other.pairs.get(pair) ?? 0);
  return (2 * shared) / (one.count + other.count);
}

/** Which units belong together, in the order of both: the pairing with the most in common (Needleman and Wunsch 1970). */
function matches(before: readonly Compared[], after: readonly Compared[]): [number, number][] {
  const width = after.length + 1;
  const score = new Float64Array((before.length + 1) * width);
  const like = before.map((one) =>
    after.map((other) => {
      const value = likeness(one, other);
      return value >= POLISHED ? value : 0;
    }),
  );
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const value = like[i]![j]!;
      const paired = value > 0 ? value + score[(i + 1) * width + j + 1]! : 0;
      score[i * width + j] = Math.max(paired, score[(i + 1) * width + j]!, score[i * width + j + 1]!);
    }
  const found: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    const value = like[i]![j]!;
    if (value > 0 && score[i * width + j] === value + score[(i + 1) * width + j + 1]!) found.push([i++, j++]);
    else if (score[i * width + j] === score[(i + 1) * width + j]) i++;
    else j++;
  }
  return found;
}

/** What stands between two pairs that belong together: one gave way to the other, the rest came or went. */
function gap(before: readonly TextUnit[], after: readonly TextUnit[]): SentencePair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [old, fresh] = [before[at]?.text ?? null, after[at]?.text ?? null];
    const kind = old === null ? 'added' : fresh === null ? 'removed' : 'rewritten';
    return { kind, before: old, after: fresh };
  });
}

/** Two Markdown texts side by side, sentence by sentence; code blocks, formulas and tables are units. */
export function alignSentences(before: string, after: string): SentencePair[] {
  const [old, fresh] = [unitsOf(before).map(compared), unitsOf(after).map(compared)];
  const pairs: SentencePair[] = [];
  let [i, j] = [0, 0];
  for (const [at, to] of matches(old, fresh)) {
    pairs.push(...gap(old.slice(i, at), fresh.slice(j, to)));
    const kind = isSame(old[at]!, fresh[to]!) ? 'same' : 'polished';
    pairs.push({ kind, before: old[at]!.text, after: fresh[to]!.text });
    [i, j] = [at + 1, to + 1];
  }
  return [...pairs, ...gap(old.slice(i), fresh.slice(j))];
}
