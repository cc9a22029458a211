/** A cell of the grid: which of the rows, which of the columns. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly pageRows: number;
}
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** Where a key leads from a cell (ARIA's grid pattern); undefined: the key is none of the grid's. */
export function moveInGrid({ row, column }: GridPlace, pressed: Pressed, size: GridSize): GridPlace | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  const isFar = ctrlKey || metaKey;
  const to = (next: Partial<GridPlace>): GridPlace => ({
    row: within(next.row ?? row, size.rows),
    column: within(next.column ?? column, size.columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to({ row: isFar ? 0 : row - 1 });
    case 'ArrowDown':
      return to({ row: isFar ? size.rows - 1 : row + 1 });
    case 'ArrowLeft':
      return to({ column: isFar ? 0 : column - 1 });
    case 'ArrowRight':
      return to({ column: isFar ? size.columns - 1 : column + 1 });
    case 'Home':
      return to({ column: 0, ...(isFar && { row: 0 }) });
    case 'End':
      return to({ column: size.columns - 1, ...(isFar && { row: size.rows - 1 }) });
    case 'PageUp':
      return to({ row: row - size.pageRows });
    case 'PageDown':
      return to({ row: row + size.pageRows });
    default:
      return undefined;
  }
}

/** A score that is being typed, with another key pressed; undefined: the key does not belong to it. */
export function typedScore(typed: string, key: string): string | undefined {
  if (key === 'Backspace') return typed.slice(0, -1);
  if (!/^[0-9]$/.test(key)) return undefined;
  const next = typed === '0' ? key : typed + key;
  return Number(next) <= 100 ? next : typed;
}
