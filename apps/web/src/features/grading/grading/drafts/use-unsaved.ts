import { useMemo, useSyncExternalStore } from 'react';
import type { DraftBook } from './draft-book.ts';

/** Names the answers with something unsaved: the same set while somebody types on, so that no list is drawn for a key. */
export function useUnsaved({ drafts }: DraftBook): ReadonlySet<string> {
  const keysNow = () => Object.keys(drafts.get()).join('\n');
  const keys = useSyncExternalStore(drafts.subscribe, keysNow, keysNow);
  return useMemo(() => new Set(keys.split('\n')), [keys]);
}
