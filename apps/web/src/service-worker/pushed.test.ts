import { expect, test, vi } from 'vitest';
import { openPushed, showPushed } from './pushed.ts';

const SITE = 'https://dure.test';
const shown = { title: '두레', body: '댓글이 달렸어요', url: '/quiz/1/quizzes/2?reply=3', tag: 'abc' };

function windowsAt(...urls: string[]) {
  const [focus, openWindow] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  return { focus, openWindow, matchAll: async () => urls.map((url) => ({ url, focus })) };
}

test('what came is shown as its sentence, in the place of an earlier one of its tag', async () => {
  const showNotification = vi.fn(async () => undefined);
  await showPushed({ showNotification }, { json: () => shown });
  expect(showNotification).toHaveBeenCalledWith(
    '두레',
    expect.objectContaining({ body: '댓글이 달렸어요', tag: 'abc', data: shown.url }),
  );
});

test('pressed, it leads to the very place: where it is open already, or in a window of its own', async () => {
  const elsewhere = windowsAt(`${SITE}/quiz`);
  await openPushed(elsewhere, SITE, shown.url);
  expect(elsewhere.openWindow).toHaveBeenCalledWith(SITE + shown.url);
  expect(elsewhere.focus).not.toHaveBeenCalled();
  const there = windowsAt(SITE + shown.url);
  await openPushed(there, SITE, shown.url);
  expect([there.focus.mock.calls.length, there.openWindow.mock.calls.length]).toEqual([1, 0]);
});

test('it leads to no other site', async () => {
  for (const url of ['https://evil.example/', '//evil.example/quiz', 'javascript:alert(1)']) {
    const windows = windowsAt();
    await openPushed(windows, SITE, url);
    expect(windows.openWindow).not.toHaveBeenCalled();
  }
});
