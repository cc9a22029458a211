import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /오프라인|인터넷에 연결되어 있지 않아요/ });
const list = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a member reads on without a network, and the next person on that browser finds nothing of it', async ({
  enter,
}) => {
  const page = await enter('member1@dure.test', '/account/my/alarms');
  await expect.poll(() => isKept(page)).toBe(true);
  await page.reload();
  await expect(list(page).first()).toBeVisible();
  const told = await list(page).first().innerText();

  await test.step('what was read is there, and the page says of itself that it is old', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(list(page).first()).toContainText(told.split('\n')[0]!);
    await expect(notice(page)).toBeVisible();
    await expectSound(page);
  });

  await test.step('what was never opened says so too, and does not fail', async () => {
    await page.goto('/quiz-make/lounge');
    await expect(notice(page)).toBeVisible();
  });

  await test.step('logged out, the browser has nothing of the member', async () => {
    await page.context().setOffline(false);
    await page.goto('/');
    await page.evaluate(() => fetch('/api/v1/accounts/logout', { method: 'POST' }));
    await page.goto('/');
    await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept-'));
      return names.map((name) => name.replace(/^kept-\w+-/, ''));
    });
    expect(kept).toEqual(['guest']);
    await page.context().setOffline(true);
    await page.goto('/account/my/alarms');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(told.split('\n')[0]!)).toHaveCount(0);
    await press(page.getByRole('banner').getByRole('link').first());
  });
});
