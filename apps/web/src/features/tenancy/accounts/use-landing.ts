import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { landingPath, type LandingSearch } from '../../../kernel/landing.ts';
import { redirectionCookie } from '../../../kernel/redirect-url.ts';
import { useSession } from '../../../kernel/session.ts';

const NOTHING: LandingSearch = {};

/** Whoever is logged in, or has just become so, stands where they wanted to go. */
export function useLanding(search = NOTHING): void {
  const { logged } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (!logged) return;
    const path = landingPath(search);
    redirectionCookie.clear();
    router.history.replace(path);
  }, [logged, search, router]);
}
