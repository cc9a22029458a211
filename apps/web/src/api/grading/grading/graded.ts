import type { QueryKey } from '@tanstack/react-query';
import {
  getClubDashboard,
  getMemberDetail,
  listMemberStandings,
  listWaitingQuizzes,
} from '../../insight/dashboard/dashboard.reads.ts';
import { listManagedClubQuizzes } from '../../authoring/quizzes/quizzes.reads.ts';
import { listGradingActions } from './grading-actions.reads.ts';
import { getHeldGrades } from './grading-release.reads.ts';
import { listSimilarAnswers } from './grading-queue.reads.ts';

/**
 * What grading changes in a club around the answer itself: the figures, who did what, and the grades that stand beside
 * similar answers. Queues are not named: they keep their order under the one who works through them, and are patched.
 */
export const aroundGrade = (club: number): readonly QueryKey[] => [
  listWaitingQuizzes.key(),
  listManagedClubQuizzes.key({ params: { clubSequence: club } }),
  listGradingActions.key({ params: { club } }),
  getHeldGrades.key({ params: { club } }),
  listSimilarAnswers.key({ params: { club } }),
  ...[getClubDashboard, listMemberStandings, getMemberDetail].map(({ key }) => key({ params: { id: club } })),
];
