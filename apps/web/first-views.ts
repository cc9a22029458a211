import type { PAGES } from '@dure/contract/pages/pages';

/**
 * What a page fetches by itself right after its own scripts, before anybody has touched it: it is part of the first view and
 * counts as the page's (module paths under the web's `src`). `e2e/first-view.journey.ts` opens pages and refuses what they
 * fetch and what does not stand here.
 */
export const COMES_ALONG: Partial<Record<keyof typeof PAGES, readonly string[]>> = {
  '/quiz/{clubSequence}': ['features/quizzes/club-quizzes/ClubQuizzes.tsx'],
  '/quiz/{clubSequence}/quizzes/{quizSequence}': [
    'screens/answer-room/ClubBeside.tsx',
    'ui/writing/WritingTools.tsx',
    'ui/writing/Preview.tsx',
    'ui/markdown/render-markdown.ts',
  ],
  '/studyroom': ['ui/charts/TrendDrawing.tsx'],
  '/studyroom/recall': ['ui/charts/TrendDrawing.tsx'],
  '/lecture/{clubSequence}': ['screens/lecture-club/MyReport.tsx', 'screens/lecture-club/MyFeedback.tsx'],
  '/lecture/{clubSequence}/studies/{studySequence}': [
    'screens/study/StudyContents.tsx',
    'screens/study/OpenMaterial.tsx',
    'screens/study/TalkPanel.tsx',
  ],
  '/quiz-dashboard/{clubSequence}': ['screens/club-dashboard/overview/RunningOverview.tsx'],
  '/quiz-dashboard/{clubSequence}/quizzes': ['screens/club-dashboard/quizzes/TakeQuizzes.tsx'],
  '/quiz-dashboard/{clubSequence}/grading': [
    'features/grading/open-answer.ts',
    'ui/writing/WritingTools.tsx',
    'ui/markdown/render-markdown.ts',
  ],
  '/quiz-dashboard/{clubSequence}/progress': [
    'features/dashboard/ClubFigures.tsx',
    'features/dashboard/ClubQuizFigures.tsx',
    'ui/charts/BarDrawing.tsx',
  ],
  '/quiz-dashboard/{clubSequence}/edit': ['features/course-links/CourseLinkCard.tsx'],
  '/account/my/security': [
    'features/accounts/second-factor/SecondFactorPart.tsx',
    'features/accounts/passkeys/PasskeysPart.tsx',
  ],
  '/system/admin/ai': ['features/ai/AiSettingsRoom.tsx'],
  '/system/admin/login': ['features/accounts/OidcSettingsRoom.tsx'],
  '/system/admin/chatbot': ['features/chatbot/ChatbotSettingsRoom.tsx'],
  '/system/admin/points': ['features/points/PointSettingsRoom.tsx'],
  '/quiz-make': ['screens/quiz-make/ManyAnswers.tsx'],
  '/quiz-make/import': ['screens/quiz-make/ImportOf.tsx', 'features/quizzes/bulk/StartBulk.tsx'],
  '/quiz-make/contents': ['features/contents/library/ContentLibrary.tsx'],
  '/my-lecture-clubs/create': [
    'screens/lecture-create/LectureCreation.tsx',
    'features/club-writing/lecture/broken-dates.ts',
  ],
  '/lecture-dashboard/{clubSequence}': ['ui/charts/BarDrawing.tsx'],
  '/lecture-dashboard/{clubSequence}/assistant': ['screens/lecture-dashboard/AssistantDesk.tsx'],
  '/lecture-dashboard/{clubSequence}/studies': ['features/contents/materials/Preparation.tsx'],
  '/lecture-dashboard/{clubSequence}/edit': [
    'screens/lecture-dashboard/LectureEditor.tsx',
    'features/club-writing/lecture/CurriculumStep.tsx',
    'features/club-writing/lecture/broken-dates.ts',
    'features/course-links/CourseLinkCard.tsx',
  ],
};
