import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { DESKTOP, PHONE } from './e2e/looks/widths.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = JSON.parse(process.env['CHROMIUM_ARGS'] ?? '["--no-sandbox", "--disable-gpu"]') as string[];
// A page lives for seconds: to compile its scripts anew for speed costs a tenth of it, and wins nothing back.
args.push('--js-flags=--no-maglev --no-turbofan');
// Journeys meet what they have started; no other host has an address.
args.push(
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  // One more than there are cores: a page that waits for its server or for an animation leaves its core to another.
  workers: availableParallelism() + 1,
  fullyParallel: false,
  // A shared machine may stall a browser now and then; a journey that fails each time has failed.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // Without a language whose names of files are UTF-8, Chromium saves a Korean one as "download".
    launchOptions: { executablePath, args, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    actionTimeout: 15_000,
    // A journey that takes calls of a page for its own would not see those of the worker.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Recording takes a fifteenth of the processor's time: by hand, `npx playwright test --trace on e2e/area/that.journey.ts`.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  // A journey whose course a phone changes runs at both widths. One that goes the same way at each is tagged @one-course,
  // and `expectSound` looks at its screens at both. With @phone as well, it goes by finger. What shows nothing of its own
  // is tagged @once: no width or theme can change it. Fades and slides are painted on phones alone, since they take a
  // browser longer than most pages. Reduced motion on a desktop has a journey as well.
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } }, grepInvert: /@phone/ },
    { name: 'mobile', use: { viewport: PHONE, hasTouch: true }, grepInvert: /^(?!.*@phone).*@(?:once|one-course)/ },
  ],
});
