import { runApart } from '../../../../kernel/apart/apart.ts';
import { inTurn } from '../turns.ts';
import type { DraftTask, DraftWord } from './draft-words.ts';

const CHILD = new URL('./draft.child.ts', import.meta.url);
const LIMITS = { seconds: 120, silentSeconds: 120, heapMegabytes: 384, memoryBytes: 700 * 1024 * 1024 };

/** Writes questions and model answers by the built-in tools; fails where it takes too much. */
export const draftApart = (task: DraftTask) =>
  inTurn(() => runApart<DraftTask, DraftWord, DraftWord>(CHILD, task, LIMITS, (word) => word));
