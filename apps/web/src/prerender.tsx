import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { allLoaded } from './kernel/lazy/lazy-code.ts';
import { renderOnServer } from './kernel/lazy/server-render.ts';
import { asIfNothingWereKept } from './kernel/local-store.ts';
import { queryClient } from './kernel/query-client.ts';
import { forgetSession, startSession, type Boot } from './kernel/session.ts';
import { createAppRouter } from './router.tsx';
import { blocksOf } from './ui/markdown/blocks-of.ts';
import { BlocksOnServer } from './ui/markdown/blocks-on-server.ts';

/** How React marks what it left to the browser, because it was not loaded yet. */
const UNFINISHED = '<!--$!-->';
const MAX_DEPTH = 4;

export interface Prerendered {
  /** Nothing where the address sends on to another one. */
  readonly markup: string;
  /** What the browser keeps under these names changes what the page shows. */
  readonly sought: readonly string[];
  /** Modules of parts that this state of the page shows: their code comes with it. */
  readonly parts: readonly string[];
}
const NOTHING: Prerendered = { markup: '', sought: [], parts: [] };

/**
 * The markup of a page for the server to send, so that it is seen before the app runs, which then takes it over. Nothing
 * where the address sends on to another one, such as the same without words that no page knows: the browser goes there.
 *
 * The app knows one person at a time, as in a browser: one page is rendered after the other, and each forgets whose it was.
 */
export function prerender(path: string, boot: Boot, renderedAt: number): Promise<Prerendered> {
  const page = lastPage.then(() => renderAlone(path, boot, renderedAt));
  lastPage = page.catch(() => {});
  return page;
}
let lastPage: Promise<unknown> = Promise.resolve();

async function renderAlone(path: string, boot: Boot, renderedAt: number): Promise<Prerendered> {
  try {
    startSession(boot);
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true });
    await router.load();
    if (router.state.matches.length === 0) return NOTHING;
    const render = () =>
      renderOnServer(() =>
        asIfNothingWereKept(() =>
          renderToString(
            <BlocksOnServer value={blocksOf}>
              <App router={router} renderedAt={renderedAt} />
            </BlocksOnServer>,
          ),
        ),
      );
    let made = render();
    // A component that is loaded now may show a further one.
    for (let depth = 0; depth < MAX_DEPTH && made.page.shown.includes(UNFINISHED); depth++) {
      await allLoaded();
      made = render();
    }
    return { markup: made.page.shown, sought: made.page.sought, parts: made.modules };
  } finally {
    queryClient.clear();
    forgetSession();
  }
}
