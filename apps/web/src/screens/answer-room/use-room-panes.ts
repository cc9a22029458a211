import { useEffect, useRef, useState, type RefObject } from 'react';
import { isDesktopNow } from '../../ui/layout/use-desktop.ts';
import { focusOnceFree } from '../../ui/overlays/focus-once-free.ts';
import type { RoomPane } from './RoomTabs.tsx';

/** Which pane a phone shows; each keeps the place it was scrolled to. Elsewhere both stand side by side. */
export function useRoomPanes(first: RoomPane, peers: RefObject<HTMLElement | null>, arePeersOpen: boolean) {
  const [shown, setShown] = useState(first);
  const [arrivals, setArrivals] = useState(0);
  const places = useRef<Record<RoomPane, number>>({ mine: 0, peers: 0 });
  const last = useRef(first);

  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (!isDesktopNow()) scrollTo(0, places.current[shown]);
  }, [shown]);
  useEffect(() => {
    // They open a moment after the answer that opens them was taken.
    if (arrivals === 0 || !arePeersOpen) return undefined;
    const heading = peers.current?.querySelector<HTMLElement>('[data-peers-heading]') ?? peers.current;
    return heading ? focusOnceFree(heading, { preventScroll: isDesktopNow() }) : undefined;
  }, [arrivals, peers, arePeersOpen]);

  const show = (pane: RoomPane) => {
    places.current[shown] = scrollY;
    setShown(pane);
  };
  return {
    shown,
    show,
    /** Leads to the others' answers, with the focus. */
    openPeers: () => {
      places.current.peers = 0;
      show('peers');
      setArrivals((count) => count + 1);
    },
  };
}
