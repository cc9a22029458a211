import { ConfigError, readConfig } from '../../apps/server/src/config.ts';
import {
  foundOf,
  GRADING_OUTPUT_TOKENS,
  GRADING_PROMPT,
  gradingData,
  gradingShape,
} from '../../apps/server/src/features/grading/grading/ai/provider-question.ts';
import { partsWithoutPersonal } from '../../apps/server/src/kernel/ai/personal.ts';
import { dataParts, instructionsOf } from '../../apps/server/src/kernel/ai/prompt.ts';
import { AI_LIMITS, AiGateway } from '../../apps/server/src/kernel/ai/gateway.ts';
import type { Grader } from './measure-grading.ts';
import { Unreadable } from './table.ts';

function settingsOf(environment: NodeJS.ProcessEnv) {
  try {
    return readConfig(Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('AI_')))).ai;
  } catch (error) {
    throw error instanceof ConfigError ? new Unreadable(error.message) : error;
  }
}

/** The grader of the provider in the environment (`AI_BASE_URL`, `AI_MODEL` …), asked as the product asks it; undefined without one. */
export function providerGrader(
  environment: NodeJS.ProcessEnv,
): { readonly name: string; readonly grade: Grader } | undefined {
  const { provider, concurrency } = settingsOf(environment);
  if (!provider) return undefined;
  const gateway = new AiGateway({ ...AI_LIMITS, concurrency });
  const schema = gradingShape({ rubric: [] });
  const grade: Grader = (quiz, answers, graded) =>
    Promise.all(
      answers.map(async (answer, at) => {
        const examples = graded.map(({ text, score }) => ({ text, score: Math.round(score * 100) }));
        const task = { ...quiz, rubric: [], examples, notes: [], answer };
        const { data, unread } = gradingData(task);
        const { value } = await gateway.ask(provider, {
          instructions: instructionsOf(GRADING_PROMPT, schema),
          data: dataParts(partsWithoutPersonal(data)),
          schema,
          maxOutputTokens: GRADING_OUTPUT_TOKENS,
          id: `bench-${at}`,
        });
        const { score, confidence } = foundOf(task, value, unread);
        return { score: score === null ? null : score / 100, confidence };
      }),
    );
  return { name: provider.model, grade };
}
