import { bulkSentence, BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import type { BulkColumn, BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { BulkCheck, BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { errors } from '@dure/contract/errors';
import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import type { z } from 'zod';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { soundRows } from '../../../../kernel/imports/sound-rows.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import { XLSX_TYPE } from '../../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { bulkText as text } from './bulk.text.ts';
import type { TableTask, TableWord } from './reading/table-words.ts';
import { cleanRow, rowsOf, type GivenRow } from './table.policy.ts';
import { runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import type { Owner } from '../../../../kernel/semaphore.ts';
import { inChildSlot } from './child-slots.ts';

const CHILD = new URL('./reading/table.child.ts', import.meta.url);
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const LIMITS = { seconds: 30, silentSeconds: 30, heapMegabytes: 256, memoryBytes: 500 * 1024 * 1024 };

/** Reads a table or a file of questions, in a process of its own. */
const readTable = (task: TableTask, owner: Owner): Promise<TableWord> =>
  inChildSlot(() => runInChild<TableTask, TableWord, TableWord>(CHILD, task, LIMITS, (word) => word), owner);

type Body = z.output<(typeof endpoints.uploadQuizzes)['body']>;
/** Rows on their way, and what was read of their file. */
export interface Incoming {
  readonly rows: readonly GivenRow[];
  readonly file: BulkCheck['file'];
}

const refuseFile = (type: BulkType, message: string): never =>
  refuseFields([{ path: 'file', message: bulkSentence(errors.invalidInput.code, type, message) }]);

/** Types of content that are tables, questions or documents with questions; which of them a file is its reader finds out. */
const isReadable = (contentType: string) => contentType.startsWith('text/') || READABLE.has(contentType);
const READABLE: ReadonlySet<string> = new Set([
  XLSX_TYPE,
  DOCX_TYPE,
  'application/hwp+zip',
  'application/zip',
  'application/xml',
]);

/** The rows that came: corrected ones, or those of a file that its content says how to read. */
export async function receive(unit: Unit, type: BulkType, { rows }: Body, upload?: Upload): Promise<Incoming> {
  await unit.settle();
  if (rows) return { rows: rows.map((row) => cleanRow(type, row)), file: null };
  if (!upload) return refuseFile(type, text.file.missing);
  if (!isReadable(upload.contentType)) return refuseFile(type, text.file.noTable);
  const isNamedTable = upload.contentType.startsWith('text/csv');
  const read = await readTable({ path: upload.path, type, isNamedTable }, unit);
  if ('failure' in read) {
    const { failure } = read;
    return refuseFile(type, failure === 'tooManyRows' ? text.file.tooManyRows(MAX_NEW_QUIZZES) : text.file[failure]);
  }
  const table = rowsOf(type, read.table);
  return typeof table === 'string' ? refuseFile(type, table) : table;
}

interface Registering {
  readonly type: BulkType;
  readonly file: BulkCheck['file'];
  readonly skipsFaulty: boolean;
}

/**
 * Registers what is judged sound: all, or all but what is faulty where that is to be left out. `judge` looks once more inside the
 * transaction that `register` writes in.
 */
export async function registerSound<Judged extends { readonly cells: { view(): BulkRow; readonly isSound: boolean } }>(
  unit: Unit,
  { type, file, skipsFaulty }: Registering,
  judge: (transaction: Transaction) => Promise<readonly Judged[]>,
  register: (transaction: Transaction, judged: readonly Judged[]) => Promise<number[]>,
): Promise<BulkCheck> {
  return unit.write(async (transaction) => {
    const judged = await judge(transaction);
    const rows = judged.map(({ cells }) => cells.view());
    soundRows(rows, {
      skipsFaulty,
      sentence: ({ no }, { column, code, message }) =>
        bulkSentence(code, type, text.row(no, BULK_HEADS[column as BulkColumn], message)),
      data: { rows, file, registered: null } satisfies BulkCheck,
    });
    const sound = judged.filter(({ cells }) => cells.isSound);
    return { rows, file, registered: await register(transaction, sound) };
  });
}
