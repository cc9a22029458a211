import { useEffect } from 'react';
import { useStore } from '../../../../kernel/store.ts';
import { draftEditor } from '../drafts/draft-editor.ts';
import { conflictsOf, shownFeedback, shownGrade } from '../drafts/grading-draft.ts';
import { answerKey } from '../grading-place.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading, useGradingState } from '../state/grading-context.ts';

const NO_FILES: readonly File[] = [];
const EMPTY: Readonly<Record<string, never>> = {};
/** A page is taken over only where this device keeps no draft. */
const nothing = () => EMPTY;

/** What is shown of one answer's grade and feedback: what was typed, else what is saved. */
export function useAnswerDraft({ address, detail }: ShownAnswer) {
  const { book } = useGrading();
  const key = answerKey(address);
  const draft = useStore(book.drafts, nothing)[key];
  const files = useStore(book.files, nothing)[key] ?? NO_FILES;
  const problem = useGradingState((state) => (state.problem?.key === key ? state.problem.name : undefined));
  useEffect(() => book.tidy(key, detail), [book, key, detail]);
  return {
    isUnsaved: draft !== undefined,
    isGradeUnsaved: draft?.grade !== undefined,
    files,
    grade: shownGrade(draft, detail),
    feedback: shownFeedback(draft, detail),
    conflicts: conflictsOf(draft, detail),
    /** What keeps it from being sent, where it was to be. */
    problem,
    ...draftEditor(book, address, detail),
  };
}
export type AnswerDraft = ReturnType<typeof useAnswerDraft>;
