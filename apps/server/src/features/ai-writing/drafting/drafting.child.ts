import { serveTask } from '../../../kernel/apart/serve-task.ts';
import { draft, type DraftingTask, type DraftingWord } from './drafting.ts';

serveTask<DraftingTask, DraftingWord>(async (task) => ({ drafted: draft(task) }));
