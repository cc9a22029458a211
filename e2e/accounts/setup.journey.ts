import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newSealingKey } from '../../apps/server/src/kernel/secrets/secret-box.ts';
import { generateSigningKey } from '../../apps/server/src/kernel/session/tokens.ts';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';

const EMAIL = 'first@gaon.example';
const PASSWORD = 'a rather long one';

interface Production {
  readonly child: ChildProcess;
  /** The address with the secret, as the log prints it. */
  readonly setupUrl: URL;
}

/** A production start on an empty database; the journey's own, because it ends with the installation set up. */
async function startProduction(directory: string): Promise<Production> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: directory,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    SESSION_KEYS: JSON.stringify([await generateSigningKey()]),
    SECRET_KEYS: newSealingKey(),
  };
  const child = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const setupUrl = await new Promise<URL>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [url] = /http:\/\/localhost:\d+\/setup#\S+/.exec(output) ?? [];
      if (url) resolve(new URL(url));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { child, setupUrl };
}

let production: Production;
let directory: string;

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-setup-'));
  production = await startProduction(directory);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => production.child.once('exit', resolve));
  production.child.kill('SIGTERM');
  await ended;
  await rm(directory, { recursive: true, force: true });
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '이름' }).fill('가온평생교육원');
  await page.getByRole('combobox', { name: '색' }).selectOption('청록');
  await page.getByRole('textbox', { name: '이메일' }).fill(EMAIL);
  await page.getByRole('textbox', { name: '닉네임' }).fill('배수아');
  await press(page.getByText('비밀번호 정하기'));
  await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
}

test('a new installation: from the address in the log to the home of its first manager', async ({ visit }) => {
  const { setupUrl } = production;
  // Its console tells of the 503, which is what it is to answer.
  const early = await visit(setupUrl.origin);
  await early.goto('/quiz');
  await expect(early.getByRole('heading', { name: /아직 첫 기관을 만들지 않은 설치/ })).toBeVisible();
  await press(early.getByRole('link', { name: '준비하기' }));
  await expect(early.getByRole('heading', { name: '설치 열쇠가 필요해요' })).toBeVisible();

  const page = await visit(setupUrl.origin);
  await page.goto('/setup');
  await expect(page.getByRole('heading', { name: '설치 열쇠가 필요해요' })).toBeVisible();
  await expectSound(page);
  // Only the part behind the # differs: a browser would stay on the page.
  await page.goto('about:blank');
  await page.goto(setupUrl.pathname + setupUrl.hash);
  await expect(page.getByRole('heading', { name: '첫 기관 만들기' })).toBeVisible();
  await press(page.getByRole('button', { name: '파일 저장소 시험' }));
  await expect(page.getByText('파일을 두고, 읽고, 지웠어요.')).toBeVisible();
  await press(page.getByRole('button', { name: '백업 시험' }));
  await fillIn(page);
  await expectSound(page);
  await press(page.getByRole('button', { name: '기관 만들기' }));
  await expect(page.getByRole('heading', { name: '기관을 만들었어요' })).toBeVisible();
  await expectSound(page);

  await press(page.getByRole('link', { name: '기관 열기' }));
  await logIn(page, EMAIL, PASSWORD);
  await page.waitForURL(/\/account\/consents/);
  await press(page.getByRole('checkbox', { name: '모두 동의합니다' }));
  await press(page.getByRole('button', { name: '동의하고 계속하기' }));
  await expect(page).not.toHaveURL(/consents/);
  await page.goto('/system/admin/club-approval');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page);

  await page.goto('/setup');
  await expect(page.getByRole('heading', { name: '찾을 수 없습니다.' })).toBeVisible();
});
