import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import type { DraftArea } from '../../../kernel/draft/draft.ts';
import { useDraft } from '../../../kernel/draft/use-draft.ts';

const area = ({ club, quiz }: QuizAddress): DraftArea<string> => ({
  place: () => `recall/${club}/${quiz}`,
  isSame: (a, b) => a === b,
});

/** What comes to mind, while it is written: on this device until it is rated. */
export const useRecallDraft = (address: QuizAddress) =>
  useDraft(area(address), { value: '', version: 0, savedAt: null });
