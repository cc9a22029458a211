// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { RetentionScreen } from './RetentionScreen.tsx';

const GET = 'GET /api/manager/v1/retention';
const SAVE = 'PUT /api/manager/v1/retention';
const DUE = 'GET /api/manager/v1/retention/due';
const USUAL = { mailDays: 30, invitationDays: 180, noticeDays: 365, conversationDays: null, version: 0 };

async function open() {
  let kept: object = USUAL;
  const { sent, routes } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    [GET]: () => ({ data: kept }),
    [DUE]: ({ url }) => ({
      data: {
        mailDays: url.searchParams.has('mailDays') ? 12 : 0,
        invitationDays: 0,
        noticeDays: 0,
        conversationDays: 0,
      },
    }),
    [SAVE]: ({ body }) => ((kept = { ...(body as object), version: 1 }), { data: kept }),
  });
  const view = await renderAt(RetentionScreen, { boot: bootOf('manager'), at: '/system/admin/retention' });
  return { ...view, routes, saved: () => sent.find(({ route }) => route === SAVE)?.body };
}

test('what a shorter period deletes is said before it is saved, and the dock names what was changed', async () => {
  const { user, saved, routes } = await open();
  const field = await screen.findByRole('textbox', { name: '메일 보관' });
  expect(routes()).not.toContain(DUE);
  await user.clear(field);
  await user.type(field, '7{Tab}');
  expect(await screen.findByText('저장하면 오늘 밤 메일 12통이 지워져요.')).toBeTruthy();
  expect(saved()).toBeUndefined();
  expect(await screen.findByText('바꾼 것 1가지')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved()).toEqual({ ...USUAL, mailDays: 7 }));
});

test('conversations stay with their club until a period is chosen, and what nobody chooses is shown', async () => {
  const { user, saved } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /강의 도우미와 나눈 대화/ }));
  expect(await screen.findByText('이 기간으로 오늘 지워질 것은 없어요.')).toBeTruthy();
  expect(screen.getByText('변경 기록').parentElement!.textContent).toContain('365일');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved()).toEqual({ ...USUAL, conversationDays: 365 }));
});
