// @vitest-environment jsdom
import type { AuditEntry } from '@dure/contract/platform/audit/audit.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { auditSearch } from './audit-search.ts';
import { AuditScreen } from './AuditScreen.tsx';

const WHO = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01';
const change: AuditEntry = {
  entryId: 'C418',
  kind: 'CHANGE',
  happenedAt: '2026-11-27T01:16:04Z',
  by: { memberUUID: WHO, nickname: '오세진', profileImageUrl: '' },
  action: 'aiSettings',
  look: null,
  memberNickname: null,
  clubName: null,
  changes: [
    { field: 'monthlyCap', before: 50_000, after: 60_000 },
    { field: 'stopsAtCap', before: false, after: true },
    { field: 'apiKey', before: null, after: null },
  ],
  downloadReason: null,
  reason: '',
  address: '203.0.113.24',
  device: 'Chrome · Windows',
};
const download: AuditEntry = {
  ...change,
  entryId: 'L7',
  kind: 'DOWNLOAD',
  action: null,
  look: 'memberExport',
  changes: [],
  downloadReason: 'PERSON_ASKED',
  reason: '교무처',
};

async function open(contents: readonly AuditEntry[], search = '', isCut = false) {
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/audit/export': () => ({ data: null }),
    'GET /api/manager/v1/audit': () => ({ data: { contents, totalElements: contents.length, isCut } }),
  });
  const view = await renderAt(AuditScreen, {
    boot: bootOf('manager'),
    at: `/system/admin/audit${search}`,
    validateSearch: auditSearch,
  });
  const asked = () =>
    sent.filter(({ route }) => route === 'GET /api/manager/v1/audit').map(({ url }) => url.searchParams);
  return { ...view, sent, asked };
}

test('a row says who did what, from what to what, and why', async () => {
  await open([change, download]);
  const row = (await screen.findByRole('button', { name: 'AI 설정' })).closest('tr')!;
  expect(row.textContent).toContain('오세진');
  expect(row.textContent).toMatch(/50,000원.*60,000원.*외 2개/);
  const taken = screen.getByRole('button', { name: '회원 목록' }).closest('tr')!;
  expect(within(taken).getByText('내려받기')).toBeTruthy();
  expect(within(taken).getByText('본인 요청 · 교무처')).toBeTruthy();
});

test('a row opens every field, and nothing of a secret; the address holds which', async () => {
  const { user, address } = await open([change]);
  const button = await screen.findByRole('button', { name: 'AI 설정' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(address()).toContain('entry=C418');
  for (const said of [
    '한도에 닿으면 멈춤',
    'API 키',
    '바뀜 (값은 남기지 않아요)',
    'Chrome · Windows · 203.0.113.24',
    'C418',
  ])
    expect(screen.getByText(said)).toBeTruthy();
  await user.click(button);
  expect(screen.queryByText('API 키')).toBeNull();
});

test('the arrows to the sides open and close what stands under a row, and the others pass it by', async () => {
  const { user } = await open([change, download]);
  const first = (await screen.findByRole('button', { name: 'AI 설정' })).closest('tr')!;
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('API 키')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('회원 목록');
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.queryByText('API 키')).toBeNull();
});

test('what is narrowed by stands in the address and is asked for in the days of the organisation', async () => {
  const { asked } = await open(
    [change],
    '?kind=CHANGE&dayFrom=2026-11-26&dayTo=2026-11-27&hasReason=true&size=25&page=2',
  );
  await screen.findByRole('button', { name: 'AI 설정' });
  expect(Object.fromEntries(asked()[0]!)).toEqual({
    page: '2',
    size: '25',
    kind: 'CHANGE',
    from: '2026-11-25T15:00:00.000Z',
    to: '2026-11-27T14:59:00.000Z',
    hasReason: 'true',
  });
});

test('what no condition takes is not asked for', async () => {
  const { asked } = await open([change], '?kind=NONE&dayFrom=2026-02-31&dayTo=2026-11-27&size=17&page=-3');
  await screen.findByRole('button', { name: 'AI 설정' });
  expect(Object.fromEntries(asked()[0]!)).toEqual({ page: '1', size: '15' });
});

test('it is narrowed to one person from what stands open, and back', async () => {
  const { user, asked } = await open([change], '?entry=C418');
  await user.click(await screen.findByRole('button', { name: '오세진님의 기록만 보기' }));
  await waitFor(() => expect(asked().at(-1)!.get('by')).toBe(WHO));
  await user.click(await screen.findByRole('button', { name: '오세진님만 보는 중' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '오세진님만 보는 중' })).toBeNull());
});

test('a download asks why, in words where it is another reason', async () => {
  const { user, sent } = await open([change], '?kind=CHANGE');
  await user.click(await screen.findByRole('button', { name: '엑셀로 내려받기' }));
  const dialog = await screen.findByRole('dialog', { name: '왜 내려받나요' });
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: '1개 내려받기' });
  expect(button.disabled).toBe(true);
  await user.click(within(dialog).getByRole('radio', { name: '다른 이유' }));
  expect(button.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: '덧붙이기' }), '감사 자료');
  expect(button.disabled).toBe(false);
  await user.click(button);
  await waitFor(() => expect(sent.some(({ route }) => route.endsWith('/export'))).toBe(true));
  const { searchParams } = sent.find(({ route }) => route.endsWith('/export'))!.url;
  expect(Object.fromEntries(searchParams)).toEqual({ kind: 'CHANGE', reason: 'OTHER', note: '감사 자료' });
});

test('an empty list says so, and a list that goes on says how to look further back', async () => {
  const { unmount } = await open([]);
  expect(await screen.findByText('조회된 데이터가 없습니다.')).toBeTruthy();
  unmount();
  await open([change], '', true);
  expect(await screen.findByText(/더 오래된 기록은/)).toBeTruthy();
});
