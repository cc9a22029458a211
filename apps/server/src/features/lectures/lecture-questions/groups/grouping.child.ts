import { serveTask } from '../../../../kernel/child-process/serve-task.ts';
import type { GroupingWord, GroupingWork } from './group-in-child.ts';
import { likeQuestions } from './like-questions.ts';

serveTask<GroupingWork, GroupingWord>(async ({ texts }) => ({ done: likeQuestions(texts) }));
