import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { hasRole } from '../kernel/session.ts';
import { shellText } from './shell.text.ts';

const labels = shellText.navigation;

type Flags = 'use_quiz_club' | 'use_lecture_club';
type Visibility = 'everyone' | 'loggedIn' | 'authors' | 'managers';

interface Entry {
  readonly to: keyof typeof labels;
  readonly visibleTo: Visibility;
  readonly flag?: Flags;
  /** Shown while the tenant's flags are not known yet. */
  readonly beforeFlags?: true;
}

/** The navigation table of the specification, section 2, in its order; an item's number is its place here. */
const table: readonly Entry[] = [
  { to: '/', visibleTo: 'everyone', beforeFlags: true },
  { to: '/quiz', visibleTo: 'everyone', flag: 'use_quiz_club', beforeFlags: true },
  { to: '/lecture', visibleTo: 'everyone', flag: 'use_lecture_club' },
  { to: '/studyroom', visibleTo: 'loggedIn' },
  { to: '/quiz-make', visibleTo: 'authors', flag: 'use_quiz_club' },
  { to: '/my-clubs', visibleTo: 'authors', flag: 'use_quiz_club' },
  { to: '/my-lecture-clubs', visibleTo: 'authors', flag: 'use_lecture_club' },
  { to: '/system/admin/club-approval', visibleTo: 'managers' },
];

export interface NavigationItem {
  readonly number: number;
  readonly title: string;
  readonly to: keyof typeof labels;
  readonly isLoginOnly: boolean;
}

const visible: Record<Visibility, (session: SessionState) => boolean> = {
  everyone: () => true,
  loggedIn: ({ logged }) => logged,
  authors: (session) => session.logged && hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'),
  managers: (session) => session.logged && hasRole(session, 'ROLE_MANAGER'),
};

/** The items that a person sees, by role and by the tenant's flags; `undefined` while neither is known. */
export function navigationItems(session: SessionState | undefined): NavigationItem[] {
  return table.flatMap(({ to, visibleTo, flag, beforeFlags = false }, number) => {
    const isShown = session ? visible[visibleTo](session) && (flag === undefined || session[flag]) : beforeFlags;
    return isShown ? [{ number, title: labels[to], to, isLoginOnly: visibleTo !== 'everyone' }] : [];
  });
}

/**
 * A club's dashboard has its own address and belongs to the clubs that one runs. So does creating one. What there is to
 * read belongs to the study room, and each administration page to its item.
 */
const belongsTo = ({ to }: NavigationItem, pathname: string) =>
  (to === '/my-clubs' && (pathname.startsWith('/quiz-dashboard/') || pathname === '/quiz/create')) ||
  (to === '/studyroom' && /^\/(?:explore|seminar|mentoring)(?:\/|$)/.test(pathname)) ||
  (to === '/my-lecture-clubs' && pathname.startsWith('/lecture-dashboard/')) ||
  (to === '/system/admin/club-approval' && /^\/system\/admin(?:\/|$)/.test(pathname));

/** The item whose place a path is in. A place that belongs to none keeps the remembered item. */
export function activeNumber(
  pathname: string,
  items: readonly NavigationItem[],
  remembered: number | undefined,
): number | undefined {
  const isIn = ({ to }: NavigationItem) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  const found = items.find((item) => belongsTo(item, pathname)) ?? items.find(isIn);
  if (found) return found.number;
  return pathname.startsWith('/account/') ? undefined : remembered;
}
