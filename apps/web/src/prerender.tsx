import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { partsArrived } from './kernel/lazy-part.ts';
import { queryClient } from './kernel/query-client.ts';
import { startSession, type Boot } from './kernel/session.ts';
import { createAppRouter } from './router.tsx';

/** How React marks what it left to the browser, because its code was not here yet. */
const UNFINISHED = '<!--$!-->';

/**
 * The markup of a page for the server to send, so that it is seen before the program runs, which then takes it over. Nothing
 * where the address sends on to another one, such as the same without words that no page knows: the browser goes there.
 */
export async function prerender(path: string, boot: Boot, renderedAt: number): Promise<string> {
  startSession(boot);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }), isServer: true });
  await router.load();
  const render = () => {
    // Another page may have begun meanwhile; from here on nothing comes between.
    startSession(boot);
    try {
      return renderToString(<App router={router} renderedAt={renderedAt} />);
    } finally {
      // Nothing is left for the next page, which may be another person's.
      queryClient.clear();
    }
  };
  const markup = render();
  if (!markup.includes(UNFINISHED)) return markup;
  await partsArrived();
  return render();
}
