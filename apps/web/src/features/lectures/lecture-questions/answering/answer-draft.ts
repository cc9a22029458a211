import type { FoundAnswer, LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { DraftArea } from '../../../../kernel/draft/draft.ts';
import { useDraft } from '../../../../kernel/draft/use-draft.ts';

export interface AnswerValues {
  readonly text: string;
  readonly isSource: boolean;
  /** Sources of the draft that the answer keeps, by their numbers from 1. */
  readonly sourceNos: readonly number[];
}

const textOf = (draft: FoundAnswer | null) => draft?.sentences.map((one) => one.text).join('\n') ?? '';

/** What an answer begins with: the one that there is, or what was found in the materials. */
export function firstAnswer({ instructorAnswer, draft, isPrivate }: LectureQuestion): AnswerValues {
  const sources = draft?.sources ?? [];
  const kept = new Set(instructorAnswer?.sources.map(({ quote }) => quote));
  return {
    text: instructorAnswer?.text ?? textOf(draft),
    isSource: !isPrivate && (instructorAnswer?.isSource ?? true),
    sourceNos: sources.filter(({ quote }) => !instructorAnswer || kept.has(quote)).map(({ no }) => no),
  };
}

const area = (place: string): DraftArea<AnswerValues> => ({
  place: () => `lecture-answer/${place}`,
  isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
});

/** An answer while it is written: on this device until it is sent. */
export const useAnswerDraft = (place: string, first: AnswerValues) =>
  useDraft(area(place), { value: first, version: 0, savedAt: null });
