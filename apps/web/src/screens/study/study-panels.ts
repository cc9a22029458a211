import { lazyPart } from '../../kernel/lazy-part.ts';
import type { StudyPanel } from './study-panel.ts';
import { studyText as text } from './study.text.ts';

/** What stands beside the material, in the order of its tabs. */
export const STUDY_PANELS: readonly StudyPanel[] = [
  {
    id: 'talk',
    label: text.talk,
    passageAction: text.askAboutPassage,
    Panel: lazyPart(() => import('./TalkPanel.tsx').then((module) => module.TalkPanel)),
  },
  {
    id: 'questions',
    label: text.questions,
    passageAction: text.questionAboutPassage,
    Panel: lazyPart(() => import('./QuestionsPanel.tsx').then((module) => module.QuestionsPanel)),
  },
];

const QuizzesPanel = lazyPart(() => import('./QuizzesPanel.tsx').then((module) => module.QuizzesPanel));

/** With how many questions were asked in the study; the quizzes of a linked club come last, where any belong to it. */
export const studyPanels = (questionCount: number, quizCount: number): readonly StudyPanel[] => [
  ...STUDY_PANELS.map((panel) =>
    panel.id === 'questions' && questionCount > 0
      ? { ...panel, label: text.asked(questionCount), shortLabel: text.questions }
      : panel,
  ),
  ...(quizCount > 0
    ? [
        {
          id: 'quizzes' as const,
          label: text.quizzes(quizCount),
          shortLabel: text.quizzesShort(quizCount),
          Panel: QuizzesPanel,
        },
      ]
    : []),
];
