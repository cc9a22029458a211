// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

const pressed = vi.fn();
const Plan = ({ name }: { readonly name: string }) => <button onClick={pressed}>{name}</button>;

/** The app as one program: what it knows of whether somebody is there is its own. */
async function program(importer: () => Promise<typeof Plan>, isThere = false) {
  vi.resetModules();
  const { beThere } = await import('./presence.ts');
  const { restingPart } = await import('./resting-part.tsx');
  if (isThere) beThere();
  const Resting = restingPart(importer, <p>coming</p>);
  function Page() {
    const [text, setText] = useState('');
    return (
      <main>
        <input aria-label="name" value={text} onChange={({ target }) => setText(target.value)} />
        <Resting name="plan" />
      </main>
    );
  }
  return { Page, ...(await import('react-dom/client')), ...(await import('react-dom/server')) };
}

/** The page as the server sends it, in its place. */
async function sent() {
  const { Page, renderToString } = await program(() => Promise.resolve(Plan), true);
  renderToString(<Page />);
  // Its code has come by then.
  await Promise.resolve();
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  return document.getElementById('root')!;
}

async function takeOver(importer: () => Promise<typeof Plan>) {
  const place = await sent();
  const { Page, hydrateRoot } = await program(importer);
  await act(async () => {
    root = hydrateRoot(place, <Page />);
  });
  return screen.getByRole('button', { name: 'plan' });
}

test('what the server rendered stands there without its code until the first sign of somebody', async () => {
  const importer = vi.fn(() => Promise.resolve(Plan));
  const button = await takeOver(importer);
  expect(importer).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => void fireEvent(document.body, new Event('pointermove', { bubbles: true })));
  expect(importer).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'plan' })).toBe(button);
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test('it stays while its code is under way and the page around it changes', async () => {
  const arrival = Promise.withResolvers<ComponentType<{ readonly name: string }>>();
  const button = await takeOver(() => arrival.promise as Promise<typeof Plan>);
  const field = screen.getByRole('textbox');
  await act(async () => void fireEvent.focusIn(field));
  await act(async () => void fireEvent.change(field, { target: { value: 'typed' } }));
  expect(screen.getByRole('button', { name: 'plan' })).toBe(button);
  expect(screen.queryByText('coming')).toBeNull();
  await act(async () => arrival.resolve(Plan));
  expect(screen.getByRole('button', { name: 'plan' })).toBe(button);
});

test('code that cannot be had is asked for again at the next press, and what stands there stays', async () => {
  const importer = vi.fn(() => Promise.resolve(Plan)).mockRejectedValueOnce(new TypeError('no connection'));
  const button = await takeOver(importer);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(importer).toHaveBeenCalledOnce();
  expect(button.isConnected).toBe(true);
  await act(async () => void fireEvent.pointerDown(button));
  expect(importer).toHaveBeenCalledTimes(2);
  pressed.mockClear();
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test('where the browser draws the page, its code comes along', async () => {
  const importer = vi.fn(() => Promise.resolve(Plan));
  const { Page, createRoot } = await program(importer, true);
  expect(importer).toHaveBeenCalledOnce();
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    root = createRoot(document.getElementById('root')!);
    root.render(<Page />);
  });
  expect(screen.getByRole('button', { name: 'plan' })).toBeTruthy();
});
