// @vitest-environment jsdom
import { STATISTICS_FIGURES } from '@dure/contract/platform/statistics/statistics-figures';
import { STATISTICS_MEANINGS } from '@dure/contract/platform/statistics/statistics-figures.text';
import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { statisticsSearch } from './statistics-search.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';

const nothing = Object.fromEntries(STATISTICS_FIGURES.map((figure) => [figure, 0])) as StatisticsMonth['values'];
const monthOf = (month: string, part: Partial<StatisticsMonth> = {}): StatisticsMonth => ({
  month,
  isOver: true,
  hidden: [],
  ...part,
  values: { ...nothing, onTimeShare: null, averageGrowth: null, aiGradedShare: null, ...part.values },
});
const busy = [
  monthOf('2026-09', { values: { ...nothing, finalCount: 120, onTimeShare: 0.75, averageGrowth: -0.1 } }),
  monthOf('2026-10', { hidden: ['finalCount'], values: { ...nothing, finalCount: null } }),
  monthOf('2026-11', { isOver: false, values: { ...nothing, finalCount: 1200, onTimeShare: 0.806 } }),
];

async function open(months: readonly StatisticsMonth[], search = '') {
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/statistics/export': () => ({ data: null }),
    'GET /api/manager/v1/statistics': () => ({ data: { months } }),
  });
  const view = await renderAt(StatisticsScreen, {
    boot: bootOf('manager'),
    at: `/system/admin/statistics${search}`,
    validateSearch: statisticsSearch,
  });
  const asked = (end = '') =>
    sent
      .filter(({ route }) => route === `GET /api/manager/v1/statistics${end}`)
      .map(({ url }) => Object.fromEntries(url.searchParams));
  return { ...view, asked };
}
const card = (name: string) => screen.findByRole('region', { name });
const cells = (within_: HTMLElement) =>
  within(within(within_).getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('every figure stands with what it means, and with its picture and table', async () => {
  await open(busy);
  for (const { label, meaning } of Object.values(STATISTICS_MEANINGS)) {
    const region = await card(label);
    expect(within(region).getByText(meaning)).toBeTruthy();
    expect(within(region).getByRole('img')).toBeTruthy();
    expect(cells(region)).toHaveLength(4);
  }
});

test('a month that is not over says so; what is hidden says of how few it comes, what is not there that it is not', async () => {
  await open(busy);
  const finals = await card('최종답변');
  expect(within(finals).getByText('1,200개', { selector: 'strong' })).toBeTruthy();
  expect(within(finals).getByText('11월 (오늘까지) · 10월 5명 미만')).toBeTruthy();
  expect(cells(finals)).toEqual([
    ['달', '최종답변'],
    ['9월', '120개'],
    ['10월', '5명 미만'],
    ['11월', '1,200개'],
  ]);
  expect(cells(await card('제때 제출')).at(-1)).toEqual(['11월', '81%']);
  expect(cells(await card('평균 성장률')).slice(1)).toEqual([
    ['9월', '-10%'],
    ['10월', '0%'],
    ['11월', '0%'],
  ]);
});

test('where nothing happened a sentence says so', async () => {
  await open([monthOf('2026-10'), monthOf('2026-11')]);
  expect(await screen.findByText('이 기간에는 아직 아무 일도 없었어요')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the period stands in the address, and the file is of the same months', async () => {
  const { user, asked, address } = await open(busy, '?months=24&last=2026-10');
  await card('최종답변');
  expect(asked()[0]).toEqual({ months: '24', lastMonth: '2026-10' });
  await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '6개월');
  await waitFor(() => expect(asked().at(-1)).toEqual({ months: '6', lastMonth: '2026-10' }));
  expect(address()).toContain('months=6');
  await user.click(screen.getByRole('button', { name: '엑셀로 내려받기' }));
  await waitFor(() => expect(asked('/export')).toEqual([{ months: '6', lastMonth: '2026-10' }]));
});

test('an address with what is no period shows the usual one', async () => {
  const { asked } = await open(busy, '?months=13&last=2026-19');
  await card('최종답변');
  expect(asked()[0]).toEqual({ months: '12' });
});
