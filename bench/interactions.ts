import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../tools/chromium.ts';
import { clubOf, logIn } from './demo.ts';
import { keysOf } from './keys.ts';
import { hottest, type Profile } from './profile.ts';
import { startServer } from './process.ts';

/**
 * How long a key takes until its picture is on the screen (event timing, as INP counts it), with the processor slowed
 * four times. It types with the preview in the answer room, and steps through the grading queue. On a busy machine the
 * milliseconds say nothing; the profile's shares (self time by function) do. `npm run bench:interactions`
 */
const SLOWER = 4;
const GOAL_MS = 100;
const CLUB = '데이터베이스 설계 실전 클럽';
const TEXT = '인덱스는 찾을 행이 적을 때 이롭다. 값은 $c_r$ 이고, `select 1` 로 본다.\n\n';
const LONG = `${TEXT.repeat(12)}\`\`\`sql\nselect id from lecture where year = 2026 order by id;\n\`\`\`\n\n| 가 | 나 |\n| --- | --- |\n| 1 | 2 |\n\n`;
const STEPS = 20;
const CURRENT = '[aria-label="답변 목록"] a[aria-current]';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** What the browser did meanwhile, in milliseconds. */
async function workOf(devtools: CDPSession, press: () => Promise<number>): Promise<string> {
  const parts = {
    ScriptDuration: 'script',
    RecalcStyleDuration: 'styles',
    LayoutDuration: 'layout',
    TaskDuration: 'all',
  };
  const now = async () =>
    new Map((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  await devtools.send('Performance.enable');
  const before = await now();
  const count = await press();
  const after = await now();
  return Object.entries(parts)
    .map(([name, part]) => `${part} ${((1000 * (after.get(name)! - before.get(name)!)) / count).toFixed(0)}`)
    .join(', ');
}

async function measure(name: string, page: Page, press: () => Promise<number>): Promise<boolean> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const keys = await keysOf(page, press);
  // INP leaves out one interaction in fifty.
  const inp = keys[Math.floor(keys.length / 50)]!;
  const middle = keys[Math.floor(keys.length / 2)]!;
  const isReached = inp <= GOAL_MS;
  say(
    `${name}: INP ${inp} ms of ${keys.length} keys (goal ${GOAL_MS}: ${isReached ? 'reached' : 'MISSED'}), half within ${middle} ms`,
  );
  say(`  milliseconds a key, with what follows it: ${await workOf(devtools, press)}`);
  if (!isReached) for (const line of await profileOf(devtools, press)) say(`  ${line}`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return isReached;
}

/** Where the time goes, by pressing once more: the profiler slows what it looks at. */
async function profileOf(devtools: CDPSession, press: () => Promise<number>): Promise<string[]> {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.start');
  await press();
  const { profile } = (await devtools.send('Profiler.stop')) as { profile: Profile };
  return hottest(profile);
}

async function typeInRoom(page: Page, club: number): Promise<boolean> {
  await page.goto(`/quiz/${club}`);
  await page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }).click();
  await page.getByRole('link', { name: /인덱스가 있는데도 조회가 느려지는/ }).click();
  const editor = page.getByRole('textbox', { name: '최종답변', exact: true });
  await editor.waitFor();
  const preview = page.getByRole('region', { name: '미리보기' });
  const shown = page.getByRole('button', { name: '미리보기' });
  if ((await shown.getAttribute('aria-pressed')) !== 'true') await shown.click();
  await editor.fill(LONG);
  await preview.locator('.katex').first().waitFor();
  await preview.locator('[class^="hljs-"]').first().waitFor();
  await editor.press('Control+End');
  const text = 'a sentence of $x^2$ and more';
  return measure('typing with preview', page, async () => {
    for (const letter of text) await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    return text.length;
  });
}

async function stepThroughQueue(page: Page, club: number): Promise<boolean> {
  await page.goto(`/quiz-dashboard/${club}/grading`);
  const title = page.getByRole('heading', { name: /님의 답변$/, level: 2 });
  await title.waitFor();
  // The server rendered it: the page names it in its address once it works and somebody is there.
  for (let x = 0; x < 1000 && !page.url().includes('answer='); x++) await page.mouse.move(x, 450);
  // What comes with the first sign of somebody is there once they have read the first answer.
  for (const key of ['j', 'k']) {
    const before = page.url();
    await page.keyboard.press(key);
    await page.waitForURL((url) => url.href !== before);
  }
  return measure('stepping through the grading queue', page, async () => {
    for (let step = 0; step < STEPS; step++) {
      const before = await page.locator(CURRENT).getAttribute('href');
      await page.keyboard.press(step < STEPS / 2 ? 'j' : 'k');
      // Whoever looks presses on once they see the next line marked.
      await page.locator(`${CURRENT}:not([href=${JSON.stringify(before)}])`).waitFor();
    }
    return STEPS;
  });
}

async function enter(browser: Browser, base: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 1280, height: 900 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  await context.addCookies([await logIn(base, email)]);
  return context.newPage();
}

const directory = await mkdtemp(join(tmpdir(), 'dure-interactions-'));
const { executablePath, args } = await findOrInstallChromium();
const server = await startServer({ PORT: '0', DATA_DIR: directory, RATE_LIMIT: '0', LOG_LEVEL: 'error' });
const browser = await chromium.launch({ executablePath, args });
try {
  say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
  const club = await clubOf(server.line, CLUB);
  const reached = [
    await typeInRoom(await enter(browser, server.line, 'member1@dure.test'), club),
    await stepThroughQueue(await enter(browser, server.line, 'instructor@dure.test'), club),
  ];
  process.exitCode = reached.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
