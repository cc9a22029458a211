// @vitest-environment jsdom
import { NOTIFICATION_KINDS, type NotificationKind } from '@dure/contract/notifications/notification-kinds';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOTIFICATION_GROUPS } from '../../features/notifications/notification-settings.text.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

const SETTINGS = 'GET /api/v1/my/notification-settings';
const LIKE = 'PUT /api/v1/my/notification-settings/like';
const show = () => renderAt(NotificationSettingsScreen, { boot: bootOf('member'), at: '/account/my/alarms/settings' });
const kindsOf = (off: readonly NotificationKind[], all: readonly NotificationKind[] = ['like', 'reply']) => ({
  data: { kinds: all.map((kind) => ({ kind, isOn: !off.includes(kind) })) },
});
const switchOf = async (name: string) => (await screen.findByRole('switch', { name })) as HTMLInputElement;

test('every kind has one place', () => {
  expect(NOTIFICATION_GROUPS.flatMap(([, kinds]) => kinds).toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted());
});

test('shows what is told to the member, and no group without kinds', async () => {
  fakeServer({ [SETTINGS]: () => kindsOf(['reply']) });
  await show();
  expect((await switchOf('좋아요')).checked).toBe(true);
  expect((await switchOf('내 답변에 달린 댓글')).checked).toBe(false);
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

test('a switch moves at once and is kept', async () => {
  const off: NotificationKind[] = [];
  const { sent } = fakeServer({
    [SETTINGS]: () => kindsOf(off),
    [LIKE]: () => {
      off.push('like');
      return kindsOf(off);
    },
  });
  const { user } = await show();
  await user.click(await switchOf('좋아요'));
  expect((await switchOf('좋아요')).checked).toBe(false);
  await waitFor(() => expect(sent.find(({ route }) => route === LIKE)?.body).toEqual({ isOn: false }));
  await waitFor(() => expect(sent.filter(({ route }) => route === SETTINGS)).toHaveLength(2));
  expect((await switchOf('좋아요')).checked).toBe(false);
});

test('a refusal puts it back and says so', async () => {
  fakeServer({ [SETTINGS]: () => kindsOf([]), [LIKE]: () => ({ status: 503, code: '0503', message: '잠시 뒤' }) });
  const { user } = await show();
  await user.click(await switchOf('좋아요'));
  await waitFor(async () => expect((await switchOf('좋아요')).checked).toBe(true));
  expect(await screen.findByText('바꾸지 못했어요. 다시 시도해 주세요.')).toBeTruthy();
});
