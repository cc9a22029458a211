// @vitest-environment jsdom
import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getNotificationSettings } from '../../../../api/tenancy/notifications/notifications.reads.ts';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { PushCard } from './PushCard.tsx';

type Devices = NotificationSettings['push']['devices'];
const ENDPOINT = 'https://push.example/to/1';
const device = (pushDeviceSequence: number, name = 'Chrome · Windows') => ({
  pushDeviceSequence,
  device: name,
  startedAt: '2026-11-20T06:00:00.000Z',
});
const keys = { p256dh: 'BPoint', auth: 'secret' };
let devices: Devices;
/** The browser's own subscription, as far as it is used. */
let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
let permission: NotificationPermission;

const subscribed = () => ({
  endpoint: ENDPOINT,
  toJSON: () => ({ endpoint: ENDPOINT, keys }),
  unsubscribe: async () => {
    subscription = null;
    return true;
  },
});
const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { configurable: true, value });
const installed = (is: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: is }));
const agent = (name: string) => define(navigator, 'userAgent', name);

beforeEach(() => {
  [devices, subscription, permission] = [[], null, 'granted'];
  installed(false);
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = subscribed()),
  };
  define(navigator, 'serviceWorker', { getRegistration: async () => ({ pushManager }) });
  define(window, 'PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
});
afterEach(() => {
  for (const name of ['userAgent', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'PushManager');
});

const settings = () => ({ data: { push: { publicKey: 'BKey', devices } } });
function Shown() {
  const { data } = useQuery(getNotificationSettings({}));
  return data ? <PushCard push={data.push} /> : null;
}
function show() {
  const { sent } = fakeServer({
    'GET /api/v1/my/notification-settings': settings,
    'PUT /api/v1/my/push-devices': () => {
      devices = [device(7)];
      return settings();
    },
    'POST /api/v1/my/push-devices/current': () => ({
      data: { pushDeviceSequence: devices[0]?.pushDeviceSequence ?? null },
    }),
    'DELETE /api/v1/my/push-devices/7': () => {
      devices = [];
      return settings();
    },
  });
  return renderAt(Shown, { boot: bootOf('member'), at: '/account/my/alarms/settings' }).then(({ user }) => ({
    user,
    sent,
  }));
}
const here = async () => (await screen.findByRole('switch', { name: '이 기기에서 푸시 받기' })) as HTMLInputElement;

test('this browser is named, and ended here: nothing is subscribed any more', async () => {
  const { user, sent } = await show();
  await user.click(await here());
  expect(await screen.findByText(/^이 기기 ·/)).toBeTruthy();
  expect((await here()).checked).toBe(true);
  expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ endpoint: ENDPOINT, keys });
  await user.click(await here());
  await waitFor(() => expect(subscription).toBeNull());
  expect(screen.queryByText('Chrome · Windows')).toBeNull();
});

test('what another person left in the browser ends as soon as it is looked at', async () => {
  subscription = subscribed();
  await show();
  await waitFor(() => expect(subscription).toBeNull());
  expect((await here()).checked).toBe(false);
});

test('another device is ended from here, and this browser stays as it is', async () => {
  devices = [device(7, 'Safari · iPhone')];
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Safari · iPhone 그만 받기' }));
  await waitFor(() => expect(screen.queryByText('Safari · iPhone')).toBeNull());
});

test('where leave is refused nothing is sent, and the page says so', async () => {
  permission = 'default';
  const { user, sent } = await show();
  await user.click(await here());
  expect(await screen.findByText('알림을 허용하지 않아 켜지 않았어요.')).toBeTruthy();
  expect(sent.some(({ route }) => route.startsWith('PUT'))).toBe(false);
});

test('a browser that blocks says where to allow it', async () => {
  permission = 'denied';
  await show();
  expect(await screen.findByText(/알림을 막고 있어요/)).toBeTruthy();
});

test('an iPhone says that the app is installed first, and offers the switch in the app', async () => {
  agent('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15');
  await show();
  expect(await screen.findByText(/먼저 앱으로 설치해야 해요/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('installed, the iPhone offers it', async () => {
  agent('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15');
  installed(true);
  await show();
  expect((await here()).checked).toBe(false);
});

test('a browser without push says so', async () => {
  Reflect.deleteProperty(window, 'PushManager');
  await show();
  expect(await screen.findByText('이 브라우저는 푸시를 받을 수 없어요.')).toBeTruthy();
});
