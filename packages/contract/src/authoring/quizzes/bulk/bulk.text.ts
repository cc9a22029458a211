import type { BulkColumn, BulkType } from './bulk-types.ts';

/** What is registered, as people call it: the registration kind in front of what is wrong. */
export const BULK_LABELS = { content: '콘텐츠', quiz: '퀴즈', 'quiz-ai': 'AI 퀴즈' } as const satisfies Record<
  BulkType,
  string
>;

/** The heads of the columns. */
export const BULK_HEADS = {
  title: '제목',
  contentUrl: 'URL',
  contentType: '유형',
  question: '문항',
  modelAnswer: '모범 답안',
  modelAnswerKeywords: '키워드',
  jobGroup: '직군',
  jobs: '직무',
  jobLevels: '레벨',
  tags: '태그',
  rubric: '채점 기준',
  content: '콘텐츠',
} as const satisfies Record<BulkColumn, string>;

/** What is wrong in bulk, in front of its sentence the code and the registration kind (specification, section 8). */
export const bulkSentence = (code: string, type: BulkType, message: string): string =>
  `[${code}] ${BULK_LABELS[type]} · ${message}`;
