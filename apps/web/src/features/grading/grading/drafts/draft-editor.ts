import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { DraftBook } from './draft-book.ts';
import {
  savedFeedback,
  savedGrade,
  shownFeedback,
  shownGrade,
  type DraftPart,
  type FeedbackPart,
  type GradePart,
  type GradingDraft,
} from './grading-draft.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { answerKey } from '../grading-place.ts';
import { forgetFailure } from './save-states.ts';

/** The changes that can be made to what is typed about one answer; each is in the book at once. */
export function draftEditor(book: DraftBook, address: AnswerAddress, detail: GradingDetail) {
  const { nickname } = detail.member;
  const key = answerKey(address);
  const current = () => book.drafts.get()[key];

  const put = (parts: Partial<GradingDraft>) => {
    forgetFailure(key);
    book.put(key, { address, nickname, ...current(), ...parts });
    book.tidy(key, detail);
  };
  const changeGrade = (part: Partial<GradePart>) => put({ grade: { ...shownGrade(current(), detail), ...part } });
  const changeFeedback = (part: Partial<FeedbackPart>) =>
    put({ feedback: { ...shownFeedback(current(), detail), ...part } });

  return {
    changeGrade,
    changeFeedback,
    changeFiles(files: readonly File[]) {
      book.putFiles(key, files);
      changeFeedback({});
    },
    /** Writes mine over what somebody else saved meanwhile. */
    rebase(part: DraftPart) {
      const { version, fileKeys } = savedFeedback(detail);
      if (part === 'grade') changeGrade({ version: savedGrade(detail).version });
      else changeFeedback({ version, fileKeys });
    },
    /** Forgets what I typed; without a part all of it. */
    drop(part?: DraftPart) {
      forgetFailure(key);
      const { grade, feedback } = current() ?? {};
      const kept = {
        ...(part === 'feedback' && grade && { grade }),
        ...(part === 'grade' && feedback && { feedback }),
      };
      book.put(key, Object.keys(kept).length > 0 ? { address, nickname, ...kept } : undefined);
    },
  };
}
