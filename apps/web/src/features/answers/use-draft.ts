import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../kernel/api-error.ts';
import { localStore } from '../../kernel/local-store.ts';
import { currentSession } from '../../kernel/session.ts';
import { roomKey, saveDraft, type QuizAddress } from './answers.api.ts';
import { changeDraft } from './answers.cache.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState, KeptDraft, ServerDraft, Step } from './draft.ts';

/** This device's copy of a draft, apart for each tenant, member, club, quiz and step. */
export function draftStore({ club, quiz }: QuizAddress, step: Step) {
  const { tenantUri, memberId } = currentSession();
  return localStore<KeptDraft>(`draft:${tenantUri}:${memberId ?? ''}:${club}:${quiz}:${step}`);
}

export interface Draft extends DraftState {
  readonly keeper: DraftKeeper;
}

function warnOfLoss(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The draft of one step of one's answer, saved by itself while the component stands. */
export function useDraft(address: QuizAddress, step: Step, server: ServerDraft): Draft {
  const client = useQueryClient();
  const [keeper] = useState(() => {
    const send = async (text: string, version: number) => {
      try {
        const saved = await saveDraft(address, text, version);
        changeDraft(client, address, (draft) => ({ ...draft, ...saved, text }));
        return saved;
      } catch (error) {
        // The state of the answer is not what this page shows: another device, the deadline, a grade.
        if (error instanceof ApiError && error.status === 409) {
          void client.invalidateQueries({ queryKey: roomKey(address) });
        }
        throw error;
      }
    };
    return new DraftKeeper(draftStore(address, step), send, server);
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
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
      flush();
      keeper.stop();
    };
  }, [keeper]);

  const { text, savedAt, version } = server;
  useEffect(() => keeper.adopt({ text, savedAt, version }), [keeper, text, savedAt, version]);

  useEffect(() => {
    if (state.isKept) return undefined;
    addEventListener('beforeunload', warnOfLoss);
    return () => removeEventListener('beforeunload', warnOfLoss);
  }, [state.isKept]);

  return { ...state, keeper };
}
