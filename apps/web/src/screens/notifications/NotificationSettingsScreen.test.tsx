// @vitest-environment jsdom
import { NOTIFICATION_KINDS, type NotificationKind } from '@dure/contract/notification-kinds';
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOTIFICATION_GROUPS } from '../../features/tenancy/notifications/notification-settings.text.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

const SETTINGS = 'GET /api/v1/my/notification-settings';
const LIKE = 'PUT /api/v1/my/notification-settings/like';
const TIMES = 'PUT /api/v1/my/notification-settings';
const FEED = 'GET /api/v1/my/calendar-feed';
const feed = () => ({ data: { startedAt: null } });
const show = () => renderAt(NotificationSettingsScreen, { boot: bootOf('member'), at: '/account/my/alarms/settings' });
const kindsOf = (
  off: readonly NotificationKind[],
  part: Partial<NotificationSettings> = {},
  all: readonly NotificationKind[] = ['like', 'reply', 'quizDeadline'],
) => ({
  data: {
    kinds: all.map((kind) => ({ kind, isOn: !off.includes(kind), isMailed: true, isPushed: true })),
    digest: 'WEEKLY',
    quietHours: { from: '21:00', until: '08:00' },
    email: { address: 'member1@dure.test', state: 'READY' },
    push: { publicKey: 'BKey', devices: [] },
    ...part,
  } satisfies NotificationSettings,
});
const switchOf = async (name: string) => (await screen.findByRole('switch', { name })) as HTMLInputElement;

test('every kind has one place', () => {
  expect(NOTIFICATION_GROUPS.flatMap(([, kinds]) => kinds).toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted());
});

test('shows what is told to the member, and no group without kinds', async () => {
  fakeServer({ [FEED]: feed, [SETTINGS]: () => kindsOf(['reply']) });
  await show();
  expect((await switchOf('좋아요')).checked).toBe(true);
  expect((await switchOf('내 답변에 달린 댓글')).checked).toBe(false);
  expect(screen.getAllByRole('group')).toHaveLength(3);
});

test('a switch moves at once and is kept', async () => {
  const off: NotificationKind[] = [];
  const { sent } = fakeServer({
    [FEED]: feed,
    [SETTINGS]: () => kindsOf(off),
    [LIKE]: () => {
      off.push('like');
      return kindsOf(off);
    },
  });
  const { user } = await show();
  await user.click(await switchOf('좋아요'));
  expect((await switchOf('좋아요')).checked).toBe(false);
  await waitFor(() => expect(sent.find(({ route }) => route === LIKE)?.body).toEqual({ way: 'PRODUCT', isOn: false }));
  await waitFor(() => expect(sent.filter(({ route }) => route === SETTINGS)).toHaveLength(2));
  expect((await switchOf('좋아요')).checked).toBe(false);
});

test('a refusal puts it back and says so', async () => {
  fakeServer({
    [FEED]: feed,
    [SETTINGS]: () => kindsOf([]),
    [LIKE]: () => ({ status: 503, code: '0503', message: '잠시 뒤' }),
  });
  const { user } = await show();
  await user.click(await switchOf('좋아요'));
  await waitFor(async () => expect((await switchOf('좋아요')).checked).toBe(true));
  expect(await screen.findByText('바꾸지 못했어요. 다시 시도해 주세요.')).toBeTruthy();
});

test('what is off in the product is not mailed; without digests only what is told at once is', async () => {
  fakeServer({ [FEED]: feed, [SETTINGS]: () => kindsOf(['reply'], { digest: 'OFF' }) });
  await show();
  expect((await switchOf('내 답변에 달린 댓글 메일')).disabled).toBe(true);
  expect((await switchOf('좋아요 메일')).disabled).toBe(true);
  expect((await switchOf('마감 임박 메일')).checked).toBe(true);
});

test('digests and quiet hours are chosen, and counted at once', async () => {
  let part: Partial<NotificationSettings> = {};
  const { sent } = fakeServer({
    [FEED]: feed,
    [SETTINGS]: () => kindsOf([], part),
    [TIMES]: ({ body }) => {
      part = body as Partial<NotificationSettings>;
      return kindsOf([], part);
    },
  });
  const { user } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: '읽지 않은 알림 모아 받기' }), '매일 아침 8시');
  await waitFor(() => expect(part.digest).toBe('DAILY'));
  await user.click(await switchOf('조용한 시간'));
  await waitFor(() => expect(part).toEqual({ digest: 'DAILY', quietHours: null }));
  expect(screen.queryByRole('combobox', { name: '시작' })).toBeNull();
  expect(sent.filter(({ route }) => route === TIMES)).toHaveLength(2);
});

test('an address that nobody has proven is said to get no mail, with the way to prove it', async () => {
  fakeServer({
    [FEED]: feed,
    [SETTINGS]: () => kindsOf([], { email: { address: 'a@dure.test', state: 'UNVERIFIED' } }),
  });
  await show();
  expect(await screen.findByText(/아직 a@dure.test가 내 주소인지 확인되지 않아/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '비밀번호 재설정 메일 받기' })).toBeTruthy();
});

test('the address of the calendar is shown once, renewed and ended', async () => {
  let startedAt: string | null = null;
  let made = 0;
  fakeServer({
    [SETTINGS]: () => kindsOf([]),
    [FEED]: () => ({ data: { startedAt } }),
    'POST /api/v1/my/calendar-feed': () => {
      startedAt = '2026-11-20T06:00:00.000Z';
      return { data: { startedAt, address: `https://dure.test/calendars/${++made}.ics` } };
    },
    'DELETE /api/v1/my/calendar-feed': () => {
      startedAt = null;
      return { data: { startedAt } };
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '캘린더 주소 만들기' }));
  expect(await screen.findByDisplayValue('https://dure.test/calendars/1.ics')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '주소 다시 만들기' }));
  expect(await screen.findByDisplayValue('https://dure.test/calendars/2.ics')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '주소 없애기' }));
  expect(await screen.findByRole('button', { name: '캘린더 주소 만들기' })).toBeTruthy();
  expect(screen.queryByDisplayValue(/calendars/)).toBeNull();
});

test('a kind is turned off for pushes alone, once there is a device to push to', async () => {
  let devices: NotificationSettings['push']['devices'] = [];
  const { sent } = fakeServer({
    [FEED]: feed,
    [SETTINGS]: () => kindsOf(['reply'], { push: { publicKey: 'BKey', devices } }),
    [LIKE]: () => kindsOf(['reply'], { push: { publicKey: 'BKey', devices } }),
  });
  await show();
  await switchOf('좋아요');
  expect(screen.queryByRole('switch', { name: '좋아요 푸시' })).toBeNull();
  cleanup();
  devices = [{ pushDeviceSequence: 1, device: 'Chrome · Windows', startedAt: '2026-11-20T06:00:00.000Z' }];
  const { user } = await show();
  expect((await switchOf('내 답변에 달린 댓글 푸시')).disabled).toBe(true);
  await user.click(await switchOf('좋아요 푸시'));
  await waitFor(() => expect(sent.find(({ route }) => route === LIKE)?.body).toEqual({ way: 'PUSH', isOn: false }));
});
