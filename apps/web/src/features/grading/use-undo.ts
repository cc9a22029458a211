import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { listGradingActions } from '../../api/grading/grading-actions.reads.ts';
import { useSession } from '../../kernel/session.ts';
import type { Bulk } from './actions/use-bulk.ts';
import type { DraftBook } from './drafts/draft-book.ts';
import { saveStates, whenSaved } from './drafts/grading-saves.ts';
import type { GradingDraft } from './drafts/grading-draft.ts';
import type { AnswerAddress } from '../../api/answers/answer-address.ts';
import { answerKey } from './grading-place.ts';
import { gradingText } from './grading.text.ts';

interface Undo {
  readonly club: number;
  readonly address: AnswerAddress | undefined;
  readonly book: DraftBook;
  readonly bulk: Bulk;
  readonly openAnswer: (sequence: number) => ClubQueueItem | undefined;
  readonly announce: (words: string) => void;
}

/** Takes back the last choice for the open answer; where there is none, the last grade that I saved in this club. */
export function useUndo({ club, address, book, bulk, openAnswer, announce }: Undo) {
  const client = useQueryClient();
  const { memberId } = useSession();
  const before = useRef(new Map<string, (GradingDraft | undefined)[]>());
  const key = address ? answerKey(address) : '';

  const takeBackSaved = async (): Promise<ClubQueueItem | undefined> => {
    await Promise.all(Object.keys(saveStates.get()).map(whenSaved));
    const { contents } = await client.fetchQuery(listGradingActions({ params: { club } }));
    const action = contents.find(({ actedBy, canUndo }) => canUndo && actedBy.memberUUID === memberId);
    if (!action) {
      announce(gradingText.said.nothingToUndo);
      return undefined;
    }
    await bulk.undo(action);
    const [change] = action.changes;
    return action.answerCount === 1 && change ? openAnswer(change.clubQuizAnswerSequence) : undefined;
  };

  return {
    /** What is typed of the open answer is about to be changed by a choice. */
    remember() {
      const draft = book.drafts.get()[key];
      before.current.set(key, [...(draft ? (before.current.get(key) ?? []) : []), draft]);
    },
    async undo(): Promise<ClubQueueItem | undefined> {
      if (!(key in book.drafts.get())) return takeBackSaved();
      const states = before.current.get(key) ?? [];
      if (states.length === 0) {
        announce(gradingText.said.nothingToUndo);
        return undefined;
      }
      book.put(key, states.at(-1));
      before.current.set(key, states.slice(0, -1));
      announce(gradingText.said.tookBack);
      return undefined;
    },
  };
}
