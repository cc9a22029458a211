import { getRouteApi, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { placeOf, searchOf, type Go, type GradingPlace } from '../../../features/grading/grading/grading-place.ts';
import { firstInteraction } from '../../../kernel/hydration/first-interaction.ts';
import { gradingSearch } from './grading-search.ts';

const route = getRouteApi('/quiz-dashboard/$clubSequence/grading');

const isSame = (one: GradingPlace, other: GradingPlace) =>
  one.club === other.club && JSON.stringify(searchOf(one)) === JSON.stringify(searchOf(other));

/** Whoever goes on within it has not arrived: to write the address draws the screen anew, and would hold their next key up. */
export const REST_MS = 120;

/** Where somebody went; the address said `from` then, and says it until it follows. */
interface Gone {
  readonly place: GradingPlace;
  readonly from: string | undefined;
  readonly isFollowed: boolean;
}

/**
 * The place as the address says it now: a route's own search comes later, and a key pressed meanwhile must not miss. Where a key
 * leads is shown at once; the address follows where they rest.
 */
export function usePlace(): { place: GradingPlace; go: Go } {
  const { clubSequence } = route.useParams();
  const { pathname } = useMatch({ from: route.id });
  const drawn = route.useSearch();
  const { history, options } = useRouter();
  const searchNow = () => (history.location.pathname === pathname ? history.location.search : undefined);
  const now = useSyncExternalStore(history.subscribe, searchNow, searchNow);
  const elsewhere = now === undefined ? drawn : undefined;
  // The same when the route's search follows.
  const written = useMemo(
    () => placeOf(clubSequence, elsewhere ?? gradingSearch(options.parseSearch(now ?? ''))),
    [clubSequence, now, elsewhere, options],
  );
  const [gone, setGone] = useState<Gone>();
  if (gone && !gone.isFollowed && gone.from !== now) setGone({ ...gone, isFollowed: true });
  const isAhead = gone !== undefined && !gone.isFollowed && gone.from === now;
  const place = gone && (isAhead || isSame(gone.place, written)) ? gone.place : written;

  const navigate = route.useNavigate();
  const following = useRef<Gone & { readonly isPushed: boolean }>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      following.current = undefined;
    },
    [],
  );
  const go: Go = (change, how = 'push') => {
    // The address may have changed since this was drawn.
    const next = { place: { ...place, ...change }, from: searchNow(), isFollowed: false };
    setGone(next);
    const before = following.current;
    following.current = { ...next, isPushed: how === 'push' || before?.isPushed === true };
    const write = () => {
      const last = following.current;
      following.current = undefined;
      // Whoever left meanwhile is not taken back.
      if (!last || searchNow() !== last.from) return;
      // Within the workspace nothing is lost that a blocker would ask about.
      void navigate({ search: searchOf(last.place), replace: !last.isPushed, ignoreBlocker: true });
    };
    const rest = () => {
      clearTimeout(resting.current);
      resting.current = setTimeout(write, REST_MS);
    };
    // Going on is a sign of somebody to the app, which then fetches what waits for one.
    if (how === 'unasked') void firstInteraction().then(rest);
    else rest();
  };
  return { place, go };
}
