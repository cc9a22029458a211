import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getAnswerRoom } from '../../../api/answers/answers.reads.ts';
import { saveAnswerDraft } from '../../../api/answers/answers.writes.ts';
import { ApiError } from '../../../kernel/api-error.ts';
import { localStore } from '../../../kernel/local-store.ts';
import { currentSession } from '../../../kernel/session.ts';
import type { QuizAddress } from '../answer-address.ts';
import { changeDraft } from '../answers.cache.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState, KeptDraft, ServerDraft, Step } from './draft.ts';

/** A body that outlives its page is 64 KB at most; a letter takes three bytes. */
const LONGEST_LAST_TEXT = 20_000;

function draftKey({ club, quiz }: QuizAddress, step: Step): string {
  const { tenantUri, memberId } = currentSession();
  return `draft:${tenantUri}:${memberId ?? ''}:${club}:${quiz}:${step}`;
}

/** This device's copy of a draft, apart for each tenant, member, club, quiz and step. */
export const draftStore = (address: QuizAddress, step: Step) => localStore<KeptDraft>(draftKey(address, step));

/**
 * Keepers whose last save is under way while nobody is there: whoever comes back meanwhile goes on with the same one. A
 * second one would take the save of the first for another device's.
 */
const leaving = new Map<string, DraftKeeper>();

export interface Draft extends DraftState {
  readonly keeper: DraftKeeper;
}

function warnOfLoss(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The draft of one step of one's answer, saved by itself while the component stands; `onSaved` hears of a last save too. */
export function useDraft(
  address: QuizAddress,
  step: Step,
  server: ServerDraft,
  onSaved: (text: string) => void,
): Draft {
  const client = useQueryClient();
  const [key] = useState(() => draftKey(address, step));
  const [keeper] = useState(() => {
    const known = leaving.get(key);
    if (known) return known;
    const send = async (text: string, version: number) => {
      try {
        const saved = await saveAnswerDraft(
          client,
          { params: address, body: { text, version } },
          { keepalive: text.length <= LONGEST_LAST_TEXT },
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
    return new DraftKeeper(draftStore(address, step), send, server);
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    leaving.delete(key);
    keeper.start();
    const flush = () => void keeper.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    addEventListener('focus', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      removeEventListener('focus', flush);
      document.removeEventListener('visibilitychange', flush);
      keeper.stop();
      leaving.set(key, keeper);
      void keeper.flush().finally(() => {
        if (leaving.get(key) === keeper) leaving.delete(key);
      });
    };
  }, [key, keeper]);

  const { text, savedAt, version } = server;
  useEffect(() => keeper.adopt({ text, savedAt, version }), [keeper, text, savedAt, version]);

  useEffect(() => {
    if (state.isKept) return undefined;
    addEventListener('beforeunload', warnOfLoss);
    return () => removeEventListener('beforeunload', warnOfLoss);
  }, [state.isKept]);

  return { ...state, keeper };
}
