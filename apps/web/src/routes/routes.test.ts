// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES, screensOf } from '@dure/contract/platform/pages/pages';
import { expect, test } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { startSession } from '../kernel/session.ts';
import { createAppRouter } from '../router.tsx';
import { bootOf } from '../testing/boot.ts';

test('the router and the server know the same pages', () => {
  const paths = Object.keys(createAppRouter({}).routesByPath).map((path) => path.replace(/\/$/, '') || '/');
  const ofServer = Object.keys(PAGES).map((path) => path.replaceAll('{', '$').replaceAll('}', ''));
  expect([...new Set(paths)].toSorted()).toEqual(ofServer.toSorted());
});

test('what a page does not know leaves its address, what it knows stays', () => {
  const at = '/quiz?sort=best&page=zero&weekday=MON&keyword=sql&utm_source=mail';
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [at] }) });
  const canonical = router.buildLocation({ to: '/quiz', search: true, _includeValidateSearch: true });
  expect(canonical.search).toEqual({ weekday: 'MON', keyword: 'sql' });
});

test.each(['/quiz?view=MINE', '/lecture?view=MINE', '/lecture?view=FAVORITE'])(
  "a visitor who asks for a member's own clubs (%s) is led through log-in and back to them",
  async (address) => {
    startSession(bootOf('guest'));
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
    await router.load();
    expect(router.state.location.pathname).toBe('/account/login');
    expect(router.state.location.search).toEqual({ redirect_url: address });
  },
);

test('every screen that the server announces is there', () => {
  for (const screen of Object.values(PAGES).flat())
    expect(existsSync(join(import.meta.dirname, '..', screen)), screen).toBe(true);
});

test('a page with a number or an id in its address takes no other text there', () => {
  expect(screensOf('/quiz/12')).toEqual(['screens/club/ClubScreen.tsx']);
  expect(screensOf('/quiz/create/')).toEqual(['screens/quiz-create/QuizClubCreateScreen.tsx']);
  for (const path of ['/quiz/abc', '/quiz/01', '/quiz/1/2', '/QUIZ', '/quiz//'])
    expect(screensOf(path)).toBeUndefined();
  expect(screensOf('/members/01900000-0000-7000-8000-000000000000')).toEqual(['screens/member/MemberScreen.tsx']);
  for (const path of ['/members/12', '/members/01900000-0000-7000-8000-00000000000g'])
    expect(screensOf(path)).toBeUndefined();
});
