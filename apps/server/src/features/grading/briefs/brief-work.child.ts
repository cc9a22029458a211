import { serveTask } from '../../../kernel/child-process/serve-task.ts';
import { type BriefWord, type BriefWork, doBriefWork } from './brief-work.ts';

serveTask<BriefWork, BriefWord>(async (work) => ({ done: doBriefWork(work) }));
