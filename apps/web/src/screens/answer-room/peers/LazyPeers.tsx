import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import { hasUnfinished } from '../../../features/answering/answers/has-unfinished.ts';
import { followOverflow } from '../../../features/answering/answers/peers/follow-overflow.ts';
import { PeersSkeleton } from '../../../features/answering/answers/peers/PeersSkeleton.tsx';
import { usePeers } from '../../../features/answering/answers/peers/use-peers.ts';
import { WritersContext } from '../../../features/answering/answers/peers/use-writers.ts';
import { lazyHydrated } from '../../../kernel/lazy/lazy-hydrated.tsx';
import { useIsNew } from '../../../kernel/lazy/use-is-new.ts';
import type { RoomPeersProps } from './RoomPeers.tsx';

const RoomPeers = lazyHydrated(() => import('./RoomPeers.tsx').then((module) => module.RoomPeers));
export const loadPeers = RoomPeers.load;

function useIsSomebodyWriting(): boolean {
  const { subscribe, get } = use(WritersContext);
  return useSyncExternalStore(
    subscribe,
    () => (get()?.count ?? 0) > 0,
    () => false,
  );
}

/** The others' answers as they came with the page. Their code comes with somebody, or with news, or to lead where a link does. */
export function LazyPeers(props: Omit<RoomPeersProps, 'peers'>) {
  const { address, place, live, isReading } = props;
  const peers = usePeers(address, place.list, isReading);
  const isNew = useIsNew(peers.data, peers.first) || live.newCount > 0 || live.revised.size > 0;
  const isSought = place.answer !== undefined || peers.data === undefined;
  const isAwaited = [isNew, isSought, useIsSomebodyWriting()].includes(true);
  useEffect(() => {
    if (isAwaited) void loadPeers();
  }, [isAwaited]);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasUnfinished(shown.current!)) void loadPeers();
    const ends = [...shown.current!.querySelectorAll<HTMLElement>('[data-collapsed]')].map(followOverflow);
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <div ref={shown} className="contents">
      <RoomPeers {...props} peers={peers} fallback={<PeersSkeleton />} />
    </div>
  );
}
