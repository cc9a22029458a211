import type { BulkColumn, BulkType } from '@dure/contract/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/quizzes/bulk/bulk.endpoints';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadAiQuizzes, uploadContents, uploadQuizzes } from '../../../api/quizzes/bulk.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { withCell, withCheck, type BulkTable } from './bulk-table.ts';
import { keepTable, readKept } from './kept-table.ts';

const UPLOADS = { content: uploadContents, quiz: uploadQuizzes, 'quiz-ai': uploadAiQuizzes };
const SETTLED_MS = 250;

const sendRows = (client: QueryClient, type: BulkType, rows: readonly BulkRow[], idempotencyKey?: string) =>
  UPLOADS[type](
    client,
    {
      body: { rows: rows.map(({ no, cells }) => ({ no, cells })), checkOnly: idempotencyKey === undefined },
      files: { file: [] },
    },
    { ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );

/** What was found when the rows were refused. */
const foundIn = (error: unknown) => (error instanceof ApiError ? (error.data as BulkCheck | null)?.rows : undefined);

export interface Registered {
  readonly rows: readonly BulkRow[];
  readonly sequences: readonly number[];
}

/**
 * A file on its way in: read, corrected cell by cell, checked again after each, and registered when all is sound. The device
 * keeps it until then.
 */
export function useBulk(type: BulkType) {
  const client = useQueryClient();
  const [table, setTable] = useState(() => readKept(type));
  const [isKept, setIsKept] = useState(true);
  const [registered, setRegistered] = useState<Registered>();
  // What answers late meets the table as it is then.
  const now = useRef(table);
  const put = (next: BulkTable | undefined) => {
    now.current = next;
    setTable(next);
    setIsKept(keepTable(type, next));
  };
  const meet = (sent: readonly BulkRow[], found: readonly BulkRow[] | undefined) => {
    if (now.current && found) put(withCheck(now.current, sent, found));
  };

  const reading = useMutation({
    mutationFn: (file: File) => UPLOADS[type](client, { body: { checkOnly: true }, files: { file: [file] } }),
    onSuccess: ({ rows, file }, { name }) => put({ fileName: name.normalize('NFC'), file, rows, touched: [] }),
  });
  const checking = useMutation({
    mutationFn: (rows: readonly BulkRow[]) => sendRows(client, type, rows),
    onSuccess: ({ rows }, sent) => meet(sent, rows),
  });
  /** One key for one table: a registration that lost its answer is not made twice. */
  const key = useRef<string>(undefined);
  const registering = useMutation({
    mutationFn: (rows: readonly BulkRow[]) => sendRows(client, type, rows, (key.current ??= crypto.randomUUID())),
    onSuccess: ({ rows, registered: sequences }) => {
      put(undefined);
      setRegistered({ rows, sequences: sequences ?? [] });
    },
    onError: (error, sent) => meet(sent, foundIn(error)),
  });

  const { mutate: check } = checking;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checkSoon = () => {
    key.current = undefined;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => now.current && check(now.current.rows), SETTLED_MS);
  };
  useEffect(() => {
    // The world has moved on while the table was put aside.
    if (now.current) check(now.current.rows);
    return () => clearTimeout(waiting.current);
  }, [check]);

  const change = (next: BulkTable) => {
    put(next);
    checkSoon();
  };
  return {
    table,
    isKept,
    registered,
    reading,
    checking,
    registering,
    mend: (no: number, column: BulkColumn, text: string) => change(withCell(now.current!, type, { no, column, text })),
    remove: (no: number) => {
      const before = now.current!;
      const rows = before.rows.filter((row) => row.no !== no);
      if (rows.length > 0) change({ ...before, rows });
      else put(undefined);
      return () => change(before);
    },
    checkAgain: () => table && check(table.rows),
    register: () => table && registering.mutate(table.rows),
    reset: () => {
      put(undefined);
      setRegistered(undefined);
      for (const one of [reading, checking, registering]) one.reset();
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;
