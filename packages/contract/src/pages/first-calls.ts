/** Cards on one page of the list of clubs: three columns fill, and so does one. */
export const CLUB_CARDS_A_PAGE = 12;

interface Visit {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  readonly logged: boolean;
}

const DUE = '/api/v1/my/due-quizzes';

/**
 * What a page asks the API as soon as it runs: the server sends the answers along with the page, so that the first
 * thing to be seen waits for no second trip. Addresses are normal (`normalCall`); a page that is not here asks itself.
 */
export function firstCallsOf({ pathname, search, logged }: Visit): readonly string[] {
  if (pathname === '/') return logged ? [DUE] : [];
  if (pathname === '/account/login') return ['/api/v1/accounts/demo'];
  if (pathname !== '/quiz') return [];
  const list = search === '' ? [`/api/v1/clubs?page=1&size=${CLUB_CARDS_A_PAGE}`] : [];
  return [...list, '/api/v1/codes', ...(logged ? [DUE] : [])];
}

/** A call's path and query with the parameters in order: the same question has one address. */
export function normalCall(path: string, search: URLSearchParams): string {
  search.sort();
  return search.size > 0 ? `${path}?${search}` : path;
}
