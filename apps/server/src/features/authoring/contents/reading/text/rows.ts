const oneLine = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** Cells of a row on one line, empty ones in their places; nothing where all are empty. */
export function rowLine(cells: readonly string[]): string {
  const lines = cells.map(oneLine);
  return lines.every((line) => line === '') ? '' : lines.join(' | ').replaceAll('|  |', '| |').trim();
}
