import { firstCallsOf } from '@dure/contract/platform/pages/first-calls';
import { getFirstAnswers } from './api/platform/pages/pages.reads.ts';
import { addPrefetch } from './kernel/calls/prefetched-answers.ts';
import { addressOf, type LooseInput } from './kernel/calls/request.ts';
import { queryClient } from './kernel/query-client.ts';
import { currentSession, hasRole } from './kernel/session.ts';
import type { AppRouter } from './router.tsx';

/** A page with as many open calls and more asks for all of them in one. */
const MANY = 3;

const isKnown = (address: string): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ stale: false })
    .some(({ queryKey: [route, input], state }) => {
      if (state.data === undefined || typeof route !== 'string') return false;
      return addressOf(route, input as LooseInput) === address;
    });

/** On navigation from another page it asks once for what the server sends along with a loaded page. */
export function batchPrefetch(router: AppRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const session = currentSession();
    if (!session.logged) return;
    const { pathname, searchStr: search } = toLocation;
    const calls = firstCallsOf({
      pathname,
      search,
      logged: true,
      memberId: session.memberId,
      teaches: hasRole(session, 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'),
      manages: hasRole(session, 'ROLE_MANAGER'),
      now: Date.now(),
      known: {},
    });
    const open = (calls ?? []).filter((address) => !isKnown(address));
    if (open.length < MANY) return;
    const asked = getFirstAnswers.ask({ query: { address: pathname + search } });
    addPrefetch(
      open,
      asked.then(({ answers }) => answers),
    );
  });
}
