import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import type { DraftArea } from '../../../kernel/draft/draft.ts';
import { useDraft, type Draft } from '../../../kernel/draft/use-draft.ts';

/** A quiz draft while it is looked over. */
export interface ReviewedQuiz {
  readonly question: string;
  readonly answer: string;
  readonly keywords: string[];
  readonly isChosen: boolean;
}
/** The drafts of a writing by their place in it. */
export interface Review {
  readonly writing: number;
  readonly quizzes: Readonly<Record<number, ReviewedQuiz>>;
}

const reviewed = ({ question, answer, keywords, isSure }: AiDraft): ReviewedQuiz => ({
  question,
  answer,
  keywords: [...keywords],
  isChosen: isSure,
});

/** What was changed of the drafts is on this device until they are registered. */
const area: DraftArea<Review> = {
  place: ({ writing }) => `ai-quizzes/${writing}`,
  isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
};

export const useReview = ({ aiWritingSequence, drafts }: AiWriting): Draft<Review> =>
  useDraft(area, {
    value: {
      writing: aiWritingSequence,
      quizzes: Object.fromEntries(drafts.map((draft) => [draft.position, reviewed(draft)])),
    },
    version: 0,
    savedAt: null,
  });

/** A drafted model answer while it is looked over. */
interface ReviewedAnswer {
  readonly draft: string;
  readonly answer: string;
}

const answerArea: DraftArea<ReviewedAnswer> = {
  place: ({ draft }) => `ai-answers/${draft}`,
  isSame: (one, other) => one.answer === other.answer,
};

export const useAnswerReview = ({ aiWritingSequence, position, answer }: AiDraft): Draft<ReviewedAnswer> =>
  useDraft(answerArea, {
    value: { draft: `${aiWritingSequence}/${position}`, answer },
    version: 0,
    savedAt: null,
  });
