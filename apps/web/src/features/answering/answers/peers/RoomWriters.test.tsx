// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { lazy, startTransition, Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../../kernel/session.ts';
import { bootOf } from '../../../../testing/boot.ts';
import { fakeStream } from '../../../../testing/event-source.ts';
import { fakeServer } from '../../../../testing/server.ts';
import { RoomWriters } from './RoomWriters.tsx';
import { WritersNow } from './WritersNow.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());
// As in a browser: what came rendered is taken over piece by piece.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

const Part = () => <p>part</p>;
const room = (Inner: ComponentType, client = new QueryClient()) => (
  <QueryClientProvider client={client}>
    <RoomWriters address={{ club: 12, quiz: 31 }}>
      <WritersNow />
      <div>
        <Suspense fallback="waiting">
          <Inner />
        </Suspense>
      </div>
    </RoomWriters>
  </QueryClientProvider>
);

test('a part of the room that came rendered stays while its code is under way, whoever is heard to write', async () => {
  startSession(bootOf('member'));
  fakeStream();
  fakeServer({
    'GET /api/v1/clubs/12/quizzes/31/writers': () => ({
      data: { count: 1, nicknames: ['서예린'], holdsSeconds: null },
    }),
  });
  document.body.innerHTML = `<div id="root">${renderToString(room(Part))}</div>`;
  const part = screen.getByText('part');
  const client = new QueryClient();
  const code = Promise.withResolvers<{ default: ComponentType }>();
  startTransition(() => {
    root = hydrateRoot(
      document.getElementById('root')!,
      room(
        lazy(() => code.promise),
        client,
      ),
    );
  });
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.data).toBeDefined());
  // What follows from an answer at once is drawn in the tasks after it.
  for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('part')).toBe(part);
  code.resolve({ default: Part });
  await waitFor(() => expect(screen.getByText('· 서예린 님')).toBeTruthy());
  expect(screen.getByText('part')).toBe(part);
});
