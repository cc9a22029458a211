import { expect, test, type Page } from '@playwright/test';
import { keysOf } from '../../bench/keys.ts';

const pressTwice = (page: Page) => async () => {
  for (const letter of 'ab') await page.keyboard.press(letter);
  return 2;
};

test.describe('the bench of keys @once', () => {
  test('counts a key until the picture after what it does', async ({ page }) => {
    const busyMs = 60;
    await page.evaluate((milliseconds) => {
      addEventListener('keydown', () => {
        const end = performance.now() + milliseconds;
        while (performance.now() < end);
      });
    }, busyMs);
    const keys = await keysOf(page, pressTwice(page));
    expect(keys).toHaveLength(2);
    for (const milliseconds of keys) expect(milliseconds).toBeGreaterThanOrEqual(busyMs - 8);
  });

  test('tells nothing of keys that the page did not hear', async ({ page }) => {
    await expect(keysOf(page, () => Promise.resolve(2))).rejects.toThrow('2 keys were pressed and 0 heard');
  });

  test('counts none as fast where the browser tells of no key', async ({ page }) => {
    await page.evaluate(() => (PerformanceObserver.prototype.observe = () => undefined));
    await expect(keysOf(page, pressTwice(page))).rejects.toThrow('told of none of 2 keys');
  });
});
