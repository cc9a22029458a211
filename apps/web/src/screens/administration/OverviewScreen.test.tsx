// @vitest-environment jsdom
import type { ManagerTaskView, OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

const clubs: ManagerTaskView = {
  task: 'CLUB_APPROVALS',
  count: 3,
  since: '2026-11-15T00:00:00Z',
  detail: '운영체제 클럽',
};
const mails: ManagerTaskView = {
  task: 'FAILED_MAILS',
  count: 1,
  since: '2026-11-19T00:00:00Z',
  detail: '받는 쪽 메일 서버가 이 메일을 거절했어요.',
};
const usage = { month: '2026-11', cost: 54_200, monthlyCap: 60_000, projected: 70_000 };

const figures: OverviewFigures = {
  weeks: ['2026-11-09', '2026-11-16'].map((from, week) => ({
    from,
    values: { answeringPeople: [374, 412][week]!, onTimeShare: [0.79, null][week]!, averageGrowth: 0.3 },
    hidden: week === 1 ? ['onTimeShare' as const] : [],
  })),
  storageLimit: null,
  files: [
    { kind: 'MATERIALS', bytes: 3 * 1024 ** 3 },
    { kind: 'OTHERS', bytes: 1024 ** 3 },
  ],
};

async function open(tasks: readonly ManagerTaskView[], spent: object = {}) {
  fakeServer({
    'GET /api/manager/v1/overview/figures': () => ({ data: figures }),
    'GET /api/manager/v1/overview': () => ({ data: { tasks } }),
    'GET /api/manager/v1/ai/usage': () => ({ data: { ...usage, ...spent } }),
    'GET /api/manager/v1/audit': () => ({ data: { contents: [], totalElements: 0, isCut: false } }),
  });
  const view = await renderAt(OverviewScreen, { boot: bootOf('manager'), at: '/system/admin' });
  await screen.findByRole('heading', { name: '오늘 살펴볼 일', level: 1 });
  return view;
}

test('what waits stands with its number, what it is and one way; the first way is the primary one', async () => {
  await open([clubs, mails]);
  const [first, second] = within(screen.getByRole('region', { name: '기다리는 일' })).getAllByRole('listitem');
  expect(first!.textContent).toMatch(/3클럽 개설 요청운영체제 클럽 외 2개/);
  expect(within(first!).getByRole('link', { name: '살펴보기' }).getAttribute('href')).toBe(
    '/system/admin/club-approval',
  );
  expect(second!.textContent).toMatch(/1나가지 못한 메일받는 쪽 메일 서버가 이 메일을 거절했어요/);
  const looks = [first!, second!].map((row) => within(row).getByRole('link').className.includes('bg-brand '));
  expect(looks).toEqual([true, false]);
});

test('the places say what waits at each', async () => {
  await open([clubs, mails]);
  const places = screen.getByRole('navigation', { name: '관리 메뉴', hidden: true });
  const said = (name: string) => within(places).getByText(name).closest('a')!.textContent;
  expect(said('오늘 살펴볼 일')).toContain('기다리는 일 2');
  expect(said('개설 승인')).toContain('기다리는 일 3');
  expect(said('메일')).toContain('기다리는 일 1');
  expect(said('회원')).toBe('회원');
});

test('where nothing waits the page says so', async () => {
  await open([]);
  expect(screen.getByText('기다리는 일이 없어요')).toBeTruthy();
});

test.each([
  ['on its way beyond the cap', {}, /이 속도면 이달 말 70,000원/],
  ['at the cap', { cost: 60_000 }, /한도에 닿았어요/],
  ['without a cap', { monthlyCap: null }, /한도 없음/],
])('what AI costs is said: %s', async (_, spent, words) => {
  await open([], spent);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('on a phone the places open as a sheet', async () => {
  const { user } = await open([clubs]);
  await user.click(screen.getByRole('button', { name: '관리 메뉴' }));
  const sheet = await screen.findByRole('dialog', { name: '관리 메뉴' });
  expect(within(sheet).getByRole('link', { name: /변경과 열람 기록/ })).toBeTruthy();
});

test('learning stands as it is this week and was before, and leads to the statistics', async () => {
  await open([]);
  const people = await screen.findByRole('region', { name: '답을 낸 사람' });
  expect(people.textContent).toMatch(/412명이번 주 · 지난주 374명/);
  expect(screen.getByRole('region', { name: '제때 제출' }).textContent).toMatch(/5명 미만이번 주 · 지난주 79%/);
  expect(screen.getByRole('link', { name: '통계 모두 보기' }).getAttribute('href')).toBe('/system/admin/statistics');
});

test('what files take is told by kind', async () => {
  await open([]);
  const storage = await screen.findByRole('region', { name: '저장 공간' });
  expect(storage.textContent).toMatch(/4 GB.*자료 3 GB.*그 밖 1 GB/);
});
