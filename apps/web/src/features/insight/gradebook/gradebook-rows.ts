import type { CellState } from '@dure/contract/insight/gradebook/cell-states';
import { inOrder, sumsOf, type CountingRule, type Sums } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { GradebookMember, GradebookQuiz } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { RowSort } from './row-sorts.ts';

/** What of the gradebook is shown. */
export interface GradebookView {
  readonly keyword: string;
  readonly state: CellState | undefined;
  /** One quiz instead of all. */
  readonly quiz: number | undefined;
  readonly sort: RowSort;
}

/** A quiz and the place of its cells in every row. */
export interface GradebookColumn extends GradebookQuiz {
  readonly place: number;
}
export interface GradebookRow {
  readonly member: GradebookMember;
  readonly sums: Sums;
}

export interface Cell {
  readonly state: CellState;
  readonly grade: number | null;
  readonly isLate: boolean;
  readonly isOver: boolean;
}
export const cellAt = ({ states, grades, late }: GradebookMember, { place, isOver }: GradebookColumn): Cell => ({
  state: states[place] ?? 'unopened',
  grade: grades[place] ?? null,
  isLate: late.includes(place),
  isOver,
});

export const columnsOf = (quizzes: readonly GradebookQuiz[]): GradebookColumn[] =>
  quizzes.map((quiz, place) => ({ ...quiz, place }));

const sought = (text: string) => text.normalize('NFC').toLowerCase();

/** Without a mean one comes last, in either direction. */
function byMean(direction: 1 | -1): (one: GradebookRow, other: GradebookRow) => number {
  return ({ sums: { mean: one } }, { sums: { mean: other } }) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : direction * (one - other);
}

/** The rows that are shown, in their order; sums are over all quizzes, whichever are shown. */
export function rowsOf(
  members: readonly GradebookMember[],
  quizzes: readonly GradebookColumn[],
  { keyword, state, quiz, sort }: GradebookView,
  rule: CountingRule,
): GradebookRow[] {
  const wanted = sought(keyword);
  const places = quizzes.filter(({ quizSequence }) => quiz === undefined || quizSequence === quiz);
  const isShown = ({ nickname, studentNumber, states }: GradebookMember) =>
    (wanted === '' || sought(nickname).includes(wanted) || sought(studentNumber ?? '').includes(wanted)) &&
    (state === undefined || places.some(({ place }) => states[place] === state));
  const isByMean = sort === 'mean' || sort === 'meanDesc';
  const ordered = inOrder(members.filter(isShown), isByMean ? 'name' : sort);
  const rows = ordered.map((member) => ({
    member,
    sums: sumsOf(
      quizzes.map((column) => cellAt(member, column)),
      rule,
    ),
  }));
  return isByMean ? rows.toSorted(byMean(sort === 'mean' ? 1 : -1)) : rows;
}

/** The mean of each quiz over the whole class, as the club counts. */
export const columnSums = (
  members: readonly GradebookMember[],
  columns: readonly GradebookColumn[],
  rule: CountingRule,
): ReadonlyMap<number, Sums> =>
  new Map(
    columns.map((column) => [
      column.quizSequence,
      sumsOf(
        members.map((member) => cellAt(member, column)),
        rule,
      ),
    ]),
  );

/** How many cells of the class are in each state, in the quizzes that are shown. */
export function countStates(
  members: readonly GradebookMember[],
  columns: readonly GradebookColumn[],
): ReadonlyMap<CellState, number> {
  const counts = new Map<CellState, number>();
  for (const { states } of members)
    for (const { place } of columns) {
      const state = states[place];
      if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1);
    }
  return counts;
}
