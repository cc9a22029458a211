import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { bootOf } from './boot.ts';
import { renderAt } from './render.tsx';
import { fakeServer, type Answer, type Sent } from './server.ts';
import { quizMakeSearch } from '../screens/quiz-make/quiz-make-search.ts';
import { QuizMakeScreen } from '../screens/quiz-make/QuizMakeScreen.tsx';

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
