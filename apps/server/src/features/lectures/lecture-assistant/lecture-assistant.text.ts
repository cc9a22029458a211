import type { AssistantTone } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { type AiStop, stopSentence } from '../../assistance/ai/ai.public.ts';

export type AnswerStop = AiStop | 'failed';

const FAILED = 'AI 제공자가 답하지 못해 내장 도구가 자료에서 찾은 문장을 보여 드려요.';

/** Why the built-in tools answered, for people; where none is set that is as usual. */
export const noticeOf = (stop: string | null): string | null =>
  stop === null || stop === 'off' ? null : stop === 'failed' ? FAILED : stopSentence(stop as AiStop);

export const assistantText = {
  /** What the built-in tools say in the place of an answer. */
  hint: (title: string, place: string) => `‘${place === '' ? title : place}’ 대목을 먼저 읽고 스스로 답해 보세요.`,
  tones: {
    FRIENDLY: '친근한 해요체로',
    FORMAL: '정중한 합니다체로',
    BRIEF: '한두 문장으로 짧게',
  } satisfies Record<AssistantTone, string>,
  ways: { answer: '답', hint: '답을 말하지 않고, 스스로 찾게 하는 실마리 한두 문장' },
};
