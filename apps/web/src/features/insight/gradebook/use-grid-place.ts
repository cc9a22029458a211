import { useState } from 'react';
import type { GradebookColumn, GradebookRow } from './gradebook-rows.ts';
import type { GridPlace } from './grid-keys.ts';

export type CellIds = (row: number, column: number) => string;

interface Named {
  readonly memberUUID: string | undefined;
  /** A quiz, or a column counted from either end. */
  readonly quiz: number | undefined;
  readonly column: number;
}

/**
 * The cell that has the focus. It belongs to its member and quiz. Where another order or filter moves them, it moves
 * along; where they are gone the nearest cell has it.
 */
export function useGridPlace(rows: readonly GradebookRow[], columns: readonly GradebookColumn[]) {
  const [named, setNamed] = useState<Named>({ memberUUID: undefined, quiz: undefined, column: 1 });
  const [lastRow, setLastRow] = useState(0);
  const found = rows.findIndex(({ member }) => member.memberUUID === named.memberUUID);
  const foundColumn = columns.findIndex(({ quizSequence }) => quizSequence === named.quiz);
  const place: GridPlace = {
    row: found >= 0 ? found : Math.max(0, Math.min(lastRow, rows.length - 1)),
    column: foundColumn >= 0 ? foundColumn + 1 : Math.min(named.column, columns.length + 2),
  };
  const go = ({ row, column }: GridPlace) => {
    setLastRow(row);
    setNamed({ memberUUID: rows[row]?.member.memberUUID, quiz: columns[column - 1]?.quizSequence, column });
  };
  return { place, go };
}
