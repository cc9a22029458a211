// @vitest-environment jsdom
import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isHydrated } from '../../../kernel/hydration/event-replay.ts';
import { bootOf } from '../../../testing/boot.ts';
import { fakeStream } from '../../../testing/event-source.ts';
import { answersOf, firstPagesOf } from '../../../testing/first-pages.ts';
import type { cardOf } from '../../../testing/rooms.ts';
import { fakeServer } from '../../../testing/server.ts';

const PEERS = 'GET /api/v1/clubs/12/quizzes/31/answers';
const page = firstPagesOf('anna').filter(({ path }) => path === '/quiz/12/quizzes/31')[1]!;
const boot = { ...bootOf('member'), answers: answersOf(page) };
const sent = Object.entries(boot.answers).find(([call]) => call.startsWith(PEERS.slice(4)))![1] as {
  contents: ReturnType<typeof cardOf>[];
};

let shown: Root | undefined;
let stream: ReturnType<typeof fakeStream>;
let faults: unknown[];
beforeEach(() => {
  faults = [];
  stream = fakeStream();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
});
afterEach(async () => {
  await act(async () => shown?.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const like = () => screen.getAllByRole('button', { name: /^peer-anna 님의 답변 좋아요/ })[0]!;

/** The room after the own pre-answer, as the server sent it: nobody has touched it. */
async function openRoom(routes: Parameters<typeof fakeServer>[0] = {}) {
  fakeServer(routes);
  vi.resetModules();
  const { prerender } = await import('../../../prerender.tsx');
  const renderedAt = Date.now();
  const { markup, sought } = await prerender(page.path, boot, renderedAt);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const place = document.getElementById('root')!;
  Object.assign(place.dataset, { renderedAt, renderedFor: page.path, sought: JSON.stringify(sought) });
  const cards = screen.getAllByRole('article');
  vi.resetModules();
  await import('../../../kernel/calls/initial-data.ts');
  const { startSession } = await import('../../../kernel/session.ts');
  const { mountApp } = await import('../../../mount-app.tsx');
  startSession(boot);
  await act(async () => {
    shown = await mountApp(place, createMemoryHistory({ initialEntries: [page.path] }));
  });
  await settle();
  return () => {
    expect(cards.filter((card) => !card.isConnected)).toEqual([]);
    expect(faults).toEqual([]);
  };
}

test("the code of the others' answers comes with somebody, and what came rendered stays", async () => {
  const expectTheSame = await openRoom();
  expect(isHydrated(like())).toBe(false);
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(isHydrated(like())).toBe(true));
  expectTheSame();
});

test('what is new before anybody is there is shown, in what came rendered', async () => {
  const [card] = sent.contents;
  const now = { ...card, likeCount: 99 };
  const expectTheSame = await openRoom({ [`${PEERS}/peer`]: () => ({ data: now }) });
  await waitFor(() => expect(stream.addresses()).toHaveLength(1));
  const at = { clubSequence: 12, quizSequence: 31, isMine: false } as const;
  stream.send({ kind: 'reaction', clubQuizAnswerSequence: card!.clubQuizAnswerSequence, ...at } as HeardEvent);
  await waitFor(() => expect(like().textContent).toBe('99'), { timeout: 3000 });
  expectTheSame();
});

test('a quotation that is asked for before the code is here is chosen once it is', async () => {
  const expectTheSame = await openRoom();
  screen.getAllByRole('button', { name: 'peer-anna 님의 문장 인용' })[0]!.click();
  expect(await screen.findByRole('dialog', {}, { timeout: 3000 })).toBeTruthy();
  expectTheSame();
});
