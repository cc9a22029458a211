// @vitest-environment jsdom
import type { DataExport } from '@dure/contract/platform/privacy/export.endpoints';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { ExportCard } from './ExportCard.tsx';

const NONE: DataExport = { state: 'NONE', requestedAt: null, expiresAt: null, byteSize: null };
const READY: DataExport = {
  state: 'READY',
  requestedAt: '2026-11-20T06:00:00Z',
  expiresAt: '2026-11-27T06:00:00Z',
  byteSize: 2048,
};

async function show(first: DataExport, hasPassword = true) {
  let kept = first;
  const { sent } = fakeServer({
    'GET /api/v1/my/export': () => ({ data: kept }),
    'POST /api/v1/my/export': () => ({ data: (kept = { ...NONE, state: 'WAITING' }) }),
    'POST /api/v1/my/export/ticket': () => ({ data: { ticket: 'once' } }),
  });
  const { user } = await renderAt(() => <ExportCard hasPassword={hasPassword} />, {
    boot: bootOf('member'),
    at: '/account/my/privacy',
  });
  return { user, sent };
}

it('has the file made, and says that it is on its way', async () => {
  const { user } = await show(NONE);
  await user.click(await screen.findByRole('button', { name: '파일 만들기' }));
  expect(await screen.findByText('파일을 만들고 있어요. 다 되면 알림으로 알려 드려요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '파일 만들기' })).toBeNull();
});

it('fetches a file that is ready with the password, by an address that is good for once', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(new URL(this.href).pathname + new URL(this.href).search);
  });
  const { user, sent } = await show(READY);
  await user.type(await screen.findByLabelText(/비밀번호/, { selector: 'input' }), 'the old one 1');
  await user.click(screen.getByRole('button', { name: '내려받기' }));
  await vi.waitFor(() => expect(clicked).toEqual(['/api/v1/my/export/file?ticket=once']));
  expect(sent.find(({ route }) => route.endsWith('/ticket'))?.body).toEqual({ password: 'the old one 1' });
});

it('leads whoever has no password to one, and keeps telling that the file is there', async () => {
  await show(READY, false);
  expect((await screen.findByRole('link', { name: '비밀번호 정하기' })).getAttribute('href')).toBe('/account/password');
  expect(screen.getByText(/2 KB/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '내려받기' })).toBeNull();
});
