// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeferredOptions } from './lazy.tsx';

let root: Root | undefined;
beforeEach(() => vi.resetModules());
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

interface PartProps {
  readonly word: string;
}
const Part = ({ word }: PartProps) => <p>{word}</p>;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The page as the server sent it, with the component in it, hydrated but for that. */
async function hydrate(
  importer: () => Promise<ComponentType<PartProps>>,
  options: DeferredOptions<PartProps> = { hydrateOn: 'interaction' },
) {
  const { lazy } = await import('./lazy.tsx');
  const { allLoaded } = await import('./lazy-code.ts');
  const { renderOnServer } = await import('./server-render.ts');
  let change!: (word: string) => void;
  const page = (Lazy: ComponentType<PartProps>) =>
    function Page() {
      const [word, setWord] = useState('sent');
      change = setWord;
      return <Lazy word={word} />;
    };
  const OnServer = page(lazy(async () => Part, options));
  const render = () => renderOnServer(() => renderToString(<OnServer />));
  render();
  await allLoaded();
  const { page: markup, modules } = render();
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const Lazy = lazy(importer, options);
  const Page = page(Lazy);
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Page />);
  });
  return {
    part: screen.getByText('sent'),
    change: (word: string) => act(async () => change(word)),
    preload: Lazy.preload,
    modules,
  };
}

/** A window in which an element is only once it is shown. */
function fakeWindow() {
  let show!: () => void;
  const observed: Element[] = [];
  class Observer {
    constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      hear([{ isIntersecting: false }]);
      show = () => hear([{ isIntersecting: true }]);
    }
    observe = (element: Element) => void observed.push(element);
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { observed, show: () => act(async () => show()) };
}

test('on interaction: the code is loaded with the first one, and the markup stays', async () => {
  const importer = vi.fn(async () => Part);
  const { part } = await hydrate(importer);
  await settle();
  expect(importer).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await settle();
  expect(importer).toHaveBeenCalledTimes(1);
  expect(screen.getByText('sent')).toBe(part);
});

test('when visible: the code is loaded once the markup is in the window, whatever is pressed before', async () => {
  const importer = vi.fn(async () => Part);
  const { observed, show } = fakeWindow();
  const { part, change } = await hydrate(importer, { hydrateOn: 'visible' });
  fireEvent.click(document.body);
  await settle();
  expect(importer).not.toHaveBeenCalled();
  expect(observed).toEqual([part]);
  await show();
  await settle();
  await change('changed');
  expect([importer.mock.calls.length, part.textContent, part.isConnected]).toEqual([1, 'changed', true]);
});

test('on interaction and when visible: both have to happen', async () => {
  const importer = vi.fn(async () => Part);
  const { observed, show } = fakeWindow();
  await hydrate(importer, { hydrateOn: ['interaction', 'visible'] });
  await settle();
  expect(observed).toEqual([]);
  fireEvent.keyDown(document.body);
  await settle();
  expect(observed).toHaveLength(1);
  expect(importer).not.toHaveBeenCalled();
  await show();
  await settle();
  expect(importer).toHaveBeenCalledTimes(1);
});

test('what changed before the code is loaded is shown with it, in the markup that came', async () => {
  const { part, change } = await hydrate(async () => Part);
  await change('changed');
  expect(part.textContent).toBe('sent');
  expect(part.isConnected).toBe(true);
  fireEvent.keyDown(document.body);
  await settle();
  expect(part.textContent).toBe('changed');
  await change('again');
  expect(part.textContent).toBe('again');
});

test('on change: what is watched hydrates it without anybody, what is not watched does not', async () => {
  const importer = vi.fn(async () => Part);
  const watched = { hydrateOn: 'interaction', hydrateOnChange: ({ word }: PartProps) => [word.length] } as const;
  const { part, change } = await hydrate(importer, watched);
  await change('gone');
  await settle();
  expect([importer.mock.calls.length, part.textContent]).toEqual([0, 'sent']);
  await change('changed');
  await settle();
  expect([importer.mock.calls.length, part.textContent, part.isConnected]).toEqual([1, 'changed', true]);
});

test('preloading hydrates it', async () => {
  const { part, change, preload } = await hydrate(async () => Part);
  await act(preload);
  await change('changed');
  expect([part.textContent, part.isConnected]).toEqual(['changed', true]);
});

test('without a connection the markup stays, and the next interaction tries again', async () => {
  const importer = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no connection'));
  const { part, change } = await hydrate(importer);
  fireEvent.touchStart(document.body);
  await settle();
  expect(importer).toHaveBeenCalledTimes(1);
  expect(part.isConnected).toBe(true);
  fireEvent.click(document.body);
  await settle();
  await change('written');
  expect(part.textContent).toBe('written');
});

test('what was pressed before the app ran is an interaction, too', async () => {
  document.body.innerHTML = '<button data-early="click"></button>';
  const { firstInteraction } = await import('../hydration/first-interaction.ts');
  await expect(firstInteraction()).resolves.toBeUndefined();
});

test('the server names the modules that it renders, where they are given', async () => {
  expect((await hydrate(async () => Part)).modules).toEqual([]);
  await act(async () => root?.unmount());
  const { modules } = await hydrate(async () => Part, { hydrateOn: 'interaction', module: 'ui/Part.tsx' });
  expect(modules).toEqual(['ui/Part.tsx']);
});

test('where the browser draws the page the code is loaded at once', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { lazy } = await import('./lazy.tsx');
  const Lazy = lazy<PartProps>(async () => Part, { hydrateOn: 'visible' });
  await act(async () => {
    root = createRoot(document.getElementById('root')!);
    root.render(<Lazy word="drawn" fallback="coming" />);
  });
  expect(await screen.findByText('drawn')).toBeTruthy();
});

test('what is preloaded is shown without its fallback', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { lazy } = await import('./lazy.tsx');
  const Lazy = lazy<PartProps>(async () => Part, { hydrateOn: 'interaction' });
  await Lazy.preload();
  act(() => {
    root = createRoot(document.getElementById('root')!);
    root.render(<Lazy word="drawn" fallback="coming" />);
  });
  expect(document.body.textContent).toBe('drawn');
});
