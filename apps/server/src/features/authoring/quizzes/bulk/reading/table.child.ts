import { readFile } from 'node:fs/promises';
import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import { serveTask } from '../../../../../kernel/child-process/serve-task.ts';
import { decodeSheetText, readCsv } from '../../../../../kernel/spreadsheet/read-csv.ts';
import { readXlsx, type NamedSheet } from '../../../../../kernel/spreadsheet/read-xlsx.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { giftTable, qtiTable } from './foreign-table.ts';
import type { Table, TableKind, TableTask, TableWord } from './table-words.ts';

/** Gives the cells below in a merged one its value, in rows that have something of their own: those beside it hold other things. */
function fillMerged({ name, rows, merged }: NamedSheet): Table {
  const byNo = new Map(rows.map(({ no, cells }) => [no, { no, cells: [...cells] }]));
  let filledCells = 0;
  for (const { row, column, from } of merged) {
    const value = byNo.get(from.row)?.cells[column - 1] ?? '';
    const cells = byNo.get(row)?.cells;
    if (column !== from.column || value === '' || !cells || (cells[column - 1] ?? '') !== '') continue;
    while (cells.length < column) cells.push('');
    cells[column - 1] = value;
    filledCells += 1;
  }
  return { sheetName: name, rows: [...byNo.values()], filledCells, losses: new Map(), skipped: 0 };
}

/** Above the heads may stand what the table is called; below them an example. */
const ROWS_BESIDE = 12;
const LIMITS = {
  maxRows: MAX_NEW_QUIZZES + ROWS_BESIDE,
  maxColumns: 50,
  maxPartBytes: 64 * 1024 * 1024,
};
/** Of all cells together: 500 quizzes of the longest kind have a third of it. */
const MAX_CHARACTERS = 12_000_000;

/** Rows count up, and no program has more. */
const MAX_NO = 1_048_576;
const counts = (rows: readonly { no: number }[]) =>
  rows.every(({ no }, index) => Number.isInteger(no) && no > (rows[index - 1]?.no ?? 0) && no <= MAX_NO);

/** Lines of a text: a quiz has many, and quotes hold them together. */
const MAX_LINES = 200_000;

async function sheetTable(bytes: Buffer): Promise<Table> {
  const sheet = await readXlsx(bytes, LIMITS);
  if (!counts(sheet.rows)) throw new UnreadableSheet('broken');
  return fillMerged(sheet);
}

function textTable(bytes: Buffer): Table {
  const rows = readCsv(bytes, { maxLines: MAX_LINES }).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > LIMITS.maxRows) throw new UnreadableSheet('tooManyRows');
  return { sheetName: '', rows, filledCells: 0, losses: new Map(), skipped: 0 };
}

/** What Excel calls Unicode text ends like any text, but is a table: its heads stand between tabs. */
const isTabbed = (bytes: Buffer) => /^[^\r\n{]*\t/.test(decodeSheetText(bytes));

const READERS: Record<TableKind, (bytes: Buffer) => Table | Promise<Table>> = {
  XLSX: sheetTable,
  CSV: textTable,
  GIFT: (bytes) => (isTabbed(bytes) ? textTable(bytes) : giftTable(bytes)),
  QTI: qtiTable,
};

/** Reads one table in a process of its own: whatever the file does, it does it here. */
async function read({ path, kind }: TableTask): Promise<TableWord> {
  try {
    const table = await READERS[kind](await readFile(path));
    const characters = table.rows.reduce((sum, { cells }) => sum + cells.join('').length, 0);
    return characters > MAX_CHARACTERS ? { failure: 'tooLarge' } : { table };
  } catch (error) {
    return { failure: error instanceof UnreadableSheet ? error.reason : 'broken' };
  }
}

serveTask(read);
