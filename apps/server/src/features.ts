import { accounts } from './features/tenancy/accounts/accounts.feature.ts';
import { administration } from './features/platform/administration/administration.feature.ts';
import { agenda } from './features/clubs/agenda/agenda.feature.ts';
import { ai } from './features/assistance/ai/ai.feature.ts';
import { aiWriting } from './features/authoring/ai-writing/ai-writing.feature.ts';
import { answerQueue } from './features/answering/answer-queue/answer-queue.feature.ts';
import { answers } from './features/answering/answers/answers.feature.ts';
import { audit } from './features/platform/audit/audit.feature.ts';
import { briefs } from './features/grading/briefs/briefs.feature.ts';
import { chatbot } from './features/assistance/chatbot/chatbot.feature.ts';
import { clubMessages } from './features/clubs/club-messages/club-messages.feature.ts';
import { clubs } from './features/clubs/clubs/clubs.feature.ts';
import { contents } from './features/authoring/contents/contents.feature.ts';
import { courseLinks } from './features/lectures/course-links/course-links.feature.ts';
import { dashboard } from './features/insight/dashboard/dashboard.feature.ts';
import { downloads } from './features/platform/downloads/downloads.feature.ts';
import { evaluation } from './features/insight/evaluation/evaluation.feature.ts';
import { feedbackDrafts } from './features/grading/feedback-drafts/feedback-drafts.feature.ts';
import { feedbackTemplates } from './features/grading/feedback-templates/feedback-templates.feature.ts';
import { files } from './features/tenancy/files/files.feature.ts';
import { friends } from './features/people/friends/friends.feature.ts';
import { gradebook } from './features/insight/gradebook/gradebook.feature.ts';
import { grading } from './features/grading/grading/grading.feature.ts';
import { growth } from './features/clubs/growth/growth.feature.ts';
import { home } from './features/clubs/home/home.feature.ts';
import { lectureAssistant } from './features/lectures/lecture-assistant/lecture-assistant.feature.ts';
import { lectureClubs } from './features/lectures/lecture-clubs/lecture-clubs.feature.ts';
import { lectureDashboard } from './features/insight/lecture-dashboard/lecture-dashboard.feature.ts';
import { lectureQuestions } from './features/lectures/lecture-questions/lecture-questions.feature.ts';
import { live } from './features/platform/live/live.feature.ts';
import { mails } from './features/tenancy/mails/mails.feature.ts';
import { memberships } from './features/clubs/memberships/memberships.feature.ts';
import { notifications } from './features/tenancy/notifications/notifications.feature.ts';
import { operator } from './features/platform/operator/operator.feature.ts';
import { pages } from './features/platform/pages/pages.feature.ts';
import { points } from './features/people/points/points.feature.ts';
import { privacy } from './features/platform/privacy/privacy.feature.ts';
import { quizClubs } from './features/authoring/quiz-clubs/quiz-clubs.feature.ts';
import { quizzes } from './features/authoring/quizzes/quizzes.feature.ts';
import { ranking } from './features/people/ranking/ranking.feature.ts';
import { recalls } from './features/answering/recalls/recalls.feature.ts';
import { replies } from './features/answering/replies/replies.feature.ts';
import { tenants } from './features/tenancy/tenants/tenants.feature.ts';
import type { Feature } from './kernel/feature.ts';

/** What the product consists of, by the alphabet. */
export const features: readonly Feature[] = [
  accounts,
  administration,
  agenda,
  ai,
  aiWriting,
  answerQueue,
  answers,
  audit,
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
