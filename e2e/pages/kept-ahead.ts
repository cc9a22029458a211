import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const FEWEST = 50;

/** Whether the worker is there, and all that it fetches ahead. */
const isAhead = (page: Page, fewest: number) =>
  page.evaluate(async (least) => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) return false;
    const worker = await (await fetch('/service-worker.js')).text();
    const files = JSON.parse(/DURE_AHEAD = (\[[^\]]*\])/.exec(worker)![1]!) as string[];
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.length > least && kept.every(Boolean);
  }, fewest);

/** Waits until all lies on the device that pages need after a press. */
export const untilAhead = (page: Page): Promise<void> =>
  expect.poll(() => isAhead(page, FEWEST), { timeout: 60_000 }).toBe(true);

/** Waits until two counts in a row, so many milliseconds apart, are the same. */
export async function untilSteady(countNow: () => number | Promise<number>, apartMs: number): Promise<void> {
  let count = -1;
  await expect(async () => {
    const before = count;
    count = await countNow();
    expect(count).toBe(before);
  }).toPass({ intervals: [apartMs] });
}

const scriptsIn = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

/** Waits until the open page fetches no more scripts by itself: what is missing after that was missing for a press. */
export const untilQuiet = (page: Page): Promise<void> => untilSteady(() => scriptsIn(page), 500);
