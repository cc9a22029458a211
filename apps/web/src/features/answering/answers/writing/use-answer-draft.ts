import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getAnswerRoom } from '../../../../api/answering/answers/answers.reads.ts';
import { saveAnswerDraft } from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { Served } from '../../../../kernel/draft/draft.ts';
import { useDraft, type Draft } from '../../../../kernel/draft/use-draft.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { changeDraft } from '../answers.cache.ts';
import { answerDraft, type Step } from './draft.ts';

/** A body that outlives its page is 64 KB at most; a letter takes three bytes. */
const MAX_LAST_TEXT_LENGTH = 20_000;

export type AnswerDraft = Draft<string>;

/** The draft of one step of one's answer, saved by itself while the component stands; `onSaved` hears of a last save too. */
export function useAnswerDraft(
  address: QuizAddress,
  step: Step,
  server: Served<string>,
  onSaved: (text: string) => void,
): AnswerDraft {
  const client = useQueryClient();
  const save = async (text: string, version: number) => {
    try {
      const saved = await saveAnswerDraft(
        client,
        { params: address, body: { text, version } },
        { keepalive: text.length <= MAX_LAST_TEXT_LENGTH },
      );
      changeDraft(client, address, (draft) => ({ ...draft, ...saved, text }));
      onSaved(text);
      return saved;
    } catch (error) {
      // The state of the answer is not what this page shows: another device, the deadline, a grade.
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: getAnswerRoom.key({ params: address }) });
      }
      throw error;
    }
  };
  const draft = useDraft(answerDraft(address, step, save), server);
  const { engine } = draft;
  const { value, savedAt, version } = server;
  useEffect(() => engine.adopt({ value, savedAt, version }), [engine, value, savedAt, version]);
  return draft;
}
