import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { partsArrived } from './kernel/lazy-part.ts';
import { queryClient } from './kernel/query-client.ts';
import { forgetSession, startSession, type Boot } from './kernel/session.ts';
import { createAppRouter } from './router.tsx';

/** How React marks what it left to the browser, because its code was not here yet. */
const UNFINISHED = '<!--$!-->';

/**
 * The markup of a page for the server to send, so that it is seen before the app runs, which then takes it over. Nothing
 * where the address sends on to another one, such as the same without words that no page knows: the browser goes there.
 *
 * The app knows one person at a time, as in a browser: one page is rendered after the other, and each forgets whose it was.
 */
export function prerender(path: string, boot: Boot, renderedAt: number): Promise<string> {
  const page = lastPage.then(() => renderAlone(path, boot, renderedAt));
  lastPage = page.catch(() => {});
  return page;
}
let lastPage: Promise<unknown> = Promise.resolve();

async function renderAlone(path: string, boot: Boot, renderedAt: number): Promise<string> {
  try {
    startSession(boot);
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true });
    await router.load();
    if (router.state.matches.length === 0) return '';
    const render = () => renderToString(<App router={router} renderedAt={renderedAt} />);
    const markup = render();
    if (!markup.includes(UNFINISHED)) return markup;
    await partsArrived();
    return render();
  } finally {
    queryClient.clear();
    forgetSession();
  }
}
