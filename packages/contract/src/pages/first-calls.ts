/** Cards on one page of the list of clubs: three columns fill, and so does one. */
export const CLUB_CARDS_A_PAGE = 12;
/** The default of the specification for lists of a club's quizzes. */
export const CLUB_QUIZZES_A_PAGE = 50;

interface Visit {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly logged: boolean;
  /** Instructors and managers: what waits for their grades comes first. */
  readonly teaches: boolean;
}

const DUE = '/api/v1/my/due-quizzes';
const HOME = '/api/v1/my/home';
const WAITING = '/api/v1/my/waiting-quizzes';
const WEEK = '/api/v1/my/teaching-week';
const MESSAGES = '/api/v1/my/messages';
const CLUBS = `/api/v1/clubs?page=1&size=${CLUB_CARDS_A_PAGE}`;
const CLUB_PAGE = /^\/quiz\/([1-9]\d{0,15})$/;

/**
 * What a page asks the API as soon as it runs: the server sends the answers along with the page and renders it with
 * them, so that the first thing to be seen waits for no second trip. Addresses are normal (`normalCall`). Undefined for
 * a page that asks itself and that the browser renders.
 */
export function firstCallsOf({ pathname, search, logged, teaches }: Visit): readonly string[] | undefined {
  if (pathname === '/') return logged ? [DUE, MESSAGES, ...(teaches ? [WAITING, WEEK] : [HOME])] : [CLUBS];
  if (pathname === '/account/login') return ['/api/v1/accounts/demo'];
  if (pathname === '/quiz') {
    const list = search === '' ? [CLUBS] : [];
    return [...list, '/api/v1/codes', ...(logged ? [DUE] : [])];
  }
  const club = CLUB_PAGE.exec(pathname)?.[1];
  if (club === undefined) return undefined;
  const calls = ['about', ...(logged && search === '' ? ['week'] : [])];
  return [...calls.map((call) => `/api/v1/clubs/${club}/${call}`), ...(logged ? [MESSAGES] : [])];
}

/** A call's path and query with the parameters in order: the same question has one address. */
export function normalCall(path: string, search: URLSearchParams): string {
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}
