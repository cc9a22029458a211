import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';

/** Addresses keep values as JSON: a code that reads as a number (such as 2E345678) would come back as another one. */
const asSearchValue = (code: string) => (Number.isNaN(Number(code)) ? code : JSON.stringify(code));

/** The address that opens joining with the participation code filled in. */
export const joinLink = (code: string): string =>
  `${location.origin}/quiz?code=${encodeURIComponent(asSearchValue(code))}`;

/**
 * The same in a page that the server may have rendered. The server does not know the browser's host, so it is empty
 * until hydration.
 */
export function useJoinLink(code: string): string {
  return useHydrated() ? joinLink(code) : '';
}
