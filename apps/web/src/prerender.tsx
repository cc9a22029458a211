import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { queryClient } from './kernel/query-client.ts';
import { startSession, type Boot } from './kernel/session.ts';
import { createAppRouter } from './router.tsx';

/** The markup of a page for the server to send, so that it is seen before the program runs, which then renders over it. */
export async function prerender(path: string, boot: Boot): Promise<string> {
  startSession(boot);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  // Another page may have begun meanwhile; from here on nothing comes between.
  startSession(boot);
  // Nor is anything left of what an earlier page showed, which may have been another tenant's.
  queryClient.clear();
  return renderToString(<App router={router} />);
}
