import { readFile } from 'node:fs/promises';
import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import { serveTask } from '../../../../../kernel/child-process/serve-task.ts';
import { readCsv } from '../../../../../kernel/spreadsheet/read-csv.ts';
import { readXlsx, type NamedSheet } from '../../../../../kernel/spreadsheet/read-xlsx.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { openFile, type QuestionFile } from '../question-files/question-file.ts';
import { TEXT_FORMATS } from '../question-files/question-formats.ts';
import { hasHeads } from '../table.policy.ts';
import { formQuestions, isForm } from './form-heads.ts';
import { questionTable } from './question-table.ts';
import { heldBy, questionsOf } from './read-file.ts';
import type { Table, TableTask, TableWord } from './table-words.ts';

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
  return { sheetName: name, rows: [...byNo.values()], filledCells, reports: new Map(), skipped: 0 };
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
  const rows = readCsv(bytes, { maxLines: MAX_LINES }).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > LIMITS.maxRows) throw new UnreadableSheet('tooManyRows');
  return { sheetName: '', rows, filledCells: 0, reports: new Map(), skipped: 0 };
}

/** Whether a text is a table: its heads say so, or else its name or its tabs where it is no other format. */
function isTable(file: QuestionFile, { type, isNamedTable }: TableTask): boolean {
  if (file.kind !== 'text') return false;
  if (hasHeads(type, file.text)) return true;
  if (TEXT_FORMATS.some(({ isOne }) => isOne(file.text))) return false;
  return type !== 'quiz' || isNamedTable || /^[^\r\n]*\t/.test(file.text);
}

async function tableOf(task: TableTask): Promise<Table | 'quizOnly' | 'noQuestions'> {
  const bytes = await readFile(task.path);
  const file = await openFile(task.path, bytes);
  const isWorkbook = file.kind === 'zip' && (await heldBy(file.archive)) === 'workbook';
  if (isWorkbook || isTable(file, task)) {
    const table = isWorkbook ? await sheetTable(bytes) : textTable(bytes);
    return task.type === 'quiz' && isForm(table.rows) ? questionTable(formQuestions(table.rows)) : table;
  }
  if (task.type !== 'quiz') return 'quizOnly';
  const found = await questionsOf(file);
  return found.questions.length === 0 ? 'noQuestions' : questionTable(found);
}

/** Reads one file in a process of its own: whatever the file does, it does it here. */
async function read(task: TableTask): Promise<TableWord> {
  try {
    const table = await tableOf(task);
    if (typeof table === 'string') return { failure: table };
    const characters = table.rows.reduce((sum, { cells }) => sum + cells.join('').length, 0);
    return characters > MAX_CHARACTERS ? { failure: 'tooLarge' } : { table };
  } catch (error) {
    return { failure: error instanceof UnreadableSheet ? error.reason : 'broken' };
  }
}

serveTask(read);
