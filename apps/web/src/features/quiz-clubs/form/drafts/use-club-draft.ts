import { useEffect, useState, useSyncExternalStore } from 'react';
import { ClubDraft, type ClubDraftOptions } from './club-draft.ts';

/** The club that this screen writes. What was not sent yet goes out when the page is hidden or left, and when the network is back. */
export function useClubDraft(options: ClubDraftOptions): ClubDraft {
  const [draft] = useState(() => new ClubDraft(options));
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && draft.flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', draft.flush);
    addEventListener('online', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', draft.flush);
      removeEventListener('online', draft.flush);
      draft.flush();
    };
  }, [draft]);
  return draft;
}

export const useDraftSnapshot = (draft: ClubDraft) => useSyncExternalStore(draft.subscribe, draft.snapshot);
