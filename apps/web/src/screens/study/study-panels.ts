import { lazy } from '../../kernel/lazy/lazy.tsx';
import type { StudyPanel } from './study-panel.ts';
import { studyText as text } from './study.text.ts';

/** What stands beside the material, in the order of its tabs. */
export const STUDY_PANELS: readonly StudyPanel[] = [
  {
    id: 'talk',
    label: text.talk,
    passageAction: text.askAboutPassage,
    Panel: lazy(() => import('./ConversationPanel.tsx').then((module) => module.ConversationPanel)),
  },
  {
    id: 'questions',
    label: text.questions,
    passageAction: text.questionAboutPassage,
    Panel: lazy(() => import('./QuestionsPanel.tsx').then((module) => module.QuestionsPanel)),
  },
];

/** The same, with how many questions there are. */
export const withQuestions = (count: number): readonly StudyPanel[] =>
  STUDY_PANELS.map((panel) => (panel.id === 'questions' ? { ...panel, label: text.questionsOf(count) } : panel));

const QuizzesPanel = lazy(() => import('./QuizzesPanel.tsx').then((module) => module.QuizzesPanel));

/** Comes last, in a study to which quizzes of a linked club belong. */
export const quizzesPanel = (count: number): StudyPanel => ({
  id: 'quizzes',
  label: text.quizzes(count),
  shortLabel: text.quizzesShort(count),
  Panel: QuizzesPanel,
});
