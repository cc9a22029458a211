import type { Page, Worker } from '@playwright/test';
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { shownOf } from '../../apps/server/src/features/tenancy/notifications/push/shown.ts';
import { TestBrowser } from '../../apps/server/src/testing/push/receiver.ts';
import { expect, logIn, press, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const SETTINGS = '/account/my/alarms/settings';

interface Asked {
  readonly shown: (NotificationOptions & { readonly title: string })[];
  readonly opened: string[];
}

/** A Chromium of tests has no push service behind it: what its owner allows and what it subscribes to are given here. */
async function giveSubscription(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((made) => {
    const KEPT = 'the test’s subscription';
    const own = () =>
      localStorage.getItem(KEPT) === null
        ? null
        : {
            endpoint: made.endpoint,
            toJSON: () => made,
            unsubscribe: async () => {
              localStorage.removeItem(KEPT);
              return true;
            },
          };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => own(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(KEPT, applicationServerKey);
        return own();
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, new TestBrowser('https://push.example/to/journey').subscription());
}

/** Writes down what the worker asks of the browser: a headless shell shows no notification, and opens no window for one. */
const watchWorker = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as {
      asked: Asked;
      registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
      clients: { openWindow: (url: string) => Promise<null> };
    };
    scope.asked = { shown: [], opened: [] };
    scope.registration.showNotification = async (title, options) => void scope.asked.shown.push({ title, ...options });
    scope.clients.openWindow = async (url) => {
      scope.asked.opened.push(url);
      return null;
    };
  });
const askedOf = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { asked: Asked }).asked);

async function deliver(page: Page, payload: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(payload);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

/** Presses the notification; answers whether it was taken away. */
const pressShown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { shown } = (globalThis as unknown as { asked: Asked }).asked;
    let work: Promise<unknown> | undefined;
    let isClosed = false;
    const notification = { data: shown.at(-1)!.data as unknown, close: () => (isClosed = true) };
    const waitUntil = (given: Promise<unknown>) => (work = given);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await work;
    return isClosed;
  });

test(
  'what happened is shown on a device that was named, and leads to its place',
  { tag: '@once' },
  async ({ enter }) => {
    const page = await enter('member1@dure.test', '/');
    await giveSubscription(page);
    await page.goto(SETTINGS);
    const here = page.getByRole('switch', { name: '이 기기에서 푸시 받기' });

    await test.step('its owner names the device, with the key that the server signs with', async () => {
      await expect(here).not.toBeChecked();
      await press(page.getByText('이 기기에서 푸시 받기'));
      await expect(page.getByRole('list', { name: '푸시를 받는 기기' })).toContainText('이 기기 ·');
      const { subscribed, named } = await page.evaluate(async () => {
        const answer = await fetch('/api/v1/my/notification-settings');
        const { data } = (await answer.json()) as { data: { push: { publicKey: string } } };
        return { subscribed: Object.values(localStorage), named: data.push.publicKey };
      });
      expect(subscribed).toContain(named);
    });

    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
    await watchWorker(worker);
    const told = await page.evaluate(async () => {
      const answer = await fetch('/api/v1/activity/alarms?page=1');
      const { data } = (await answer.json()) as { data: { contents: { activities: NotificationView[] }[] } };
      return data.contents[0]!.activities;
    });
    const { payload } = shownOf({ name: '두레' }, told[0]!);

    await test.step('what the server sends is shown by the worker, a later word about it in its place', async () => {
      await deliver(page, payload);
      await expect.poll(async () => (await askedOf(worker)).shown).toHaveLength(1);
      const { title, body, tag, data } = (await askedOf(worker)).shown[0]!;
      expect({ title, body, tag, url: data as unknown }).toEqual(payload);
      expect(body).toBe(told[0]!.activityMessage);
    });

    await test.step('pressed, it goes, and leads where the bell leads', async () => {
      expect(await pressShown(worker)).toBe(true);
      const [address] = (await askedOf(worker)).opened;
      await page.goto('/account/my/alarms');
      await press(
        page.getByRole('main').getByRole('listitem').filter({ hasText: payload.body }).first().getByRole('link'),
      );
      await expect(page).toHaveURL(address!);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('an address of another site is opened by nobody', async () => {
      await deliver(page, { ...payload, url: 'https://elsewhere.example/' });
      await expect.poll(async () => (await askedOf(worker)).shown).toHaveLength(2);
      await pressShown(worker);
      expect((await askedOf(worker)).opened).toHaveLength(1);
    });

    await test.step('after a log-out it is nobody’s, and who comes next ends the subscription', async () => {
      await page.evaluate(() => fetch('/api/v1/accounts/logout', { method: 'POST' }));
      await page.goto('/account/login');
      await logIn(page, 'member2@dure.test');
      await expect(page).not.toHaveURL(/login/);
      await page.goto(SETTINGS);
      await expect(here).not.toBeChecked();
      await expect(page.getByRole('list', { name: '푸시를 받는 기기' })).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('the test’s subscription');
    });
  },
);
