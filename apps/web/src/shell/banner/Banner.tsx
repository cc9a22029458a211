import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BannerStrip } from '../../features/clubs/notices/BannerStrip.tsx';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { isInside, useSession } from '../../kernel/session.ts';
import { useStore } from '../../kernel/store.ts';
import { heardBanner } from './heard-banner.ts';

// It comes after the page, and only where there is something to put away.
const useDismissing = lazyModule(() => import('./dismissing.ts'));

/**
 * The banner that stands for the member: as the page came with it, and later as the bell hears of it. Put away, it is gone
 * at once.
 */
export function Banner() {
  const client = useQueryClient();
  const session = useSession();
  const heard = useStore(heardBanner);
  const [gone, setGone] = useState<readonly number[]>([]);
  const its = heard?.memberId === session.memberId ? heard.banner : session.banner;
  const banner = isInside(session) && its && !gone.includes(its.noticeSequence) ? its : null;
  const dismissing = useDismissing(banner !== null || gone.length > 0);
  const told = useRef<ReadonlySet<number>>(new Set());
  // A press may come before what tells the server.
  useEffect(() => {
    if (!dismissing) return;
    for (const one of gone) if (!told.current.has(one)) dismissing.dismiss(client, one);
    told.current = new Set(gone);
  }, [dismissing, gone, client]);
  if (!banner) return null;
  const { noticeSequence } = banner;
  const dismiss = () => {
    setGone([...gone, noticeSequence]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <BannerStrip isAtHead banner={banner} onDismiss={dismiss} />;
}
