import type { RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { batchPrefetch } from './batch-prefetch.ts';
import { localStore } from './kernel/local-store.ts';
import { isHydrated, replayEvents } from './kernel/hydration/event-replay.ts';
import { reportInteraction, firstInteraction } from './kernel/hydration/first-interaction.ts';
import { createAppRouter } from './router.tsx';
import { beginAt } from './ui/dates/use-now.ts';

/**
 * When the server rendered the page. Undefined where it did not, did not know what this device stores, or rendered
 * another address: whoever goes back early stays in the same document.
 */
function renderedAtOf({ dataset }: HTMLElement, here: string): number | undefined {
  const { renderedAt, renderedFor, sought = '[]' } = dataset;
  const isKnown = (JSON.parse(sought) as string[]).every((key) => localStore(key).read() === undefined);
  return renderedAt !== undefined && isKnown && renderedFor === here ? Number(renderedAt) : undefined;
}

/** The browser may paint and hear before the next task. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** An element of each boundary that React hydrates by itself, outer ones first. */
function boundariesOf(place: HTMLElement): Element[] {
  const elements = [...place.querySelectorAll('main h1')];
  // React puts comments around a boundary.
  const frames = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT);
  while (frames.nextNode()) {
    const { data, nextElementSibling } = frames.currentNode as Comment;
    if (data === '$' && nextElementSibling) elements.push(nextElementSibling);
  }
  return elements;
}

/**
 * Hydrates the whole page before a navigation leaves it: afterwards React could not, and what reads the address would find another
 * than the server rendered. A step back before the router listens is passed on to it.
 */
function followEarlyNavigation(router: ReturnType<typeof createAppRouter>, place: HTMLElement): void {
  const isWhole = () => {
    reportInteraction();
    return boundariesOf(place).map(isHydrated).every(Boolean);
  };
  const leave = router.subscribe('onBeforeNavigate', () => {
    if (isWhole()) leave();
  });
  const { history } = router;
  const stop = history.subscribe(() => {
    isWhole();
    setTimeout(() => {
      // oxlint-disable-next-line no-underscore-dangle -- The library's name of an entry: an address may be written in two ways.
      if (router.latestLocation.state.__TSR_key === history.location.state.__TSR_key) stop();
      else void router.load();
    });
  });
}

/** Shows the app in its place: hydrates what the server rendered there, or renders anew. */
export async function mountApp(place: HTMLElement, history?: RouterHistory): Promise<Root> {
  // The first interaction may be the only one for long.
  void firstInteraction();
  const here = () => {
    const { pathname, search } = history?.location ?? location;
    return pathname + search;
  };
  const renderedAtFirst = renderedAtOf(place, here());
  if (renderedAtFirst !== undefined) beginAt(renderedAtFirst);
  const router = createAppRouter({ scrollRestoration: true, ...(history && { history }) });
  // The router then puts no boundary where the server's markup has none.
  if (renderedAtFirst !== undefined) router.ssr = { manifest: undefined };
  await rest();
  batchPrefetch(router);
  // The first render has its screen: no gap is seen, and no footer jumps.
  await router.load();
  followEarlyNavigation(router, place);
  // They may have gone back since, and whoever has come here since finds a router that began elsewhere.
  const renderedAt = renderedAtFirst === undefined ? undefined : renderedAtOf(place, here());
  const app = <App router={router} renderedAt={renderedAt} />;
  const replay = replayEvents(place, renderedAt === undefined);
  delete place.dataset['renderedAt'];
  place.removeAttribute('hidden');
  return new Promise((resolve) => {
    // In a transition React lets input and painting come between.
    startTransition(() => {
      if (renderedAt !== undefined) return resolve(hydrateRoot(place, app));
      const root = createRoot(place);
      root.render(app);
      resolve(root);
    });
    // React hydrates at once what an event reaches.
    replay();
  });
}
