import type { Page } from '@playwright/test';
import { expect, expectSound, press, siteOf, test } from '../fixtures.ts';

const PASSWORD = 'dure-demo-2026';
const MEMBER = 'member5@hanbit.test';

/** A device of the page's browser that makes passkeys and shows them when it is asked. */
async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    isVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a member adds a passkey, logs in by it alone, and removes it @one-course', async ({ server, enter }) => {
  const page = await enter(MEMBER, '/account/my/security');
  const device = await giveDevice(page);
  const part = page.getByRole('region', { name: '패스키' });

  await test.step('adds one with the password', async () => {
    await expect(part.getByText('아직 패스키가 없어요.')).toBeVisible();
    await press(part.getByRole('button', { name: '패스키 더하기' }));
    await part.getByRole('textbox', { name: '이름' }).fill('연구실 노트북');
    await part.getByRole('textbox', { name: '현재 비밀번호' }).fill(PASSWORD);
    await expectSound(page);
    await press(part.getByRole('button', { name: '계속' }));
    await expect(part.getByRole('list', { name: '패스키 목록' }).getByText('연구실 노트북')).toBeVisible();
    await expectSound(page);
  });

  await test.step('logs in by it, without a name or a password', async () => {
    await page.context().clearCookies();
    await device.answers(false);
    await page.goto(`${siteOf(server, MEMBER)}/account/login?redirect_url=%2Faccount%2Fmy%2Fsecurity`);
    const button = page.getByRole('button', { name: '패스키로 로그인' });
    await expect(button).toBeVisible();
    await expectSound(page);
    await device.answers(true);
    await press(button);
    await page.waitForURL((url) => url.pathname === '/account/my/security');
    await expect(part.getByText('마지막으로 쓴 때', { exact: false })).toBeVisible();
  });

  await test.step('removes it with the password', async () => {
    await press(part.getByRole('button', { name: '연구실 노트북 지우기' }));
    await part.getByRole('textbox', { name: '현재 비밀번호' }).fill(PASSWORD);
    await expectSound(page);
    await press(part.getByRole('button', { name: '비밀번호로 지우기' }));
    await expect(part.getByText('아직 패스키가 없어요.')).toBeVisible();
  });
});
