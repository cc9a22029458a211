// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

let root: Root | undefined;
afterEach(() => {
  vi.useRealTimers();
  act(() => root?.unmount());
  root = undefined;
});

const part = () => {
  const fetched = vi.fn(async () => ({ word: 'rich' }));
  const useRich = lazyModule(fetched);
  return { fetched, Page: () => <p>{useRich()?.word ?? 'plain'}</p> };
};

test('is fetched at once where the browser draws what needs it', async () => {
  const { fetched, Page } = part();
  const { container } = render(<Page />);
  expect(fetched).toHaveBeenCalledOnce();
  await act(async () => {});
  expect(container.textContent).toBe('rich');
});

test('is fetched in a task of its own where a page is taken over, and not by one that is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { fetched, Page } = part();
  const markup = renderToString(<Page />);
  const takeOver = async () => {
    document.body.innerHTML = `<div>${markup}</div>`;
    const place = document.body.firstElementChild!;
    await act(async () => {
      root = hydrateRoot(place, <Page />);
    });
    return place;
  };
  await takeOver();
  act(() => root?.unmount());
  await act(async () => void vi.runAllTimers());
  expect(fetched).not.toHaveBeenCalled();
  const place = await takeOver();
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['plain', 0]);
  await act(async () => void vi.runAllTimers());
  expect([place.textContent, fetched.mock.calls.length]).toEqual(['rich', 1]);
});
