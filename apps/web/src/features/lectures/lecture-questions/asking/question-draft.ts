import type { DraftArea } from '../../../../kernel/draft/draft.ts';
import { useDraft } from '../../../../kernel/draft/use-draft.ts';

/** The part of a material that a question is about. */
export interface AskedPlace {
  readonly contentSequence: number;
  readonly title: string;
  readonly unitNo: number | null;
  readonly quote: string;
}
export interface QuestionValues {
  readonly text: string;
  readonly place: AskedPlace | null;
  readonly isPrivate: boolean;
  readonly toInstructor: boolean;
}
export const NO_QUESTION: QuestionValues = { text: '', place: null, isPrivate: false, toInstructor: false };

const area = (study: number): DraftArea<QuestionValues> => ({
  place: () => `lecture-question/${study}`,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

/** A question while it is written: on this device until it is asked. */
export const useQuestionDraft = (study: number) =>
  useDraft(area(study), { value: NO_QUESTION, version: 0, savedAt: null });
