import { memberTopic, type Change } from '../../../kernel/live/change.ts';

/** Tells whoever asked for a writing that it has begun, come further or ended. */
export const writingChange = (memberId: string, aiWritingSequence: number): Change => ({
  topics: [memberTopic(memberId)],
  event: { kind: 'aiWriting', aiWritingSequence },
});
