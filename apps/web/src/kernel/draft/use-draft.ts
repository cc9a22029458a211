import { useEffect, useState } from 'react';
import { localStore } from '../local-store.ts';
import { useStore } from '../store.ts';
import { DraftEngine } from './draft-engine.ts';
import type { DraftArea, DraftState, Served } from './draft.ts';
import { ownDrafts } from './kept.ts';

export interface Draft<V, S extends Served<V> = Served<V>> extends DraftState<V, S> {
  readonly engine: DraftEngine<V, S>;
}

/**
 * Drafts whose last save is under way while nobody is there: whoever comes back meanwhile goes on with the same one. A
 * second one would take the save of the first for another device's.
 */
const leaving = new Map<string, unknown>();

function warnOfLoss(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * The draft that a component writes, saved as its area says while the component stands, and a last time when it goes.
 * `area` and `served` are those of the first rendering; `engine.adopt` takes a newer answer.
 */
export function useDraft<V, S extends Served<V> = Served<V>>(area: DraftArea<V, S>, served: S): Draft<V, S> {
  // Whose it is stays, also when the session ends in the middle of writing.
  const [own] = useState(ownDrafts);
  const [engine] = useState(() => {
    // The place says what kind of value is kept there.
    const known = leaving.get(own + area.place(served.value)) as DraftEngine<V, S> | undefined;
    known?.reopen();
    return known ?? new DraftEngine<V, S>(area, served, (place) => localStore(own + place));
  });
  const state = useStore(engine.store);

  useEffect(() => {
    leaving.delete(own + engine.place);
    engine.start();
    const flush = () => void engine.flush();
    const resume = () => void engine.resume();
    addEventListener('online', resume);
    addEventListener('focus', resume);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', resume);
      removeEventListener('focus', resume);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      engine.stop();
      if (engine.isByHand) return;
      leaving.set(own + engine.place, engine);
      void engine.flush().finally(() => {
        for (const [key, one] of leaving) if (one === engine) leaving.delete(key);
      });
    };
  }, [own, engine]);

  useEffect(() => {
    if (state.isKept) return undefined;
    addEventListener('beforeunload', warnOfLoss);
    return () => removeEventListener('beforeunload', warnOfLoss);
  }, [state.isKept]);

  return { ...state, engine };
}
