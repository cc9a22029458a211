import { isFaulty } from '@dure/contract/imports/checked-row';
import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { uploadAiQuizzes, uploadContents, uploadQuizzes } from '../../../../api/authoring/quizzes/bulk.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useRowCheck } from '../../../../kernel/row-check/use-row-check.ts';
import { bulkCells, type BulkTable } from './bulk-table.ts';
import { keepTable, readKept } from './kept-table.ts';

const UPLOADS = { content: uploadContents, quiz: uploadQuizzes, 'quiz-ai': uploadAiQuizzes };
const NO_FILE = { file: [] };

/** What was found when the rows were refused. */
const foundIn = (error: unknown) => (error instanceof ApiError ? (error.data as BulkCheck | null)?.rows : undefined);
const sent = ({ rows }: BulkTable) => rows.map(({ no, cells }) => ({ no, cells }));

export interface Registered {
  /** Those that were taken in, in the order of their sequences. */
  readonly rows: readonly BulkRow[];
  readonly sequences: readonly number[];
  /** Those that were left out, with what is wrong with them. */
  readonly faulty: readonly BulkRow[];
  readonly fileName: string;
}

/** A file on its way in. The device keeps it until it is registered. */
export function useBulk(type: BulkType) {
  const client = useQueryClient();
  const upload = UPLOADS[type];
  return useRowCheck<BulkRow, BulkTable, Registered>({
    ...bulkCells(type),
    read: async (file) => {
      const found = await upload(client, { body: { checkOnly: true }, files: { file: [file] } });
      return { fileName: file.name.normalize('NFC'), file: found.file, rows: found.rows, touched: [] };
    },
    check: async (table) => {
      const { rows } = await upload(client, { body: { rows: sent(table), checkOnly: true }, files: NO_FILE });
      return { ...table, rows };
    },
    add: async (table, { skipsFaulty, key }) => {
      const body = { rows: sent(table), checkOnly: false, skipsFaulty };
      const { rows, registered } = await upload(client, { body, files: NO_FILE }, { idempotencyKey: key });
      return {
        rows: rows.filter((row) => !isFaulty(row)),
        sequences: registered ?? [],
        faulty: rows.filter(isFaulty),
        fileName: table.fileName,
      };
    },
    foundIn: (error, table) => {
      const rows = foundIn(error);
      return rows && { ...table, rows };
    },
    first: () => readKept(type),
    keep: (table) => keepTable(type, table),
  });
}
export type Bulk = ReturnType<typeof useBulk>;
