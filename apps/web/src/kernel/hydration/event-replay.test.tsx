// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { lazy, startTransition, Suspense, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { replayEvents } from './event-replay.ts';

let root: Root | undefined;
let beside: Root | undefined;
afterEach(() => act(async () => [root, beside].forEach((one) => one?.unmount())));

function Part() {
  const [count, setCount] = useState(0);
  const [chosen, choose] = useState('a');
  return (
    <>
      <button onClick={() => setCount(count + 1)}>pressed {count}</button>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{chosen}</output>
    </>
  );
}
const Neighbour = () => <p>neighbour</p>;
interface Parts {
  readonly Shown: ComponentType;
  readonly Beside: ComponentType;
}
const page = ({ Shown, Beside }: Parts) => (
  <Suspense>
    <Shown />
    <Beside />
  </Suspense>
);

/** The page as the server sent it, and one of which a part comes when it is told to. */
function begin(late: keyof Parts) {
  const parts = { Shown: Part, Beside: Neighbour };
  let arrive!: () => void;
  const Late = lazy(
    () => new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: parts[late] }))),
  );
  document.body.innerHTML = `<div id="root">${renderToString(page(parts))}</div>`;
  const place = document.getElementById('root')!;
  // Dialogs stand in the body, so React listens there, too.
  beside = createRoot(document.createElement('div'));
  act(() => beside!.render(createPortal(<p>dialog</p>, document.body)));
  const hydrate = () =>
    act(async () => {
      const doEarly = replayEvents(place);
      startTransition(() => void (root = hydrateRoot(place, page({ ...parts, [late]: Late }))));
      doEarly();
    });
  return { place, hydrate, arrive: () => act(async () => arrive()) };
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test.each([
  ['before the app runs', 'Shown'],
  ['while the code of its part is under way', 'Shown'],
  ['while what stands beside it is under way', 'Beside'],
] as const)('what is pressed and chosen %s is done once, when its part hears', async (when, late) => {
  const { place, hydrate, arrive } = begin(late);
  const button = place.querySelector('button')!;
  const select = place.querySelector('select')!;
  if (when.startsWith('before')) {
    button.dataset['early'] = 'click';
    select.dataset['early'] = 'change';
    select.value = 'b';
  }
  await hydrate();
  if (when.startsWith('while')) {
    button.click();
    button.click();
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await settle();
  expect(button.textContent).toBe('pressed 0');
  await arrive();
  await vi.waitFor(() => expect(button.textContent).toBe('pressed 1'));
  await settle();
  expect([button.textContent, place.querySelector('output')!.textContent]).toEqual(['pressed 1', 'b']);
  await act(async () => button.click());
  await settle();
  expect(button.textContent).toBe('pressed 2');
});

test('what is pressed and chosen in a page that is drawn anew is done in the new one', async () => {
  document.body.innerHTML = `<div id="root"><button>pressed 0</button>${renderToString(<Part />)}</div>`;
  const place = document.getElementById('root')!;
  const [other, button] = place.querySelectorAll('button');
  const select = place.querySelector('select')!;
  button!.dataset['early'] = 'click';
  select.value = 'b';
  await act(async () => {
    const doEarly = replayEvents(place, true);
    root = createRoot(place);
    startTransition(() =>
      root!.render(
        <>
          <button>pressed 0</button>
          <Part />
        </>,
      ),
    );
    doEarly();
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(other!.isConnected).toBe(false);
  await settle();
  expect([...place.querySelectorAll('button, output')].map((one) => one.textContent)).toEqual([
    'pressed 0',
    'pressed 1',
    'b',
  ]);
});
