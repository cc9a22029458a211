import { READING_FAILURES, type ReadingFailure } from '../contents/reading-failures.text.ts';

/** Why nothing was written, beside what kept the content from being read. */
export const WRITING_FAILURES = {
  ...READING_FAILURES,
  provider: { code: null, message: 'AI 제공자가 제대로 답하지 못했어요. 잠시 후 다시 시도해 주세요' },
  nothing: { code: null, message: '콘텐츠에서 문항으로 만들 글을 찾지 못했어요' },
} as const;
export type WritingFailure = ReadingFailure | 'provider' | 'nothing';

export const aiWritingText = {
  notOffered: '고를 수 없는 값이에요.',
};
