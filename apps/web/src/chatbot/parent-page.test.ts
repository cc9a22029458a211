// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const around = { postMessage: vi.fn() };
let page: typeof import('./parent-page.ts');

/** The page as it stands in its frame, with the token of its address. */
beforeEach(async () => {
  around.postMessage.mockClear();
  history.replaceState(null, '', '/chatbot?role=student&accessToken=first');
  vi.stubGlobal('parent', around);
  vi.resetModules();
  page = await import('./parent-page.ts');
});
const hear = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
  const event = new MessageEvent('message', { data, origin: from.origin ?? location.origin });
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : around });
  window.dispatchEvent(event);
};
const token = (accessToken: string) => ({ type: 'chatbotAccessToken', accessToken });

test('it begins with the token of its address and takes another one of the page around', () => {
  expect([page.isReady(), page.currentToken()]).toEqual([true, 'first']);
  hear(token('second'));
  expect(page.currentToken()).toBe('second');
});

test('of another window, or another site, it takes none and keeps nothing', () => {
  const kept = vi.fn();
  page.hearKept(kept);
  for (const from of [{ source: window }, { source: null }, { origin: 'https://evil.example' }, { origin: 'null' }])
    hear({ ...token('stolen'), kept: ['a talk'] }, from);
  hear(null);
  hear({ type: 'something else', accessToken: 'stolen' });
  expect(page.currentToken()).toBe('first');
  expect(kept).not.toHaveBeenCalled();
  hear({ ...token('second'), kept: ['a talk'] });
  expect(kept).toHaveBeenCalledWith(['a talk']);
});

test('what it says is for its own site alone', () => {
  page.close();
  page.openInParent('/quiz');
  page.keepInParent([]);
  void page.renewedToken();
  expect(around.postMessage).toHaveBeenCalledTimes(4);
  for (const [, target] of around.postMessage.mock.calls) expect(target).toBe(location.origin);
});
