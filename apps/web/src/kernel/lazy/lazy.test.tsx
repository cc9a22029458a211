// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiText } from '../../ui/ui.text.ts';
import { lazy, type LazyOptions } from './lazy.tsx';

let server: () => Promise<Response>;
beforeEach(() => {
  server = () => Promise.reject(new TypeError('no network'));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => server()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render = () => (this.state.hasFailed ? <p>broken</p> : this.props.children);
}
const Panel = () => <p>panel</p>;
const noNetwork = () => Promise.reject<typeof Panel>(new TypeError('Failed to fetch dynamically imported module'));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A page with something typed and a button behind which the part lies. */
function show(importer: () => Promise<typeof Panel>, options?: LazyOptions) {
  const Part = lazy(importer, options);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Boundary>
        <input aria-label="answer" defaultValue="typed" />
        <button onClick={() => setOpen(true)}>open</button>
        <Suspense>{isOpen && <Part />}</Suspense>
      </Boundary>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: 'open' });
  button.focus();
  fireEvent.click(button);
  return { typed: screen.getByRole('textbox') };
}

test.each(['inline', 'popover'] as const)(
  'a part that cannot be fetched says so (%s), leaves the rest, and answers the press once the network is back',
  async (failure) => {
    const importer = vi.fn(noNetwork);
    const { typed } = show(importer, { failure });
    expect((await screen.findByRole('alert')).textContent).toContain(uiText.loadFailure.away);
    expect([typed.isConnected, screen.queryByText('broken')]).toEqual([true, null]);
    importer.mockImplementation(async () => Panel);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('panel')).toBeTruthy();
    expect([screen.queryByRole('alert'), typed.isConnected]).toEqual([null, true]);
  },
);

test('a press tries again, wherever it is', async () => {
  const importer = vi.fn(noNetwork);
  const { typed } = show(importer);
  await screen.findByRole('alert');
  const asked = importer.mock.calls.length;
  fireEvent.click(typed);
  await settle();
  expect(importer.mock.calls.length).toBe(asked + 1);
  importer.mockImplementation(async () => Panel);
  fireEvent.click(screen.getByRole('button', { name: uiText.error.retry }));
  expect(await screen.findByText('panel')).toBeTruthy();
});

test('what nobody asked for stays away without a word', async () => {
  show(noNetwork, { failure: 'silent' });
  await settle();
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a server that answers with the same version, or is in trouble itself, is no reason to load the page anew', async () => {
  server = async () => new Response(null, { headers: { 'content-type': 'text/javascript' } });
  show(noNetwork);
  expect((await screen.findByRole('alert')).textContent).toContain(uiText.loadFailure.failed);
  server = async () => new Response(null, { status: 503 });
  fireEvent(window, new Event('online'));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain(uiText.loadFailure.failed);
  expect(sessionStorage.length).toBe(0);
});
