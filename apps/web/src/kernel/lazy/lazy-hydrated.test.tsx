// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root: Root | undefined;
beforeEach(() => vi.resetModules());
afterEach(() => act(async () => root?.unmount()));

interface PartProps {
  readonly word: string;
}
const Part = ({ word }: PartProps) => <p>{word}</p>;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The page as the server sent it, and the late part in it. */
async function hydrate(importer: () => Promise<ComponentType<PartProps>>) {
  const { lazyHydrated } = await import('./lazy-hydrated.tsx');
  const { partsArrived } = await import('./part-code.ts');
  const { asOnServer } = await import('./parts-on-server.ts');
  let change!: (word: string) => void;
  const page = (Late: ComponentType<PartProps>) =>
    function Page() {
      const [word, setWord] = useState('sent');
      change = setWord;
      return <Late word={word} />;
    };
  const OnServer = page(lazyHydrated(async () => Part));
  const render = () => asOnServer(() => renderToString(<OnServer />)).page;
  render();
  await partsArrived();
  document.body.innerHTML = `<div id="root">${render()}</div>`;
  const Page = page(lazyHydrated(importer));
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Page />);
  });
  return { part: screen.getByText('sent'), change: (word: string) => act(async () => change(word)) };
}

test('the code of a part that came rendered is asked for by the first sign of somebody, and its markup stays', async () => {
  const importer = vi.fn(async () => Part);
  const { part } = await hydrate(importer);
  await settle();
  expect(importer).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  await settle();
  expect(importer).toHaveBeenCalledTimes(1);
  expect(screen.getByText('sent')).toBe(part);
});

test('what changed before the code came is shown once it is here, in the markup that came', async () => {
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

test('without a connection the markup stays, and the next sign asks again', async () => {
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

test('what was pressed before the program ran is a sign, too', async () => {
  document.body.innerHTML = '<button data-early="click"></button>';
  const { firstInteraction } = await import('../hydration/first-interaction.ts');
  await expect(firstInteraction()).resolves.toBeUndefined();
});

test('where the browser draws the page its parts come by themselves', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { lazyHydrated } = await import('./lazy-hydrated.tsx');
  const Late = lazyHydrated<PartProps>(async () => Part);
  await act(async () => {
    root = createRoot(document.getElementById('root')!);
    root.render(<Late word="drawn" fallback="coming" />);
  });
  expect(await screen.findByText('drawn')).toBeTruthy();
});

test('what was fetched before it is shown stands at once', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const { lazyHydrated } = await import('./lazy-hydrated.tsx');
  const Late = lazyHydrated<PartProps>(async () => Part);
  await Late.load();
  act(() => {
    root = createRoot(document.getElementById('root')!);
    root.render(<Late word="drawn" fallback="coming" />);
  });
  expect(document.body.textContent).toBe('drawn');
});
