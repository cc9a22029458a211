import { choiceIn, numberIn, type RawSearch } from '../../kernel/search-params.ts';

export const STUDY_PANES = ['material', 'talk', 'questions', 'quizzes'] as const;
export type StudyPaneId = (typeof STUDY_PANES)[number];

/**
 * The open material and its page, the marked passage by its order, and the question to be shown. Also what a phone
 * shows, and what stands beside the material elsewhere.
 */
export const studySearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'material'),
  ...numberIn(raw, 'at'),
  ...numberIn(raw, 'passage'),
  ...choiceIn(raw, 'pane', STUDY_PANES),
  ...numberIn(raw, 'question'),
});
