// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useIsInitialRender, useHydrated } from './use-hydrated.ts';

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

interface Shown {
  readonly isInitialRender: boolean;
  readonly isHydrated: boolean;
}

/** Tells what it was drawn with, around a part whose code comes later. */
function page(Part: ComponentType, drawn: Shown[] = []) {
  return function Page() {
    const shown = { isInitialRender: useIsInitialRender(), isHydrated: useHydrated() };
    drawn.push(shown);
    return (
      <main>
        {shown.isHydrated && <p>taken over</p>}
        <Suspense>
          <Part />
        </Suspense>
      </main>
    );
  };
}
const Part = () => <p>part</p>;

async function hydrate(Page: ComponentType, markup: string) {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Page />);
  });
}

test('the first render is as on the server, what follows from it comes after', async () => {
  const drawn: Shown[] = [];
  const Page = page(Part, drawn);
  const markup = renderToString(<Page />);
  expect(drawn).toEqual([{ isInitialRender: true, isHydrated: false }]);
  await hydrate(Page, markup);
  expect(drawn[1]).toEqual({ isInitialRender: true, isHydrated: false });
  expect(drawn.at(-1)).toEqual({ isInitialRender: true, isHydrated: true });
  expect(screen.getByText('taken over')).toBeTruthy();
});

test('what the server rendered stays in its place while its code is under way', async () => {
  const OnServer = page(Part);
  const arrival = Promise.withResolvers<{ default: ComponentType }>();
  await hydrate(page(lazy(() => arrival.promise)), renderToString(<OnServer />));
  const part = screen.getByText('part');
  expect(part.checkVisibility?.() ?? part.style.display !== 'none').toBe(true);
  await act(async () => arrival.resolve({ default: Part }));
  expect(screen.getByText('part')).toBe(part);
});

test('a part that is drawn by the browser alone came with no page', async () => {
  const drawn: Shown[] = [];
  const Page = page(Part, drawn);
  await act(async () => {
    const { createRoot } = await import('react-dom/client');
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Page />);
  });
  expect(drawn).toEqual([{ isInitialRender: false, isHydrated: true }]);
});
