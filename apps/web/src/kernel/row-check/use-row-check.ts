import { isFaulty, type CheckedRow } from '@dure/contract/imports/checked-row';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { withCell, withCheck, withCleaned, type RowCells, type RowTable } from './row-table.ts';

const SETTLED_MS = 250;

/** How rows of one kind are read, checked and taken in. */
export interface RowImport<Row extends CheckedRow, Table extends RowTable<Row>, Added> extends RowCells<Row> {
  /** The rows of a file, checked; of what comes without a file there is none. */
  readonly read?: (file: File) => Promise<Table>;
  /** The table as it is found now. */
  readonly check: (table: Table) => Promise<Table>;
  /** `key` is the same for one table: what lost its answer is not taken in twice. */
  readonly add: (table: Table, how: { readonly skipsFaulty: boolean; readonly key: string }) => Promise<Added>;
  readonly onAdded?: (added: Added) => void;
  /** What was found where the rows were refused. */
  readonly foundIn?: (error: unknown, table: Table) => Table | undefined;
  /** The table that this device keeps. */
  readonly first?: () => Table | undefined;
  /** Keeps it, or forgets it; whether there was room for it. */
  readonly keep?: (table: Table | undefined) => boolean;
}

/** Rows of an import: read, mended cell by cell and checked again after each. They are taken in with or without the faulty ones. */
export function useRowCheck<Row extends CheckedRow, Table extends RowTable<Row>, Added>(
  of: RowImport<Row, Table, Added>,
) {
  const [table, setTable] = useState(() => of.first?.());
  const [isKept, setIsKept] = useState(true);
  const [skipsFaulty, setSkips] = useState(false);
  const [added, setAdded] = useState<Added>();
  // What answers late meets the table as it is then.
  const now = useRef(table);
  const put = (next: Table | undefined) => {
    now.current = next;
    setTable(next);
    setIsKept(of.keep?.(next) ?? true);
  };
  const meet = (sent: Table, found: Table | undefined) => {
    if (now.current && found) put(withCheck<Row, Table>(of, now.current, sent.rows, found));
  };

  const reading = useMutation({
    mutationFn: (file: File) => of.read?.(file) ?? Promise.reject(new Error('These rows come without a file.')),
    onSuccess: (read) => put(withCleaned<Row, Table>(read)),
  });
  const checking = useMutation({ mutationFn: of.check, onSuccess: (found, sent) => meet(sent, found) });
  const key = useRef<string>(undefined);
  const adding = useMutation({
    mutationFn: (sent: Table) => of.add(sent, { skipsFaulty, key: (key.current ??= crypto.randomUUID()) }),
    onSuccess: (result) => {
      put(undefined);
      setAdded(result);
      of.onAdded?.(result);
    },
    onError: (error, sent) => meet(sent, of.foundIn?.(error, sent)),
  });

  const { mutate: check } = checking;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const checkSoon = () => {
    key.current = undefined;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => now.current && check(now.current), SETTLED_MS);
  };
  useEffect(() => {
    // The world has moved on while the table was put aside.
    if (now.current) check(now.current);
    return () => clearTimeout(waiting.current);
  }, [check]);

  const change = (next: Table) => {
    put(next);
    checkSoon();
  };
  const faulty = table?.rows.filter(isFaulty).length ?? 0;
  const sound = (table?.rows.length ?? 0) - faulty;
  return {
    table,
    isKept,
    added,
    faulty,
    sound,
    skipsFaulty,
    /** Bad rows are in the way of the good ones. */
    isHeldUp: faulty > 0 && !(skipsFaulty && sound > 0),
    reading,
    checking,
    adding,
    start: (checked: Table) => put(withCleaned<Row, Table>(checked)),
    setSkips: (skips: boolean) => {
      key.current = undefined;
      setSkips(skips);
    },
    mend: (no: number, column: string, text: string) =>
      change(withCell<Row, Table>(of, now.current!, { no, column, text })),
    /** Takes a row out; answers how it comes back. */
    remove: (no: number) => {
      const before = now.current!;
      const rows = before.rows.filter((row) => row.no !== no);
      if (rows.length > 0) change({ ...before, rows });
      else put(undefined);
      return () => change(before);
    },
    checkAgain: () => table && check(table),
    add: () => table && adding.mutate(table),
    reset: () => {
      put(undefined);
      setAdded(undefined);
      setSkips(false);
      for (const one of [reading, checking, adding]) one.reset();
    },
  };
}
