import { PAGES } from '@dure/contract/platform/pages/pages';

type Path = keyof typeof PAGES;

const CHARTS = ['ui/charts/BarDrawing.tsx', 'ui/charts/TrendDrawing.tsx'];

/**
 * What a page fetches by itself right after its own scripts, before anybody has touched it. It is part of the first
 * view and counts as the page's (module paths under the web's `src`). `e2e/pages/first-view.journey.ts` opens pages and
 * refuses fetches that are not listed here.
 */
const COMES_ALONG: Partial<Record<Path, readonly string[]>> = {
  '/quiz/{clubSequence}': ['features/authoring/quizzes/club-quizzes/ClubQuizzes.tsx'],
  '/studyroom': ['ui/charts/TrendDrawing.tsx'],
  '/studyroom/recall': ['ui/charts/TrendDrawing.tsx'],
  '/lecture/{clubSequence}': ['screens/lecture-club/MyReport.tsx', 'screens/lecture-club/MyFeedback.tsx'],
  '/lecture/{clubSequence}/studies/{studySequence}': [
    'screens/study/StudyContents.tsx',
    'screens/study/OpenMaterial.tsx',
    'screens/study/ConversationPanel.tsx',
  ],
  '/quiz-dashboard/{clubSequence}': ['screens/club-dashboard/overview/RunningOverview.tsx'],
  '/quiz-dashboard/{clubSequence}/quizzes': ['screens/club-dashboard/quizzes/TakeQuizzes.tsx'],
  '/quiz-dashboard/{clubSequence}/grading': ['features/grading/grading/answer-pane/AnswerPane.tsx'],
  '/quiz-dashboard/{clubSequence}/progress': [
    'features/insight/dashboard/ClubFigures.tsx',
    'features/insight/dashboard/ClubQuizFigures.tsx',
    'ui/charts/BarDrawing.tsx',
  ],
  '/mentoring/{memberUri}': ['features/publishing/mentors/ReceivedWishes.tsx'],
  '/seminar/{seminarId}': ['features/publishing/seminars/ParticipantsPanel.tsx'],
  '/account/my/security': [
    'features/tenancy/accounts/second-factor/SecondFactorPart.tsx',
    'features/tenancy/accounts/passkeys/PasskeysPart.tsx',
  ],
  '/system/admin': CHARTS,
  '/system/admin/statistics': CHARTS,
  '/system/admin/ai': ['features/assistance/ai/AiSettingsForm.tsx'],
  '/system/admin/login': ['features/tenancy/accounts/OidcSettingsForm.tsx'],
  '/system/admin/chatbot': ['features/assistance/chatbot/ChatbotSettingsForm.tsx'],
  '/system/admin/brand': ['features/tenancy/organisation/BrandSettingsForm.tsx'],
  '/system/admin/organisation': ['features/tenancy/organisation/OrganisationSettingsForm.tsx'],
  '/system/admin/retention': ['features/platform/retention/RetentionSettingsForm.tsx'],
  '/system/admin/points': ['features/people/points/PointSettingsForm.tsx'],
  '/quiz-make': ['screens/quiz-make/ManyAnswers.tsx'],
  '/quiz-make/import': ['screens/quiz-make/ImportWizard.tsx', 'features/authoring/quizzes/bulk/StartBulk.tsx'],
  '/quiz-make/contents': ['features/authoring/contents/library/ContentLibrary.tsx'],
  '/lecture-dashboard/{clubSequence}': ['ui/charts/BarDrawing.tsx'],
  '/lecture-dashboard/{clubSequence}/assistant': ['screens/lecture-dashboard/AssistantDesk.tsx'],
  '/lecture-dashboard/{clubSequence}/studies': ['features/authoring/contents/materials/Preparation.tsx'],
  '/lecture-dashboard/{clubSequence}/edit': [
    'features/clubs/club-writing/lecture/CurriculumStep.tsx',
    'features/lectures/course-links/CourseLinkCard.tsx',
  ],
};

const EDITOR = 'features/answering/answers/writing/AnswerEditor.tsx';
const EARNED = 'features/people/points/PointsEarned.tsx';

/** What a page brings in one of its states alone: each state is a view of its own, and has the page's budget. */
const STATES: Partial<Record<Path, Readonly<Record<string, readonly string[]>>>> = {
  '/quiz/{clubSequence}/quizzes/{quizSequence}': {
    before: [EDITOR],
    between: [EDITOR, EARNED],
    after: ['features/answering/answers/own/AfterFinal.tsx', 'screens/answer-room/quizzes/NextQuiz.tsx', EARNED],
    revising: [EDITOR, EARNED],
  },
};

export interface FirstView {
  readonly path: Path;
  /** The page, and where it has several states, which. */
  readonly name: string;
  /** All that it brings, by module paths under the web's `src`. */
  readonly modules: readonly string[];
}

const NO_STATES: Readonly<Record<string, readonly string[]>> = { '': [] };

/** Each page in each of its states, and what comes until somebody has touched it. */
export const FIRST_VIEWS: readonly FirstView[] = (Object.keys(PAGES) as Path[]).flatMap((path) =>
  Object.entries(STATES[path] ?? NO_STATES).map(([state, parts]) => ({
    path,
    name: state === '' ? path : `${path} ${state}`,
    modules: [...PAGES[path], ...(COMES_ALONG[path] ?? []), ...parts],
  })),
);
