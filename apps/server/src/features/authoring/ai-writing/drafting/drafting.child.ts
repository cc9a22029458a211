import { serveTask } from '../../../../kernel/child-process/serve-task.ts';
import { draft, type DraftingTask, type DraftingWord } from './drafting.ts';

serveTask<DraftingTask, DraftingWord>(async (task) => ({ drafted: draft(task) }));
