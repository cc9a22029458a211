import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { copyDemoData } from '../apps/server/src/testing/run/demo-data.ts';
import { colourViolations } from './looks/colour-violations.ts';
import { covered } from './looks/covered.ts';
import { cramped } from './looks/cramped.ts';
import { inTheDark } from './looks/dark.ts';
import { watchToasts } from './looks/covering-toasts.ts';
import { menusWithTwoMarks } from './looks/marked-places.ts';
import { smallTargets } from './looks/touch-targets.ts';
import { violations } from './looks/violations.ts';
import { DESKTOP, PHONE } from './looks/widths.ts';

const PASSWORD = 'dure-demo-2026';

export interface DemoServer {
  /** `http://localhost:PORT`: the default tenant. */
  readonly url: string;
  /** Its `DATA_DIR`, for whoever has a shell of the installation. */
  readonly directory: string;
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

const faults = new WeakMap<Page, string[]>();

/** Fields that the server rendered take nothing before the app runs: whoever types looks for that. */
function awaitFields(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const there = () => expect(page.locator('#root[data-rendered-at], #root .contents[inert]')).toHaveCount(0);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await there();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await there();
    return answer;
  };
}

async function watch(page: Page): Promise<void> {
  awaitFields(page);
  const list: string[] = [];
  faults.set(page, list);
  page.on('pageerror', (error) => list.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text()))
      list.push(message.text());
  });
  await page.addInitScript(watchToasts);
}

/** What a person and a screen reader find wrong with the page as it is now: nothing. */
async function expectSoundHere(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page is wider than the window').toBeLessThanOrEqual(0);
  expect(await menusWithTwoMarks(page), 'two places of one menu are marked').toEqual([]);
  expect(await covered(page), 'what stays lies over what cannot be got from under it').toEqual([]);
  expect(await cramped(page), 'too narrow to read').toEqual([]);
  if (page.viewportSize()!.width === PHONE.width)
    expect(await smallTargets(page), 'too small for a finger').toEqual([]);
}

/** The page as it is now is sound, and the console has told nothing; a journey that is gone once looks at both widths. */
export async function expectSound(page: Page): Promise<void> {
  const { tags } = test.info();
  expect(tags, 'what is looked at is looked at in both widths').not.toContain('@once');
  // Until the program runs, an address that the server draws nothing of shows an empty page.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveCount(0);
  const own = page.viewportSize()!;
  const other = own.width === PHONE.width ? DESKTOP : PHONE;
  const inBoth = tags.includes('@one-course');
  await expectSoundHere(page);
  // Themes are colours of the style sheet, so only rules about colours can find something else in the other one.
  await inTheDark(page, async () => {
    expect(await colourViolations(page), 'in the dark').toEqual([]);
    if (!inBoth) return;
    await page.setViewportSize(other);
    expect(await colourViolations(page), 'in the dark').toEqual([]);
  });
  if (inBoth) {
    await expectSoundHere(page);
    await page.setViewportSize(own);
  }
  expect(faults.get(page) ?? []).toEqual([]);
}

/** The site of the tenant whose demo accounts end like this e-mail address. */
export function siteOf(server: DemoServer, email: string): string {
  const tenant = /@(\w+)\.test$/.exec(email)?.[1];
  return tenant === undefined || tenant === 'dure'
    ? server.url
    : server.url.replace('localhost', `${tenant}.localhost`);
}

/** Presses as the width suggests: with the finger on a phone, with the pointer otherwise. */
export async function press(target: Locator, timeout?: number): Promise<void> {
  const options = timeout === undefined ? {} : { timeout };
  await (test.info().project.use.hasTouch ? target.tap(options) : target.click(options));
}

/** Chooses the option that begins with these words. */
export async function choose(select: Locator, beginning: string): Promise<void> {
  const option = select.locator('option').filter({ hasText: new RegExp(`^${beginning}`) });
  await select.selectOption(await option.getAttribute('value'));
}

/** Chooses a quiz of the grading queue, as `3주차 · Q5`: the lines of all of them stay until its own are here. */
export async function chooseQuiz(page: Page, quiz: string): Promise<void> {
  await choose(page.getByRole('combobox', { name: '채점할 퀴즈' }), quiz);
  const lines = page.getByRole('list', { name: '답변 목록' }).getByRole('link');
  await expect(lines.filter({ hasNotText: quiz.split(' · ').at(-1)! })).toHaveCount(0);
}

/** Fills in the log-in form and sends it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(email);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(password);
  await press(page.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
}

interface People {
  /** A browser of its own, for a visitor of that site. */
  readonly visit: (site: string) => Promise<Page>;
  /** A person at a browser of their own, who is logged in to the site of their tenant and stands at `path`. */
  readonly enter: (email: string, path?: string) => Promise<Page>;
  /** A visitor of the default tenant. */
  readonly guest: Page;
}

/** A server with fresh demo data for each worker, and for each file that says its name: it leaves behind what others would trip over. */
export const test = base.extend<People, { server: DemoServer; alone: string; settings: Record<string, string> }>({
  alone: ['', { scope: 'worker', option: true }],
  // Further variables of the server's environment.
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'dure-e2e-'));
      copyDemoData(directory);
      const env = {
        ...process.env,
        PORT: '0',
        DATA_DIR: directory,
        RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
        OIDC_ALLOW_PRIVATE: 'true',
        ...settings,
      };
      const child = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      try {
        await use({ url: await untilReady(child), directory });
      } finally {
        await end(child);
        await rm(directory, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visit: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async (baseURL) => {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await watch(page);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  enter: async ({ visit, server }, use) => {
    await use(async (email, path = '/') => {
      const page = await visit(siteOf(server, email));
      const { origin, host } = new URL(siteOf(server, email));
      // Only browsers know that every name under localhost is this machine: the call names the site in its header.
      const answer = await page.request.post(`${server.url}/api/v1/accounts/login`, {
        data: { email, password: PASSWORD },
        headers: { origin, host },
      });
      expect(answer.ok()).toBe(true);
      const { data } = (await answer.json()) as { data: { token: string } };
      await page.context().addCookies([{ name: 'access_token', value: data.token, url: origin, httpOnly: true }]);
      await page.goto(path);
      return page;
    });
  },
  guest: async ({ visit, server }, use) => use(await visit(server.url)),
});

export { expect };
