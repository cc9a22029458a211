import { meanOf } from '../dashboard/club-figures.ts';
import type { CellState } from './cell-states.ts';

/** What the first sheet is: a row for each member, the same with a column for each quiz, or a row for each answer. */
export const SHEET_SHAPES = ['summary', 'scores', 'feedback'] as const;
export type SheetShape = (typeof SHEET_SHAPES)[number];

/** What the first sheet tells of a member. */
export const SHEET_COLUMNS = [
  'studentNumber',
  'name',
  'email',
  'mean',
  'total',
  'gradedCount',
  'finalCount',
  'joinedAt',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** Order of the members; equal ones by their id, so that it is always the same. */
export const ROW_ORDERS = ['studentNumber', 'name', 'joinedAt'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/** Whether only scores count, or what was due and not handed in as nought. */
export const COUNTINGS = ['scored', 'due'] as const;
export type Counting = (typeof COUNTINGS)[number];

export const MAX_DECIMALS = 2;

/** How a club's gradebook counts and leaves as a file. */
export interface GradebookLayout {
  readonly shape: SheetShape;
  /** In their order. */
  readonly columns: readonly SheetColumn[];
  readonly order: RowOrder;
  /** Digits of means after the point, 0–2. */
  readonly decimals: number;
  readonly counting: Counting;
  /** Whether scores count that wait for their release. */
  readonly countsHeld: boolean;
}

/** As a club counts everywhere else: its scores, those that are held too, to one decimal. */
export const DEFAULT_LAYOUT: GradebookLayout = {
  shape: 'scores',
  columns: ['studentNumber', 'name', 'email', 'mean', 'gradedCount'],
  order: 'studentNumber',
  decimals: 1,
  counting: 'scored',
  countsHeld: true,
};

export type CountingRule = Pick<GradebookLayout, 'counting' | 'countsHeld' | 'decimals'>;

export interface CountedCell {
  readonly state: CellState;
  readonly grade: number | null;
  /** Whether its quiz is over (`QuizPhase`). */
  readonly isOver: boolean;
}

/** What a cell adds to a sum: a score, nought, or nothing at all (null). */
export function countedGrade({ state, grade, isOver }: CountedCell, { counting, countsHeld }: CountingRule) {
  if (grade !== null) return state === 'held' && !countsHeld ? null : grade;
  return counting === 'due' && isOver && (state === 'missing' || state === 'pre') ? 0 : null;
}

export interface Sums {
  /** Null where nothing counts. */
  readonly mean: number | null;
  readonly total: number;
  readonly count: number;
}

/** Sums of a row or a column, as the club counts them. */
export function sumsOf(cells: Iterable<CountedCell>, rule: CountingRule): Sums {
  let [total, count] = [0, 0];
  for (const cell of cells) {
    const grade = countedGrade(cell, rule);
    if (grade === null) continue;
    total += grade;
    count += 1;
  }
  return { mean: meanOf(total, count, rule.decimals), total, count };
}

export interface OrderedMember {
  readonly memberUUID: string;
  readonly nickname: string;
  readonly studentNumber: string | null;
  readonly joinedAt: string | null;
}

const korean = new Intl.Collator('ko', { numeric: true });
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Members in their order; who has no student number comes after those who have. */
export function inOrder<T extends OrderedMember>(members: readonly T[], order: RowOrder): T[] {
  const by: Record<RowOrder, (one: T, other: T) => number> = {
    name: (one, other) => korean.compare(one.nickname, other.nickname),
    joinedAt: (one, other) => compare(one.joinedAt ?? '', other.joinedAt ?? ''),
    studentNumber: (one, other) =>
      Number(one.studentNumber === null) - Number(other.studentNumber === null) ||
      korean.compare(one.studentNumber ?? '', other.studentNumber ?? '') ||
      korean.compare(one.nickname, other.nickname),
  };
  return members.toSorted((one, other) => by[order](one, other) || compare(one.memberUUID, other.memberUUID));
}
