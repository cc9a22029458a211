import { accounts } from './features/tenancy/accounts/accounts.feature.ts';
import { administrationRoutes } from './features/platform/administration/administration.routes.ts';
import { agenda } from './features/clubs/agenda/agenda.feature.ts';
import { ai } from './features/assistance/ai/ai.feature.ts';
import { aiWriting } from './features/authoring/ai-writing/ai-writing.feature.ts';
import { answerQueue } from './features/answering/answer-queue/answer-queue.feature.ts';
import { answers } from './features/answering/answers/answers.feature.ts';
import { audit } from './features/platform/audit/audit.feature.ts';
import { merging } from './features/platform/merging/merging.feature.ts';
import { briefs } from './features/grading/briefs/briefs.feature.ts';
import { chatbotRoutes } from './features/assistance/chatbot/chatbot.routes.ts';
import { clubMessageRoutes } from './features/clubs/club-messages/club-messages.routes.ts';
import { clubWritingRoutes } from './features/clubs/club-writing/club-writing.routes.ts';
import { clubs } from './features/clubs/clubs/clubs.feature.ts';
import { codes } from './features/tenancy/codes/codes.feature.ts';
import { contents } from './features/authoring/contents/contents.feature.ts';
import { courseLinkRoutes } from './features/lectures/course-links/course-links.routes.ts';
import { dashboard } from './features/insight/dashboard/dashboard.feature.ts';
import { downloadRoutes } from './features/platform/downloads/downloads.routes.ts';
import { evaluation } from './features/insight/evaluation/evaluation.feature.ts';
import { feedbackDrafts } from './features/grading/feedback-drafts/feedback-drafts.feature.ts';
import { feedbackTemplateRoutes } from './features/grading/feedback-templates/feedback-templates.routes.ts';
import { files } from './features/tenancy/files/files.feature.ts';
import { friendRoutes } from './features/people/friends/friends.routes.ts';
import { gradebookRoutes } from './features/insight/gradebook/gradebook.routes.ts';
import { grading } from './features/grading/grading/grading.feature.ts';
import { growthRoutes } from './features/clubs/growth/growth.routes.ts';
import { homeRoutes } from './features/clubs/home/home.routes.ts';
import { invitations } from './features/clubs/invitations/invitations.feature.ts';
import { jobRoutes } from './features/platform/jobs/jobs.routes.ts';
import { lectureAssistantRoutes } from './features/lectures/lecture-assistant/lecture-assistant.routes.ts';
import { lectureClubs } from './features/lectures/lecture-clubs/lecture-clubs.feature.ts';
import { lectureDashboardRoutes } from './features/insight/lecture-dashboard/lecture-dashboard.routes.ts';
import { lectureQuestions } from './features/lectures/lecture-questions/lecture-questions.feature.ts';
import { liveRoutes } from './features/platform/live/live.routes.ts';
import { mails } from './features/tenancy/mails/mails.feature.ts';
import { membershipRoutes } from './features/clubs/memberships/memberships.routes.ts';
import { notices } from './features/clubs/notices/notices.feature.ts';
import { notifications } from './features/tenancy/notifications/notifications.feature.ts';
import { operator } from './features/platform/operator/operator.feature.ts';
import { organisationRoutes } from './features/tenancy/organisation/organisation.routes.ts';
import { posts } from './features/publishing/posts/posts.feature.ts';
import { mentors } from './features/publishing/mentors/mentors.feature.ts';
import { seminars } from './features/publishing/seminars/seminars.feature.ts';
import { pages } from './features/platform/pages/pages.feature.ts';
import { pointRoutes } from './features/people/points/points.routes.ts';
import { resumeStoryRoutes } from './features/people/resume-stories/resume-stories.routes.ts';
import { retention } from './features/platform/retention/retention.feature.ts';
import { privacy } from './features/platform/privacy/privacy.feature.ts';
import { quizClubRoutes } from './features/authoring/quiz-clubs/quiz-clubs.routes.ts';
import { quizzes } from './features/authoring/quizzes/quizzes.feature.ts';
import { ranking } from './features/people/ranking/ranking.feature.ts';
import { recallRoutes } from './features/answering/recalls/recalls.routes.ts';
import { replyRoutes } from './features/answering/replies/replies.routes.ts';
import { rosterRoutes } from './features/clubs/rosters/rosters.routes.ts';
import { statisticsRoutes } from './features/platform/statistics/statistics.routes.ts';
import { tenantRoutes } from './features/tenancy/tenants/tenants.routes.ts';
import type { Feature } from './kernel/feature.ts';

/** What the product consists of, by the alphabet; a feature with jobs or pages is declared in its own folder. */
export const features: readonly Feature[] = [
  accounts,
  {
    name: 'administration',
    about: 'What waits for those who run an organisation',
    routes: administrationRoutes,
  },
  agenda,
  ai,
  aiWriting,
  answerQueue,
  answers,
  audit,
  briefs,
  { name: 'chatbot', about: 'The helper that answers about the service and the own clubs', routes: chatbotRoutes },
  { name: 'club-messages', about: 'Messages of instructors to members', routes: clubMessageRoutes },
  clubs,
  {
    name: 'club-writing',
    about: 'What the forms of both kinds of club share: fields, pictures, instructors, saving, submitting',
    routes: clubWritingRoutes,
  },
  codes,
  contents,
  { name: 'course-links', about: 'Pairs of a quiz club and a lecture club of one course', routes: courseLinkRoutes },
  dashboard,
  { name: 'downloads', about: 'Downloads of what was attached', routes: downloadRoutes },
  evaluation,
  feedbackDrafts,
  { name: 'feedback-templates', about: 'Sentences that graders use again', routes: feedbackTemplateRoutes },
  files,
  { name: 'friends', about: 'Friends, who blocks whom, and what friends did', routes: friendRoutes },
  { name: 'gradebook', about: 'All grades of a club in one table', routes: gradebookRoutes },
  grading,
  { name: 'growth', about: 'How far answers come from pre-answer to final answer', routes: growthRoutes },
  { name: 'home', about: 'What a member sees first', routes: homeRoutes },
  invitations,
  { name: 'jobs', about: 'What runs in the background for an organisation', routes: jobRoutes },
  {
    name: 'lecture-assistant',
    about: 'The assistant that answers from the materials of a lecture club',
    routes: lectureAssistantRoutes,
  },
  lectureClubs,
  {
    name: 'lecture-dashboard',
    about: 'Figures of a lecture club for those who run it',
    routes: lectureDashboardRoutes,
  },
  lectureQuestions,
  { name: 'live', about: 'Events that tell open pages what changed', routes: liveRoutes },
  mails,
  merging,
  notices,
  { name: 'memberships', about: 'Joining and leaving a club, requests, members', routes: membershipRoutes },
  notifications,
  operator,
  {
    name: 'organisation',
    about: 'How an organisation presents itself and takes people in, as its managers change it',
    routes: organisationRoutes,
  },
  pages,
  { name: 'points', about: 'The ledger of points and its amounts', routes: pointRoutes },
  posts,
  seminars,
  mentors,
  privacy,
  {
    name: 'resume-stories',
    about: 'Resume stories: writing, public links, proof by what was done here',
    routes: resumeStoryRoutes,
  },
  retention,
  { name: 'quiz-clubs', about: 'Quiz clubs: form, draft, quizzes in their order', routes: quizClubRoutes },
  quizzes,
  ranking,
  { name: 'recalls', about: 'Finished quizzes that come back to be recalled', routes: recallRoutes },
  { name: 'replies', about: 'Replies to answers, and the machine of any thread of replies', routes: replyRoutes },
  { name: 'rosters', about: 'Members of a club by a list', routes: rosterRoutes },
  { name: 'statistics', about: 'Figures of an organisation by month', routes: statisticsRoutes },
  { name: 'tenants', about: 'What everybody may know of an organisation', routes: tenantRoutes },
];
