// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { Bell } from '../bell/Bell.tsx';
import { Banner } from './Banner.tsx';
import { heardBanner } from './heard-banner.ts';

beforeEach(() => heardBanner.set(null));

const LIST = 'GET /api/v1/activity/alarms';
const DISMISS = 'DELETE /api/v1/my/notices/7/banner';
const banner = { noticeSequence: 7, title: '마감을 늦춥니다' };
const bell = (its: object | null) => ({ data: { totalElements: 0, uncheckedCount: 0, contents: [], banner: its } });
const Head = () => (
  <>
    <Banner />
    <Bell />
    <main id="main" tabIndex={-1} />
  </>
);

test('a banner comes with the page, leads to its notice, and goes at once when it is put away', async () => {
  let its: object | null = banner;
  const { routes } = fakeServer({
    [LIST]: () => bell(its),
    [DISMISS]: () => ((its = null), { data: { banner: null } }),
  });
  const { user } = await renderAt(Head, { boot: bootOf('member', { banner }), at: '/quiz' });
  expect(screen.getByRole('region', { name: '기관 공지' }).textContent).toContain('마감을 늦춥니다');
  expect(screen.getByRole('link', { name: '자세히' }).getAttribute('href')).toBe('/notices/7');
  await user.click(screen.getByRole('button', { name: '배너 닫기' }));
  expect(screen.queryByRole('region', { name: '기관 공지' })).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  await waitFor(() => expect(routes()).toContain(DISMISS));
});

test('what the bell hears later stands instead of what came with the page', async () => {
  fakeServer({ [LIST]: () => bell({ noticeSequence: 8, title: '더 새로운 공지' }) });
  await renderAt(Head, { boot: bootOf('member', { banner }), at: '/quiz' });
  expect(await screen.findByText('더 새로운 공지')).toBeTruthy();
  expect(screen.queryByText('마감을 늦춥니다')).toBeNull();
});

test('guests and members who are still to agree to texts see none', async () => {
  fakeServer({ [LIST]: () => bell(banner) });
  await renderAt(Banner, { boot: bootOf('guest'), at: '/quiz' });
  await renderAt(Banner, { boot: bootOf('member', { banner, dueConsents: ['TERMS'] }), at: '/quiz' });
  expect(screen.queryByRole('region', { name: '기관 공지' })).toBeNull();
});
