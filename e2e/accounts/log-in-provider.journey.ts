import type { Page } from '@playwright/test';
import { startRealProvider, type RealProvider } from '../../apps/server/src/testing/oidc/real-provider.ts';
import { expect, expectSound, logIn, press, test } from '../fixtures.ts';

const BUTTON = { name: '기관 계정으로 로그인' };

async function comeBy(page: Page, provider: RealProvider, subject: string): Promise<void> {
  provider.expect(subject);
  await page.goto('/account/login?redirect_url=%2Fquiz');
  await press(page.getByRole('button', BUTTON));
  await expect(page.getByRole('heading', { name: '처음 오셨네요' })).toBeVisible();
}

test('people log in at their organisation, as somebody new or with the account they have @one-course', async ({
  server,
  enter,
  visit,
}, info) => {
  const provider = await startRealProvider({
    redirectUris: [`${server.url}/account/oidc/callback`],
    afterLogout: [`${server.url}/`],
  });
  try {
    await test.step('a manager names the provider', async () => {
      const manager = await enter('manager@dure.test', '/system/admin/login');
      await expect(manager.getByRole('heading', { name: '기관 계정 로그인' })).toBeVisible();
      await manager.getByRole('checkbox', { name: /버튼을 보여요/ }).check();
      await manager.getByRole('textbox', { name: '주소(issuer)' }).fill('http://127.0.0.1:1');
      await press(manager.getByRole('button', { name: '연결 시험' }));
      await expect(manager.getByText('주소에 닿지 못했어요.')).toBeVisible();
      await manager.getByRole('textbox', { name: '주소(issuer)' }).fill(provider.issuer);
      await press(manager.getByRole('button', { name: '연결 시험' }));
      await expect(manager.getByText('로그인 서버를 찾았어요.')).toBeVisible();
      await manager.getByRole('textbox', { name: '클라이언트 ID' }).fill(provider.clientId);
      const change = manager.getByRole('button', { name: '바꾸기' });
      if (await change.isVisible()) await press(change);
      await manager.getByRole('textbox', { name: '클라이언트 비밀 키' }).fill(provider.clientSecret);
      await expectSound(manager);
      await press(manager.getByRole('button', { name: '저장', exact: true }));
      await expect(manager.getByText('저장했어요.')).toBeVisible();
    });

    await test.step('somebody new proves the address, agrees, and is in', async () => {
      const page = await visit(server.url);
      await page.goto('/account/login');
      await expect(page.getByRole('button', BUTTON)).toBeVisible();
      await expectSound(page);
      const email = `provider-${info.project.name}@example.com`;
      await comeBy(page, provider, provider.make({ email, name: '한가람' }));
      await expect(page.getByRole('textbox', { name: '닉네임' })).toHaveValue('한가람');
      await expectSound(page);
      await press(page.getByRole('checkbox', { name: '모두 동의합니다' }));
      await press(page.getByRole('button', { name: '가입하기' }));
      await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();
      await expectSound(page);
      const manager = await enter('manager@dure.test', '/system/admin/mails');
      const mail = manager.getByRole('listitem').filter({ hasText: email }).first();
      const code = /\b\d{6}\b/.exec((await mail.textContent())!)![0];
      await page.getByRole('textbox', { name: '인증 코드' }).fill(code);
      await press(page.getByRole('button', { name: '인증하고 시작하기' }));
      await expect(page).toHaveURL(/\/quiz$/);
    });

    await test.step('who has an account links it by its password, sees the link and cuts it', async () => {
      const page = await visit(server.url);
      await comeBy(page, provider, provider.make({ email: 'elsewhere@example.com', name: '아무개' }));
      await press(page.getByText('이미 계정이 있어요'));
      await expectSound(page);
      await logIn(page, info.project.name === 'mobile' ? 'member3@dure.test' : 'member2@dure.test');
      await expect(page).toHaveURL(/\/quiz$/);
      await page.goto('/account/my/security');
      await expect(page.getByText(provider.issuer)).toBeVisible();
      await expectSound(page);
      await press(page.getByRole('button', { name: `${provider.issuer} 연결 끊기` }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' }));
      await expect(page.getByRole('button', { name: '연결하기' })).toBeVisible();
    });

    await test.step('an answer that counts no more says so, with the way to begin again', async () => {
      const page = await visit(server.url);
      await page.goto('/account/oidc#Y29kZT14JnN0YXRlPXk');
      await expect(page.getByRole('heading', { name: '로그인하지 못했어요' })).toBeVisible();
      await expectSound(page);
    });
  } finally {
    await provider.close();
  }
});
