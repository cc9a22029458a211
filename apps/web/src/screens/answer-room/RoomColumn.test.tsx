// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { lazy, startTransition, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { RoomColumn } from './RoomColumn.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());
// As in a browser: what came rendered is taken over piece by piece.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const Part = () => <p>part</p>;
const column = (Inner: ComponentType) => (
  <RoomColumn isShown>
    <BottomDock>
      <button type="button">submit</button>
    </BottomDock>
    <div>
      <Suspense fallback="waiting">
        <Inner />
      </Suspense>
    </div>
  </RoomColumn>
);

test('the dock gets its place while the code of a part is under way, which stays as it came rendered', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(column(Part))}</div>`;
  const part = screen.getByText('part');
  const code = Promise.withResolvers<{ default: ComponentType }>();
  startTransition(() => {
    root = hydrateRoot(document.getElementById('root')!, column(lazy(() => code.promise)));
  });
  const button = await screen.findByRole('button', { name: 'submit' });
  expect(button.closest('[class*="desktop:mt-auto"]')).not.toBeNull();
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('part')).toBe(part);
  code.resolve({ default: Part });
  await waitFor(() => expect(Object.keys(part).join()).toContain('__react'));
  expect(screen.getByText('part')).toBe(part);
});
