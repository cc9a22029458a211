import type { AuthoredQuizDetail } from '@dure/contract/quizzes/authoring.endpoints';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer, type Sent } from '../../testing/server.ts';
import { quizMakeSearch } from './quiz-make-search.ts';
import { QuizMakeScreen } from './QuizMakeScreen.tsx';

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

/** The screen at a place, over quizzes that the server has. */
export async function show(
  at: string,
  quizzes: readonly AuthoredQuizDetail[],
  more: Record<string, (sent: Sent) => Answer> = {},
) {
  const page = () => ({
    data: {
      contents: quizzes,
      totalElements: quizzes.length,
      counts: { PRIVATE: 1, PUBLIC: 0, HIDDEN: 0, DELETED: 0 },
    },
  });
  const server = fakeServer({
    'GET /api/v1/my/authored-quizzes': page,
    'GET /api/v1/my/clubs': () => ({ data: { contents: [], totalElements: 0 } }),
    'GET /api/v1/my/ai-writings': () => ({ data: { contents: [] } }),
    'GET /api/v1/ai/estimate': () => ({
      data: { engine: 'BUILT_IN', model: null, cost: null, left: null, notice: null },
    }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobs: [], jobLevels: [] } }),
    ...Object.fromEntries(
      quizzes.map((one) => [`GET /api/v1/my/quizzes/${one.quizSequence}`, () => ({ data: one })] as const),
    ),
    ...more,
  });
  const view = await renderAt(QuizMakeScreen, {
    boot: bootOf('instructor'),
    at: `/quiz-make${at}`,
    validateSearch: quizMakeSearch,
  });
  return { ...view, server };
}
