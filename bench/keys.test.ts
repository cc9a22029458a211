import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { keysOf } from './keys.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findOrInstallChromium());
});
afterAll(() => browser.close());

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  return page;
}
const pressTwice = (page: Page) => async () => {
  for (const letter of 'ab') await page.keyboard.press(letter);
  return 2;
};

test('a key counts until the picture after what it does', async () => {
  const page = await openPage();
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

test('where the page did not hear the keys, nothing is told of them', async () => {
  const page = await openPage();
  await expect(keysOf(page, () => Promise.resolve(2))).rejects.toThrow('2 keys were pressed and 0 heard');
});

test('where the browser tells of no key, none counts as fast', async () => {
  const page = await openPage();
  await page.evaluate(() => (PerformanceObserver.prototype.observe = () => undefined));
  await expect(keysOf(page, pressTwice(page))).rejects.toThrow('told of none of 2 keys');
});
