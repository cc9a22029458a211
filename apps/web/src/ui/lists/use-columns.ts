import { useState } from 'react';
import { localStore } from '../../kernel/local-store.ts';
import type { Column } from './table-types.ts';

/** Which columns of a table somebody chose, kept on the device under `place`. The one that names the row always stands. */
export function useColumns<Row>(place: string, all: readonly Column<Row>[]) {
  const store = localStore<readonly string[]>(`columns:${place}`);
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const kept = store.read();
    return Array.isArray(kept) ? kept : [];
  });
  const choices = all.filter(({ isRowHeader = false }) => !isRowHeader);
  const isShown = ({ id, isRowHeader = false }: Column<Row>) => isRowHeader || !hidden.includes(id);
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setHidden(next);
    store.write(next);
  };
  return {
    shown: all.filter(isShown),
    choices: choices.map((column) => ({ ...column, isShown: isShown(column) })),
    toggle,
  };
}
