import type { Page } from '@playwright/test';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const isWorking = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /오프라인|인터넷에 연결되어 있지 않아요/ });
const list = (page: Page) => page.getByRole('main').getByRole('listitem');

const hasShell = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('kept-'));
    return name !== undefined && (await (await caches.open(name)).match('/offline')) !== undefined;
  });

/** All that lies in the caches of the browser, but for the program's own files: whose it is, and its words. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'));
    const words = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return Promise.all(answers.map((answer) => answer!.text()));
      }),
    );
    return { readers: names.map((name) => name.replace(/^kept-\w+-/, '')), words: words.flat().join('\n') };
  });

test('a member reads on without a network, and the next person on that browser finds nothing of it @one-course', async ({
  enter,
}) => {
  const page = await enter('member1@dure.test', '/account/my/alarms');
  await expect.poll(() => isWorking(page)).toBe(true);
  await page.reload();
  await expect(list(page).first()).toBeVisible();
  const told = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/activity/alarms?page=1');
    const { data } = (await answer.json()) as { data: { contents: { activities: { activityMessage: string }[] }[] } };
    return data.contents[0]!.activities[0]!.activityMessage;
  });

  await test.step('the site can be put among the programs of the device', async () => {
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/' });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A browser of a test keeps nothing, as a private window does.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  await test.step('what was read is there, and the page says of itself that it is old', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(list(page).first()).toContainText(told);
    await expect(notice(page)).toContainText('오프라인이에요');
    await expectSound(page);
  });

  await test.step('what was never opened says so', async () => {
    await page.goto('/offline');
    await expect(page.getByText('앞서 본 화면은 지금도 열려요')).toBeVisible();
    await expectSound(page);
    await page.goto('/account/my/profile');
    await expect(page.getByRole('alert')).toContainText('인터넷에 연결되면 다시 시도해 주세요');
  });

  await test.step('a log-out that the network does not carry leaves nothing of the member, but the shell', async () => {
    await page.goto('/account/my/alarms');
    await page.evaluate(() => fetch('/api/v1/accounts/logout', { method: 'POST' }).catch(() => undefined));
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(0);
  });

  await test.step('with the network it goes on, and says nothing of being old', async () => {
    await page.context().setOffline(false);
    await page.goto('/account/my/alarms');
    await expect(list(page).first()).toContainText(told);
    await expect(notice(page)).toHaveCount(0);
    expect((await keptBy(page)).words).toContain(told);
  });

  await test.step('logged out, the browser has nothing of the member', async () => {
    await page.evaluate(() => fetch('/api/v1/accounts/logout', { method: 'POST' }));
    expect(await keptBy(page)).toEqual({ readers: [], words: '' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
    await expect.poll(async () => (await keptBy(page)).readers).toEqual(['guest']);
    await expect.poll(() => hasShell(page)).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/account/my/alarms');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(0);
  });

  await test.step('another person finds nothing of the first, nor of the visitor', async () => {
    await page.context().setOffline(false);
    await page.goto('/account/login');
    await logIn(page, 'member2@dure.test');
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/account/my/alarms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await keptBy(page)).readers).toEqual([expect.stringMatching(/^[\da-f]{24}$/)]);
    expect((await keptBy(page)).words).not.toContain('member1@dure.test');
  });
});

test('a new build takes over at once, with nothing of the old one', { tag: '@once' }, async ({ guest }) => {
  await guest.goto('/quiz');
  await expect.poll(() => isWorking(guest)).toBe(true);
  await guest.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    await (await caches.open('files-old')).put('/assets/build/old.js', new Response('old'));
    await (await caches.open('kept-old-guest')).put('/quiz', new Response('old'));
  });
  await guest.reload();
  await expect.poll(() => isWorking(guest)).toBe(true);
  await expect
    .poll(() => guest.evaluate(async () => (await caches.keys()).filter((name) => name.includes('-old'))))
    .toEqual([]);
  await expect.poll(() => hasShell(guest)).toBe(true);
  await guest.context().setOffline(true);
  await guest.goto('/offline');
  await press(guest.getByRole('main').getByRole('link', { name: '홈으로' }));
  await expect(guest).toHaveURL('/');
});
