import { lazyPart } from '../../kernel/lazy/lazy-part.tsx';
import type { StudyPanel } from './study-panel.ts';
import { studyText as text } from './study.text.ts';

/** What stands beside the material, in the order of its tabs. */
export const STUDY_PANELS: readonly StudyPanel[] = [
  {
    id: 'talk',
    label: text.talk,
    passageAction: text.askAboutPassage,
    Panel: lazyPart(() => import('./ConversationPanel.tsx').then((module) => module.ConversationPanel)),
  },
  {
    id: 'questions',
    label: text.questions,
    passageAction: text.questionAboutPassage,
    Panel: lazyPart(() => import('./QuestionsPanel.tsx').then((module) => module.QuestionsPanel)),
  },
];

/** The same, with how many questions there are. */
export const withQuestions = (count: number): readonly StudyPanel[] =>
  STUDY_PANELS.map((panel) => (panel.id === 'questions' ? { ...panel, label: text.questionsOf(count) } : panel));

const QuizzesPanel = lazyPart(() => import('./QuizzesPanel.tsx').then((module) => module.QuizzesPanel));

/** Comes last, in a study to which quizzes of a linked club belong. */
export const quizzesPanel = (count: number): StudyPanel => ({
  id: 'quizzes',
  label: text.quizzes(count),
  shortLabel: text.quizzesShort(count),
  Panel: QuizzesPanel,
});
