import { memberTopic, type Change } from '../../../kernel/live/change.ts';

/** Tells whoever asked that the answer has come further or ended. */
export const assistantChange = (memberId: string, assistantMessageSequence: number): Change => ({
  topics: [memberTopic(memberId)],
  event: { kind: 'assistant', assistantMessageSequence },
});
