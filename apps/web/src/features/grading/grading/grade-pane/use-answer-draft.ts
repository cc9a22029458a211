import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useEffect } from 'react';
import { useStore } from '../../../../kernel/store.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import { draftEditor } from '../drafts/draft-editor.ts';
import { conflictsOf, shownFeedback, shownGrade } from '../drafts/grading-draft.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { answerKey } from '../grading-place.ts';

const NO_FILES: readonly File[] = [];
const EMPTY: Readonly<Record<string, never>> = {};
/** A page is taken over only where this device keeps no draft. */
const nothing = () => EMPTY;

/** What is shown of one answer's grade and feedback: what was typed, else what is saved. */
export function useAnswerDraft(book: DraftBook, address: AnswerAddress, detail: GradingDetail) {
  const key = answerKey(address);
  const draft = useStore(book.drafts, nothing)[key];
  const files = useStore(book.files, nothing)[key] ?? NO_FILES;
  useEffect(() => book.tidy(key, detail), [book, key, detail]);
  return {
    isUnsaved: draft !== undefined,
    isGradeUnsaved: draft?.grade !== undefined,
    files,
    grade: shownGrade(draft, detail),
    feedback: shownFeedback(draft, detail),
    conflicts: conflictsOf(draft, detail),
    ...draftEditor(book, address, detail),
  };
}
export type AnswerDraft = ReturnType<typeof useAnswerDraft>;
