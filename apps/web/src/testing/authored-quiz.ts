import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';

export const ALL = { edit: true, open: true, hide: false, delete: true, restore: false };
/** A quiz of one's own as its author has it. */
export const quiz = (quizSequence: number, part: Partial<AuthoredQuizDetail> = {}): AuthoredQuizDetail => ({
  quizSequence,
  no: quizSequence,
  version: 0,
  quizStatus: 'PRIVATE',
  question: `문항 ${quizSequence}`,
  modelAnswer: '모범 답안입니다.',
  modelAnswerKeywords: ['하나', '둘', '셋', '넷'],
  rubric: [],
  jobGroup: null,
  jobs: [],
  jobLevels: [],
  tags: [],
  content: null,
  updatedAt: '2026-12-01T00:00:00.000Z',
  goneAt: null,
  clubCount: 0,
  answerCount: 0,
  mean: null,
  isShared: false,
  can: ALL,
  uses: [],
  copyCount: 0,
  ...part,
});
