import type { RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { batchPrefetch } from './batch-prefetch.ts';
import { localStore } from './kernel/local-store.ts';
import { earlyActs, isReactAttached } from './kernel/hydration/event-replay.ts';
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

/** An element of each part that React takes over on its own, in the order in which they lie in each other. */
function partsOf(place: HTMLElement): Element[] {
  const parts = [...place.querySelectorAll('main h1')];
  // React frames a part with comments.
  const frames = document.createTreeWalker(place, NodeFilter.SHOW_COMMENT);
  while (frames.nextNode()) {
    const { data, nextElementSibling } = frames.currentNode as Comment;
    if (data === '$' && nextElementSibling) parts.push(nextElementSibling);
  }
  return parts;
}

/**
 * Whoever goes on at once has the page hydrated before it goes: a screen that is gone cannot be any more. A part that
 * reads the address would find another than the server drew. Who goes back before the router listens is heard for it.
 */
function followEarlyNavigation(router: ReturnType<typeof createAppRouter>, place: HTMLElement): void {
  const isWhole = () => {
    reportInteraction();
    return partsOf(place).map(isReactAttached).every(Boolean);
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

/** Shows the app in its place: takes over what the server rendered there, or renders anew. */
export async function mountApp(place: HTMLElement, history?: RouterHistory): Promise<Root> {
  // What comes first may be the only sign of somebody for long.
  void firstInteraction();
  const here = () => {
    const { pathname, search } = history?.location ?? location;
    return pathname + search;
  };
  const came = renderedAtOf(place, here());
  if (came !== undefined) beginAt(came);
  const router = createAppRouter({ scrollRestoration: true, ...(history && { history }) });
  // The router then puts no boundary where the server's markup has none.
  if (came !== undefined) router.ssr = { manifest: undefined };
  await rest();
  batchPrefetch(router);
  // The first render has its screen: no gap is seen, and no footer jumps.
  await router.load();
  followEarlyNavigation(router, place);
  // They may have gone back since, and whoever has come here since finds a router that began elsewhere.
  const renderedAt = came === undefined ? undefined : renderedAtOf(place, here());
  const app = <App router={router} renderedAt={renderedAt} />;
  const act = earlyActs(place, renderedAt === undefined);
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
    // React takes over at once what an event reaches.
    act();
  });
}
