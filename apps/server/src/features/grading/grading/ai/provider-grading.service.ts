import type { Services } from '../../../../kernel/unit.ts';
import { AiStopped, askAi } from '../../../assistance/ai/ai.public.ts';
import { builtInGrader } from './built-in-grader.ts';
import { type DueRow, NO_PREVIEW } from './evaluation-due.queries.ts';
import type { AnswerGrader, Found, GradingTask } from './grader.ts';
import { foundOf, GRADING_OUTPUT_TOKENS, GRADING_PROMPT, gradingData, gradingShape } from './provider-question.ts';

/** What was found, and by whom. */
export interface Graded extends Pick<AnswerGrader, 'model' | 'promptVersion'> {
  readonly found: Found;
}

export async function gradedBy(grader: AnswerGrader, task: GradingTask, signal: AbortSignal): Promise<Graded> {
  const { model, promptVersion } = grader;
  return { found: await grader.grade(task, signal), model, promptVersion };
}

/** Which of an answer's texts is graded, under which notes. */
export type Step = 'PRE' | 'FINAL';
interface Asked extends DueRow {
  readonly step: Step;
  readonly notesVersion: number;
  /** What the people of the club are called: it may stand in what they write. */
  readonly names: readonly string[];
}

/** Waits no longer than the signal. The work goes on, and its answer is there when it is asked for again. */
async function until<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    // A signal that somebody listens to is kept with all that they hold until its time is over.
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Has the tenant's provider grade an answer. The built-in tools do it where none is asked, its month is spent, or
 * nothing is left of an answer that only addressed its grader. A preview ends with `AiStopped` where the month is
 * spent.
 */
export async function gradeByProvider(
  services: Services,
  tenantId: string,
  due: Asked,
  task: GradingTask,
  signal: AbortSignal,
): Promise<Graded> {
  const { data, unread } = gradingData(task);
  if (data['answer'] === '') return gradedBy(builtInGrader, task, signal);
  try {
    const asking = askAi(services, {
      tenantId,
      memberId: null,
      purpose: 'GRADING',
      clubSequence: due.club,
      // Who asks for another look asks anew; a crash in between does not.
      key: `grading/${due.answer_sequence}/${due.step}/${due.asked_at.toISOString()}/${GRADING_PROMPT.version}/${due.notesVersion}/${due.preview}`,
      prompt: GRADING_PROMPT,
      data,
      names: due.names,
      schema: gradingShape(task),
      maxOutputTokens: GRADING_OUTPUT_TOKENS,
    });
    const { value, model, prompt } = await until(asking, signal);
    return { found: foundOf(task, value, unread), model, promptVersion: prompt };
  } catch (error) {
    // Of a preview everything is found by the same grader, or nothing.
    if (error instanceof AiStopped && due.preview === NO_PREVIEW) return gradedBy(builtInGrader, task, signal);
    throw error;
  }
}
