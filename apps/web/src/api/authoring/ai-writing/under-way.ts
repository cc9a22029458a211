import type { AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { listAiWritings } from './ai-writing.reads.ts';

export const isRunning = ({ state }: Pick<AiWriting, 'state'>) => state === 'READING' || state === 'WRITING';

/** Whether, as far as this page knows, a model answer is being made for a quiz. */
export function isUnderWay(client: QueryClient, quizSequence: number): boolean {
  const known = client.getQueryData(listAiWritings({}).queryKey);
  return known?.contents.some((one) => isRunning(one) && one.quizSequences.includes(quizSequence)) ?? false;
}
