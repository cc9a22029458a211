/**
 * Every page of the web with the screens it is made of, outermost first (module paths under the web's `src`). The server
 * answers 404 for other addresses and tells the browser early which code a page needs; the web's router has these paths.
 */
export const PAGES = {
  '/': ['screens/home/HomeScreen.tsx'],
  '/account/login': ['screens/login/LoginScreen.tsx'],
  '/account/registration': ['screens/registration/RegistrationScreen.tsx'],
  '/account/registration/verification': ['screens/registration/VerificationScreen.tsx'],
  '/account/oidc': ['screens/oidc/OidcScreen.tsx'],
  '/account/waking': ['screens/reactivation/ReactivationScreen.tsx'],
  '/account/consents': ['screens/consents/ConsentsScreen.tsx'],
  '/account/invitation': ['screens/password/InvitationScreen.tsx'],
  '/account/join': ['screens/join/JoinScreen.tsx'],
  '/account/one-time-code': ['screens/one-time-code/OneTimeCodeScreen.tsx'],
  '/account/email': ['screens/email/EmailScreen.tsx'],
  '/account/password': ['screens/password/PasswordScreen.tsx'],
  '/account/withdrawn': ['screens/withdrawal/WithdrawnScreen.tsx'],
  '/help': ['screens/help/HelpScreen.tsx'],
  '/offline': ['screens/offline/OfflineScreen.tsx'],
  '/quiz': ['screens/quiz-clubs/QuizClubsScreen.tsx'],
  '/quiz/create': ['screens/quiz-create/QuizClubCreateScreen.tsx'],
  '/quiz/{clubSequence}': ['screens/club/ClubScreen.tsx'],
  '/quiz/{clubSequence}/quizzes/{quizSequence}': ['screens/answer-room/AnswerRoomScreen.tsx'],
  '/quiz-dashboard/{clubSequence}': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/overview/OverviewTab.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/quizzes': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/quizzes/QuizzesTab.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/quizzes/{quizSequence}/brief': ['screens/brief/BriefScreen.tsx'],
  '/quiz-dashboard/{clubSequence}/grading': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/grading/GradingScreen.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/gradebook': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/gradebook/GradebookScreen.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/progress': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/ProgressTab.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/evaluation': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/evaluation/EvaluationTab.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/members': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/MembersTab.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/edit': [
    'screens/club-dashboard/ClubDashboardScreen.tsx',
    'screens/club-dashboard/DashboardHead.tsx',
    'screens/club-dashboard/EditTab.tsx',
  ],
  '/my-clubs': ['screens/my-clubs/MyClubsScreen.tsx'],
  '/system/admin': ['screens/administration/OverviewScreen.tsx'],
  '/system/admin/club-approval': ['screens/club-approval/ClubApprovalScreen.tsx'],
  '/system/admin/members': ['screens/managed-members/ManagedMembersScreen.tsx'],
  '/system/admin/members/invitations': ['screens/invitations/InvitationsScreen.tsx'],
  '/system/admin/members/invite': ['screens/invitations/InviteScreen.tsx'],
  '/system/admin/notices': ['screens/notices/NoticesScreen.tsx'],
  '/system/admin/seminars': ['screens/managed-seminars/ManagedSeminarsScreen.tsx'],
  '/system/admin/mentors': ['screens/managed-mentors/ManagedMentorsScreen.tsx'],
  '/system/admin/notices/new': ['screens/notices/NewNoticeScreen.tsx'],
  '/system/admin/ai': ['screens/ai-settings/AiSettingsScreen.tsx'],
  '/system/admin/brand': ['screens/brand/BrandScreen.tsx'],
  '/system/admin/organisation': ['screens/organisation/OrganisationScreen.tsx'],
  '/system/admin/codes': ['screens/codes/CodesScreen.tsx'],
  '/system/admin/points': ['screens/point-settings/PointSettingsScreen.tsx'],
  '/system/admin/login': ['screens/oidc-settings/OidcSettingsScreen.tsx'],
  '/system/admin/chatbot': ['screens/chatbot-settings/ChatbotSettingsScreen.tsx'],
  '/system/admin/security': ['screens/security-settings/SecuritySettingsScreen.tsx'],
  '/system/admin/retention': ['screens/retention/RetentionScreen.tsx'],
  '/system/admin/audit': ['screens/audit/AuditScreen.tsx'],
  '/system/admin/statistics': ['screens/statistics/StatisticsScreen.tsx'],
  '/system/admin/jobs': ['screens/jobs/JobsScreen.tsx'],
  '/system/admin/mails': ['screens/mails/MailsScreen.tsx'],
  '/explore': ['screens/explore/ExploreScreen.tsx'],
  '/explore/write': ['screens/post-writing/PostWritingScreen.tsx'],
  '/explore/{postSequence}': ['screens/post/PostScreen.tsx'],
  '/seminar/write': ['screens/seminar-writing/SeminarWritingScreen.tsx'],
  '/seminar/{seminarId}': ['screens/seminar/SeminarScreen.tsx'],
  '/mentoring': ['screens/mentors/MentorsScreen.tsx'],
  '/mentoring/{memberUri}': ['screens/mentor/MentorScreen.tsx'],
  '/studyroom/recall': ['screens/recall/RecallScreen.tsx'],
  '/studyroom/ranking': ['screens/ranking/RankingScreen.tsx'],
  '/studyroom/friends': ['screens/friends/FriendsScreen.tsx'],
  '/members/{memberUUID}': ['screens/member/MemberScreen.tsx'],
  '/lecture': ['screens/quiz-clubs/LectureClubsScreen.tsx'],
  '/lecture/{clubSequence}': ['screens/lecture-club/LectureClubScreen.tsx'],
  '/lecture/{clubSequence}/studies/{studySequence}': ['screens/study/StudyScreen.tsx'],
  '/studyroom': ['screens/study-room/StudyRoomScreen.tsx'],
  '/quiz-make': ['screens/quiz-make/QuizMakeScreen.tsx'],
  '/quiz-make/import': ['screens/quiz-make/ImportScreen.tsx'],
  '/quiz-make/contents': ['screens/contents/ContentsScreen.tsx'],
  '/quiz-make/lounge': ['screens/quiz-make/LoungeScreen.tsx'],
  '/my-lecture-clubs': ['screens/my-lecture-clubs/MyLectureClubsScreen.tsx'],
  '/my-lecture-clubs/create': ['screens/lecture-create/LectureClubCreateScreen.tsx'],
  '/lecture-dashboard/{clubSequence}': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/LectureOverviewTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/studies': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/StudiesTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/questions': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/QuestionsTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/students': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/StudentsTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/members': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/club-dashboard/MembersTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/assistant': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/AssistantTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/evaluation': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/LectureEvaluationTab.tsx',
  ],
  '/lecture-dashboard/{clubSequence}/edit': [
    'screens/lecture-dashboard/LectureDashboardScreen.tsx',
    'screens/lecture-dashboard/LectureEditTab.tsx',
  ],
  '/account/my/replies': ['screens/my-replies/MyRepliesScreen.tsx'],
  '/notices/{noticeSequence}': ['screens/notices/NoticeScreen.tsx'],
  '/account/my/alarms': ['screens/notifications/NotificationsScreen.tsx'],
  '/account/my/alarms/settings': ['screens/notifications/NotificationSettingsScreen.tsx'],
  '/account/unsubscribe': ['screens/unsubscribe/UnsubscribeScreen.tsx'],
  '/account/my/profile': ['screens/profile/ProfileScreen.tsx'],
  '/account/my/security': ['screens/security/SecurityScreen.tsx'],
  '/account/my/privacy': ['screens/privacy/PrivacyScreen.tsx'],
  '/account/my/privacy/withdrawal': ['screens/withdrawal/WithdrawalScreen.tsx'],
  '/account/my/resume': ['screens/resume/ResumeScreen.tsx'],
  '/story/{storySecret}': ['screens/story/StoryScreen.tsx'],
  '/account/my/activity': ['screens/my-activity/MyActivityScreen.tsx'],
} as const satisfies Readonly<Record<`/${string}`, readonly string[]>>;

const SEQUENCE = '[1-9]\\d{0,15}';
const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
type PartOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PartOf<Rest> : never;
/** What a part of an address may be whose name does not say that it is a sequence. */
const PARTS: Readonly<Record<Exclude<PartOf<keyof typeof PAGES>, `${string}Sequence`>, string>> = {
  memberUUID: UUID,
  memberUri: UUID,
  storySecret: '[\\w-]{22}',
  seminarId: SEQUENCE,
};
const patternOf = (name: string): string => (PARTS as Readonly<Record<string, string>>)[name] ?? SEQUENCE;
const matchers = Object.entries<readonly string[]>(PAGES).map(([path, screens]) => ({
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, (_, name: string) => patternOf(name))}$`),
  screens,
}));

/** The screens of an address; undefined where there is no such page. */
export function screensOf(pathname: string): readonly string[] | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  return matchers.find(({ pattern }) => pattern.test(path))?.screens;
}
