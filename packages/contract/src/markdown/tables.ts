import type { Alignment } from './block-nodes.ts';
import type { BlockReader } from './block-reader.ts';

const DELIMITER = /^\s*(?::?-{2,}:?|:-:?|-:)\s*$/;

/** Cells of a row; a bar in code, in a formula or behind a backslash parts none. */
function cellsOf(row: string): string[] {
  const cells: string[] = [''];
  const parts = row.trim().match(/\\\||`[^`]*`|\$[^$\s|][^$|]*\$|\||[^|`$\\]+|[`$\\]/g) ?? [];
  for (const part of parts) {
    if (part === '|') cells.push('');
    else cells[cells.length - 1] += part === '\\|' ? '|' : part;
  }
  const trimmed = cells.map((cell) => cell.trim());
  if (row.trim().startsWith('|')) trimmed.shift();
  if (trimmed.length > 1 && trimmed.at(-1) === '' && row.trim().endsWith('|')) trimmed.pop();
  return trimmed;
}

function alignmentOf(delimiter: string): Alignment {
  const [isLeft, isRight] = [delimiter.startsWith(':'), delimiter.endsWith(':')];
  return isLeft && isRight ? 'center' : isRight ? 'right' : isLeft ? 'left' : undefined;
}

/** A head, a line of dashes with as many columns, and rows as long as they have a bar. */
export const readTable: BlockReader = (lines, at) => {
  const [head = '', dashes = ''] = [lines[at], lines[at + 1]];
  if (!head.includes('|') || !dashes.includes('|')) return undefined;
  const delimiters = cellsOf(dashes);
  if (!delimiters.every((cell) => DELIMITER.test(cell)) || cellsOf(head).length !== delimiters.length) return undefined;
  let next = at + 2;
  while (lines[next]?.includes('|')) next += 1;
  const rows = [head, ...lines.slice(at + 2, next)].map(cellsOf);
  return { block: { kind: 'table', alignments: delimiters.map(alignmentOf), rows }, next };
};
