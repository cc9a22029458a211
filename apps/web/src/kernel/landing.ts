import { redirectionCookie, safePath } from './redirect-url.ts';

export interface LandingSearch {
  readonly redirect_url?: string;
}

/** Pages of people who are not logged in. */
const IN_FRONT = /^\/account\/(login|registration|password|oidc|waking|consents)\b/;

/** Where a log-in leads: the page that asked for it, the one kept for an hour, or home. Never another site. */
export function landingPath({ redirect_url }: LandingSearch): string {
  const path = safePath(redirect_url) ?? redirectionCookie.read() ?? '/';
  return IN_FRONT.test(path) ? '/' : path;
}
