import { runInChild } from '../../../../../kernel/child-process/run-in-child.ts';
import type { Owner } from '../../../../../kernel/semaphore.ts';
import { inChildSlot } from '../child-slots.ts';
import type { TableTask, TableWord } from './table-words.ts';

const CHILD = new URL('./table.child.ts', import.meta.url);
const LIMITS = { seconds: 30, silentSeconds: 30, heapMegabytes: 256, memoryBytes: 500 * 1024 * 1024 };

/** Reads the first sheet of a workbook, in a process of its own. */
export const readTable = (task: TableTask, owner: Owner): Promise<TableWord> =>
  inChildSlot(() => runInChild<TableTask, TableWord, TableWord>(CHILD, task, LIMITS, (word) => word), owner);
