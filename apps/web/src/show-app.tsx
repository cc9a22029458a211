import type { RouterHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

/** Shows the program in its place: takes over what the server rendered there, or renders anew. */
export async function showApp(place: HTMLElement, history?: RouterHistory): Promise<Root> {
  const { renderedAt } = place.dataset;
  const router = createAppRouter({ scrollRestoration: true, ...(history && { history }) });
  // The router then puts no boundary where the server's markup has none.
  if (renderedAt !== undefined) router.ssr = { manifest: undefined };
  // The first render has its screen: no gap is seen, and no footer jumps.
  await router.load();
  return new Promise((resolve) => {
    // In a transition React lets input and painting come between.
    startTransition(() => {
      if (renderedAt !== undefined) {
        resolve(hydrateRoot(place, <App router={router} renderedAt={Number(renderedAt)} />));
      } else {
        const root = createRoot(place);
        root.render(<App router={router} renderedAt={undefined} />);
        resolve(root);
      }
    });
  });
}
