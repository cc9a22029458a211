import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Browser, type Page } from '@playwright/test';

const PASSWORD = 'dure-demo-2026';

export interface DemoServer {
  /** `http://localhost:PORT`: the default tenant. */
  readonly url: string;
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** A person at a browser of their own, logged in through the log-in page. */
export async function enter(browser: Browser, server: DemoServer, email: string, path = '/'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  watch(page);
  await page.goto(`/account/login?redirect_url=${encodeURIComponent(path)}`);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
  return page;
}

const faults = new WeakMap<Page, string[]>();

function watch(page: Page): void {
  const list: string[] = [];
  faults.set(page, list);
  page.on('pageerror', (error) => list.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d)|ERR_INTERNET_DISCONNECTED/.test(message.text())) list.push(message.text());
  });
}

/** What a person, a screen reader and the console find wrong with the page as it is now: nothing. */
export async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0);
  expect(faults.get(page) ?? []).toEqual([]);
}

/** A server with fresh demo data for each worker. */
export const test = base.extend<{ guest: Page }, { server: DemoServer }>({
  server: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'dure-e2e-'));
      const env = { ...process.env, PORT: '0', DATA_DIR: directory, RATE_LIMIT: '0', LOG_LEVEL: 'error' };
      const child = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        await use({ url: await untilReady(child) });
      } finally {
        await end(child);
        await rm(directory, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  guest: async ({ browser, server }, use) => {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    watch(page);
    await use(page);
    await context.close();
  },
});

export { expect };
