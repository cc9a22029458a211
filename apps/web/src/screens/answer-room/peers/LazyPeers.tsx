import { use, useEffect, useRef, useSyncExternalStore } from 'react';
import { hasUnfinished } from '../../../features/answering/answers/has-unfinished.ts';
import { followOverflow } from '../../../features/answering/answers/peers/follow-overflow.ts';
import { PeersSkeleton } from '../../../features/answering/answers/peers/PeersSkeleton.tsx';
import { usePeers } from '../../../features/answering/answers/peers/use-peers.ts';
import { WritersContext } from '../../../features/answering/answers/peers/use-writers.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import type { RoomPeersProps } from './RoomPeers.tsx';

const RoomPeers = lazy(() => import('./RoomPeers.tsx').then((module) => module.RoomPeers), {
  hydrateOn: 'interaction',
  hydrateOnChange: ({ peers, live }) => [peers.data, peers.first, live.newCount, live.revised.size],
});
export const preloadPeers = RoomPeers.preload;

function useIsSomebodyWriting(): boolean {
  const { subscribe, get } = use(WritersContext);
  return useSyncExternalStore(
    subscribe,
    () => (get()?.count ?? 0) > 0,
    () => false,
  );
}

/** The others' answers: hydrated with the first interaction, with news, to finish a text, or where a link leads to one. */
export function LazyPeers(props: Omit<RoomPeersProps, 'peers'>) {
  const { address, place, isReading } = props;
  const peers = usePeers(address, place.list, isReading);
  const isSought = place.answer !== undefined || peers.data === undefined;
  const isNeeded = [isSought, useIsSomebodyWriting()].includes(true);
  useEffect(() => {
    if (isNeeded) void preloadPeers();
  }, [isNeeded]);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasUnfinished(shown.current!)) void preloadPeers();
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
