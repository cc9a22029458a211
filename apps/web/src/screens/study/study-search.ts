import { choiceIn, numberIn, type RawSearch } from '../../kernel/search-params.ts';

export const STUDY_PANES = ['material', 'talk', 'questions', 'quizzes'] as const;
export type StudyPaneId = (typeof STUDY_PANES)[number];

/**
 * The material that is open and the page at which; the passage of it that is marked, by its order; what a phone shows, and
 * what stands beside the material elsewhere; the question that is to be shown.
 */
export const studySearch = (raw: RawSearch) => ({
  ...numberIn(raw, 'material'),
  ...numberIn(raw, 'at'),
  ...numberIn(raw, 'passage'),
  ...choiceIn(raw, 'pane', STUDY_PANES),
  ...numberIn(raw, 'question'),
});
