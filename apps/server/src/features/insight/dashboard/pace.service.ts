import { behindBounds } from '@dure/contract/insight/dashboard/club-figures';
import type { Query } from '../../../kernel/database/database.ts';
import { progressOf, type Progress, type Standing } from './dashboard.policy.ts';
import { countStandings, type Pace, type QuizFiguresRow } from './dashboard.queries.ts';
import { isOpened } from './dashboard.view.ts';

interface Of {
  readonly tenantId: string;
  readonly club: number;
  readonly quizzes: readonly QuizFiguresRow[];
  readonly now: Date;
}

/** Where the members of a club stand, and what each of them is measured by. */
export async function paceOf(
  read: (query: Query<Standing>) => Promise<[Standing[]]>,
  { tenantId, club, quizzes, now }: Of,
): Promise<{ progress: Progress; pace: Pace }> {
  const opened = quizzes.filter((quiz) => isOpened(quiz, now));
  const bounds = behindBounds(
    opened.map((quiz) => ({
      quizSequence: quiz.quiz_sequence,
      openAt: quiz.open_at,
      deadlineAt: quiz.deadline_at,
    })),
    now,
  );
  const [standings] = await read(countStandings({ tenantId, club, ...bounds }));
  const progress = progressOf(standings, opened.length);
  return { progress, pace: { ...bounds, openedCount: opened.length, medianFinal: progress.medianFinal } };
}
