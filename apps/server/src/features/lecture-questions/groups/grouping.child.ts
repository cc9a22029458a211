import { serveTask } from '../../../kernel/apart/serve-task.ts';
import type { GroupingWord, GroupingWork } from './group-apart.ts';
import { likeQuestions } from './like-questions.ts';

serveTask<GroupingWork, GroupingWord>(async ({ texts }) => ({ done: likeQuestions(texts) }));
