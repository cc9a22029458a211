import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';

/** Drafts that wait for a registered quiz. */
export const waitingIn = ({ drafts }: AiWriting): AiDraft[] =>
  drafts.filter(({ isSettled, quizSequence }) => !isSettled && quizSequence !== null);
