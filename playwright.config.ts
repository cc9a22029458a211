import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = JSON.parse(process.env['CHROMIUM_ARGS'] ?? '["--no-sandbox", "--disable-gpu"]') as string[];

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** Each journey runs at both widths and in both themes. */
const project = (name: string, width: number, height: number, colorScheme: 'light' | 'dark'): Project => ({
  name,
  use: { viewport: { width, height }, colorScheme, hasTouch: width < 1024 },
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  workers: 2,
  fullyParallel: false,
  // A shared machine may stall a browser now and then; a journey that fails each time has failed.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // Without a language whose names of files are UTF-8, Chromium saves a Korean one as "download".
    launchOptions: { executablePath, args, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    actionTimeout: 15_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    project('desktop-light', 1280, 900, 'light'),
    project('desktop-dark', 1280, 900, 'dark'),
    project('mobile-light', 390, 844, 'light'),
    project('mobile-dark', 390, 844, 'dark'),
  ],
});
