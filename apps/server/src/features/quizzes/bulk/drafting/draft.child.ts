import { serveTask } from '../../../../kernel/apart/serve-task.ts';
import { draftModelAnswer } from '../../../../kernel/language/writing/model-answer.ts';
import { draftQuizzes } from '../../../../kernel/language/writing/questions.ts';
import type { Draft, DraftAsk, DraftTask, DraftWord } from './draft-words.ts';

function draftsOf({ passages, questions }: DraftAsk): (Draft | null)[] {
  const open = questions.filter((question) => question === null).length;
  const own = open === 0 ? [] : draftQuizzes(passages, open);
  return questions.map((question) => {
    if (question === null) return own.shift() ?? null;
    const written = draftModelAnswer(question, passages);
    return written && { ...written, question, at: written.sources[0]!.at };
  });
}

/** Writes in a process of its own: a content of millions of characters keeps the server from nobody. */
serveTask<DraftTask, DraftWord>(async ({ asks }) => ({ drafts: asks.map(draftsOf) }));
