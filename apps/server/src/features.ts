import { accounts } from './features/accounts/accounts.feature.ts';
import { agenda } from './features/agenda/agenda.feature.ts';
import { ai } from './features/ai/ai.feature.ts';
import { aiWriting } from './features/ai-writing/ai-writing.feature.ts';
import { answerQueue } from './features/answer-queue/answer-queue.feature.ts';
import { answers } from './features/answers/answers.feature.ts';
import { briefs } from './features/briefs/briefs.feature.ts';
import { chatbot } from './features/chatbot/chatbot.feature.ts';
import { clubMessages } from './features/club-messages/club-messages.feature.ts';
import { clubs } from './features/clubs/clubs.feature.ts';
import { contents } from './features/contents/contents.feature.ts';
import { courseLinks } from './features/course-links/course-links.feature.ts';
import { dashboard } from './features/dashboard/dashboard.feature.ts';
import { downloads } from './features/downloads/downloads.feature.ts';
import { evaluation } from './features/evaluation/evaluation.feature.ts';
import { feedbackDrafts } from './features/feedback-drafts/feedback-drafts.feature.ts';
import { feedbackTemplates } from './features/feedback-templates/feedback-templates.feature.ts';
import { files } from './features/files/files.feature.ts';
import { friends } from './features/friends/friends.feature.ts';
import { gradebook } from './features/gradebook/gradebook.feature.ts';
import { grading } from './features/grading/grading.feature.ts';
import { growth } from './features/growth/growth.feature.ts';
import { home } from './features/home/home.feature.ts';
import { lectureAssistant } from './features/lecture-assistant/lecture-assistant.feature.ts';
import { lectureClubs } from './features/lecture-clubs/lecture-clubs.feature.ts';
import { lectureDashboard } from './features/lecture-dashboard/lecture-dashboard.feature.ts';
import { lectureQuestions } from './features/lecture-questions/lecture-questions.feature.ts';
import { live } from './features/live/live.feature.ts';
import { mails } from './features/mails/mails.feature.ts';
import { memberships } from './features/memberships/memberships.feature.ts';
import { notifications } from './features/notifications/notifications.feature.ts';
import { operator } from './features/operator/operator.feature.ts';
import { pages } from './features/pages/pages.feature.ts';
import { points } from './features/points/points.feature.ts';
import { privacy } from './features/privacy/privacy.feature.ts';
import { quizClubs } from './features/quiz-clubs/quiz-clubs.feature.ts';
import { quizzes } from './features/quizzes/quizzes.feature.ts';
import { ranking } from './features/ranking/ranking.feature.ts';
import { recalls } from './features/recalls/recalls.feature.ts';
import { replies } from './features/replies/replies.feature.ts';
import { tenants } from './features/tenants/tenants.feature.ts';
import type { Feature } from './kernel/feature.ts';

/** What the product consists of, by the alphabet. */
export const features: readonly Feature[] = [
  accounts,
  agenda,
  ai,
  aiWriting,
  answerQueue,
  answers,
  briefs,
  chatbot,
  clubMessages,
  clubs,
  contents,
  courseLinks,
  dashboard,
  downloads,
  evaluation,
  feedbackDrafts,
  feedbackTemplates,
  files,
  friends,
  gradebook,
  grading,
  growth,
  home,
  lectureAssistant,
  lectureClubs,
  lectureDashboard,
  lectureQuestions,
  live,
  mails,
  memberships,
  notifications,
  operator,
  pages,
  points,
  privacy,
  quizClubs,
  quizzes,
  ranking,
  recalls,
  replies,
  tenants,
];
