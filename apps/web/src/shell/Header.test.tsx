// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bootOf, type Who } from '../testing/boot.ts';
import { renderAt } from '../testing/render.tsx';
import { fakeServer } from '../testing/server.ts';
import { Header } from './Header.tsx';

const show = (who: Who, at = '/quiz') => renderAt(Header, { boot: bootOf(who), at });
const menu = () => within(screen.getByRole('navigation', { name: '주 메뉴' }));

beforeEach(() => {
  fakeServer({});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test('a visitor sees the log-in, which leads back here, and neither bell nor account', async () => {
  await show('guest', '/quiz?keyword=sql');
  expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
    '/account/login?redirect_url=%2Fquiz%3Fkeyword%3Dsql',
  );
  expect(screen.queryByRole('button', { name: '알림' })).toBeNull();
});

test('whoever is still to agree to a text has no bell yet, and finds the way out', async () => {
  await renderAt(Header, { boot: bootOf('member', { dueConsents: ['PRIVACY'] }), at: '/account/consents' });
  expect(screen.queryByRole('button', { name: '알림' })).toBeNull();
  expect(screen.getByRole('button', { name: '서지안 님 메뉴' })).toBeTruthy();
});

test('a member sees the bell with its notice and the account menu with my page and log-out', async () => {
  const { user } = await show('member');
  await user.click(screen.getByRole('button', { name: '알림' }));
  const bell = await screen.findByRole('dialog', { name: '알림' });
  expect(within(bell).getByText(/최근 30일 동안의 알림만 보관/)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '서지안 님 메뉴' }));
  const account = await screen.findByRole('dialog');
  expect(within(account).getByRole('link', { name: '마이페이지' }).getAttribute('href')).toBe('/account/my/activity');
  expect(within(account).getByRole('button', { name: '로그아웃' })).toBeTruthy();
});

test('the chatbot is a place of the header, and floats over no page', async () => {
  await show('member');
  const button = within(screen.getByRole('banner')).getByRole('button', { name: '두레 도우미 열기' });
  expect(button.className).not.toMatch(/\b(?:fixed|absolute|sticky)\b/);
});

test('the current item is marked and remembered under activeIndex', async () => {
  await show('member');
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('퀴즈클럽');
  expect(localStorage.getItem('activeIndex')).toBe('1');
});

test('one item is marked alone, though the address begins like that of another', async () => {
  await show('instructor', '/quiz/create');
  expect(
    menu()
      .getAllByRole('link', { current: 'page' })
      .map(({ textContent }) => textContent),
  ).toEqual(['My 퀴즈클럽']);
});

test('the drawer holds home, the items, and log-out', async () => {
  const { user } = await show('instructor');
  await user.click(screen.getByRole('button', { name: '메뉴 열기' }));
  const drawer = within(await screen.findByRole('dialog', { name: '메뉴' }));
  for (const name of ['홈', '퀴즈클럽', 'My 퀴즈클럽']) expect(drawer.getByRole('link', { name })).toBeTruthy();
  expect(drawer.getByRole('button', { name: '로그아웃' })).toBeTruthy();
});

test('the theme switch turns over the dark mode that the browser keeps', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { user } = await show('member');
  const kept = () => (JSON.parse(localStorage.getItem('app-storage') ?? '{}') as { darkMode?: boolean }).darkMode;
  await user.click(screen.getByRole('button', { name: '밝은 화면으로 바꾸기' }));
  expect(kept()).toBe(false);
  await user.click(screen.getByRole('button', { name: '어두운 화면으로 바꾸기' }));
  expect(kept()).toBe(true);
});
