import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { answerRoutes } from './features/answers/answers.routes.ts';
import { clubGradingRoutes } from './features/grading/club-grading.routes.ts';
import { gradingRoutes } from './features/grading/grading.routes.ts';
import { reactionRoutes } from './features/answers/room/reactions.routes.ts';
import { clubRoutes } from './features/clubs/clubs.routes.ts';
import { quizClubRoutes } from './features/quiz-clubs/quiz-clubs.routes.ts';
import { growthRoutes } from './features/growth/growth.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { membershipRoutes } from './features/memberships/memberships.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { evaluationRoutes } from './features/evaluation/evaluation.routes.ts';
import { feedbackTemplateRoutes } from './features/feedback-templates/feedback-templates.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { loungeRoutes } from './features/quizzes/lounge/lounge.routes.ts';
import { quizRoutes } from './features/quizzes/quizzes.routes.ts';
import { replyRoutes } from './features/replies/replies.routes.ts';
import { tenantRoutes } from './features/tenants/tenants.routes.ts';

/** Every call of the API by the feature that it belongs to; the names are the tags of the document. */
const features = {
  tenants: tenantRoutes,
  accounts: accountRoutes,
  clubs: clubRoutes,
  'quiz-clubs': quizClubRoutes,
  memberships: membershipRoutes,
  quizzes: [...quizRoutes, ...loungeRoutes],
  answers: [...answerRoutes, ...reactionRoutes],
  replies: replyRoutes,
  grading: [...gradingRoutes, ...clubGradingRoutes],
  'feedback-templates': feedbackTemplateRoutes,
  evaluation: evaluationRoutes,
  growth: growthRoutes,
  dashboard: dashboardRoutes,
  files: fileRoutes,
  live: liveRoutes,
};

export const routes = Object.values(features).flat();
export const taggedEndpoints = Object.fromEntries(
  Object.entries(features).map(([tag, all]) => [tag, all.map(({ endpoint }) => endpoint)]),
);
