// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gradingText } from '../../../features/grading/grading/grading.text.ts';
import type { Boot } from '../../../kernel/session.ts';
import { bootOf } from '../../../testing/boot.ts';
import { answersOf, firstPagesOf } from '../../../testing/first-pages.ts';
import { fakeServer } from '../../../testing/server.ts';

vi.setConfig({ testTimeout: 60_000 });
const NOW = Date.parse('2026-11-20T03:00:00Z');

/** Takes the page over that the server rendered. */
async function takeOver(isWide: boolean) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.error);
  };
  addEventListener('error', note);
  let root: Root | undefined;
  onTestFinished(async () => {
    await act(async () => root?.unmount());
    localStorage.clear();
    removeEventListener('error', note);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  fakeServer({});
  const page = firstPagesOf('anna').find(({ path }) => path.endsWith('/grading'))!;
  const boot: Boot = { ...bootOf('instructor'), answers: answersOf(page) };
  vi.resetModules();
  const { prerender } = await import('../../../prerender.tsx');
  const { markup } = await prerender(page.path, boot, NOW);
  document.body.innerHTML = `<div id="root" data-rendered-at="${NOW}" data-rendered-for="${page.path}">${markup}</div>`;
  // A program of its own: what the server has already the browser has not.
  vi.resetModules();
  const { startSession } = await import('../../../kernel/session.ts');
  const { mountApp } = await import('../../../mount-app.tsx');
  startSession(boot);
  const history = createMemoryHistory({ initialEntries: [page.path] });
  const before = { line: screen.getByRole('link', { name: /peer-anna/ }), article: screen.getByRole('article') };
  await act(async () => void (root = await mountApp(document.getElementById('root')!, history)));
  const { queryClient } = await import('../../../kernel/query-client.ts');
  return { history, faults, before, queryClient };
}

test('what grades came rendered and waits for somebody; words and a key from before are taken over with it', async () => {
  const { history, faults, before } = await takeOver(true);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: gradingText.grade.feedback });
  const level = () => screen.getAllByRole('radio')[0]!;
  await waitFor(() => expect(document.activeElement).toBe(before.article));
  expect(history.location.search).toBe('');
  // As a browser puts it there while nothing hears.
  field.value = 'typed early';
  await act(async () => void fireEvent.keyDown(document.body, { key: 'q', code: 'KeyQ' }));
  await waitFor(() => expect(level().getAttribute('aria-checked')).toBe('true'));
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('typed early');
  const kept = () => JSON.stringify(Object.entries(localStorage));
  expect(kept()).toContain('typed early');
  await waitFor(() => expect(history.location.search).toContain('answer=31.peer'));
  expect(faults).toEqual([]);
});

test('a phone takes over the list alone; the answer that the server rendered beside it goes', async () => {
  const { faults, before } = await takeOver(false);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: /님의 답변$/ })).toBeNull());
  expect(before.line.isConnected).toBe(true);
  expect(before.line.getAttribute('aria-current')).toBeNull();
  expect(faults).toEqual([]);
});

test('what another grader gives meanwhile is shown to whoever only reads', async () => {
  const { faults, queryClient } = await takeOver(true);
  const { getMemberAnswer } = await import('../../../api/grading/grading/grading.reads.ts');
  const { queryKey } = getMemberAnswer({ params: { club: 12, quiz: 31, memberUUID: 'peer' } });
  const score = () => screen.getByRole<HTMLInputElement>('textbox', { name: gradingText.grade.typed }).value;
  expect(score()).toBe('');
  const gradedBy = { memberUUID: 'other', nickname: 'other', profileImageUrl: '' };
  const grade = { grading: 77, criteria: [], gradedBy, gradedAt: '2026-11-20T03:00:00Z', version: 1 };
  await act(async () => {
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, instructorGrade: grade });
  });
  await waitFor(() => expect(score()).toBe('77'));
  expect(faults).toEqual([]);
});

test('a grade that another tab begins before what grades is there is taken over', async () => {
  const { faults } = await takeOver(true);
  const { draftBookOf } = await import('../../../features/grading/grading/drafts/draft-book.ts');
  const address = { club: 12, quiz: 31, memberUUID: 'peer' };
  const grade = { score: '55', comments: {}, points: { 'criterion-anna': 55 }, levels: {}, version: 0 };
  const book = draftBookOf(bootOf('instructor').session.memberId!);
  await act(async () => book.put('12/31/peer', { address, nickname: 'peer-anna', grade }));
  await act(async () => void fireEvent.pointerMove(document.body));
  await waitFor(() => expect(screen.getByDisplayValue('55')).toBeTruthy());
  expect(faults).toEqual([]);
});
