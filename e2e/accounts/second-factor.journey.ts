import type { Page } from '@playwright/test';
import { expect, expectSound, logIn, press, siteOf, test } from '../fixtures.ts';
import { codeOf } from './totp.ts';

test.use({ alone: 'second-factor' });

const PASSWORD = 'dure-demo-2026';
const MEMBER = 'member4@hanbit.test';
const MANAGER = 'manager@hanbit.test';

const code = (page: Page) => page.getByRole('textbox', { name: '인증 코드' });
const secretOn = async (page: Page) =>
  (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');

test('a member puts a code beside the password, and managers must once the organisation asks @one-course', async ({
  server,
  visit,
  enter,
}) => {
  const page = await enter(MEMBER, '/account/my/security');
  const part = page.getByRole('region', { name: '2단계 인증' });
  let secret = '';

  await test.step('turns it on with the password and a first code', async () => {
    await expect(part.getByText('꺼져 있어요')).toBeVisible();
    await expectSound(page);
    await press(part.getByRole('button', { name: '2단계 인증 켜기' }));
    await part.getByRole('textbox', { name: '현재 비밀번호' }).fill(PASSWORD);
    await press(part.getByRole('button', { name: '계속' }));
    await expect(part.getByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible();
    await expectSound(page);
    secret = await secretOn(page);
    await code(page).fill(codeOf(secret));
    await press(part.getByRole('button', { name: '2단계 인증 켜기' }));
    await expect(part.getByRole('list', { name: '복구 코드 10개' }).getByRole('listitem')).toHaveCount(10);
    await expectSound(page);
    await press(part.getByRole('button', { name: '적어 두었어요' }));
    await expect(part.getByText('켜져 있어요')).toBeVisible();
    await expectSound(page);
  });

  await test.step('logs in with a code after the password', async () => {
    const other = await visit(siteOf(server, MEMBER));
    await other.goto('/account/login?redirect_url=%2Faccount%2Fmy%2Factivity');
    await logIn(other, MEMBER);
    await expect(other.getByRole('heading', { name: '2단계 인증' })).toBeVisible();
    await expect(code(other)).toBeVisible();
    await expectSound(other);
    await code(other).fill('000000');
    await press(other.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await expect(other.getByText('코드가 맞지 않거나', { exact: false })).toBeVisible();
    await code(other).fill(codeOf(secret, 1));
    await press(other.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await other.waitForURL((url) => url.pathname === '/account/my/activity');
  });

  await test.step('a manager asks it of managers, and sets it up at the next log-in', async () => {
    const manager = await enter(MANAGER, '/system/admin/security');
    await expect(manager.getByRole('switch')).toBeVisible();
    await expectSound(manager);
    await press(manager.getByRole('switch'));
    await expect(manager.getByText('저장했어요.')).toBeVisible();
    const again = await visit(siteOf(server, MANAGER));
    await again.goto('/account/login');
    await logIn(again, MANAGER);
    await press(again.getByRole('button', { name: '2단계 인증 켜기' }));
    await expect(again.getByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible();
    await expectSound(again);
    await again.goto('/system/admin/security');
    await again.waitForURL((url) => url.pathname === '/account/login');
    await logIn(again, MANAGER);
    await press(again.getByRole('button', { name: '2단계 인증 켜기' }));
    await code(again).fill(codeOf(await secretOn(again)));
    await press(again.getByRole('button', { name: '2단계 인증 켜기' }));
    await press(again.getByRole('button', { name: '적어 두었어요' }));
    await again.waitForURL((url) => url.pathname !== '/account/login');
    await again.goto('/account/my/security');
    await expect(again.getByText('운영자는 꼭 켜야 해요')).toBeVisible();
    await expect(again.getByRole('button', { name: '끄기' })).toHaveCount(0);
  });
});
