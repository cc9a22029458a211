import { redirectionCookie, safePath } from '../../kernel/redirect-url.ts';

interface LoginSearch {
  readonly redirect_url?: string;
}

/** Where a log-in leads: the page that asked for it, the one kept for an hour, or home. Never another site. */
export function landingPath({ redirect_url }: LoginSearch): string {
  const path = safePath(redirect_url) ?? redirectionCookie.read() ?? '/';
  return path.startsWith('/account/login') ? '/' : path;
}
