import { expect, expectSound, logIn, press, siteOf, test } from '../fixtures.ts';

const MEMBER = 'member8@saero.test';

test('whoever agreed to an older text reads the new one at the log-in, and goes on to where they wanted @one-course', async ({
  server,
  visit,
}) => {
  const page = await visit(siteOf(server, MEMBER));
  await page.goto('/account/login?redirect_url=%2Fquiz%3Fkeyword%3D%EB%B3%B4%EC%95%88');
  await logIn(page, MEMBER);
  await expect(page.getByRole('heading', { name: '약관을 확인해 주세요' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectSound(page);

  await test.step('no way leads around it, but to their own data', async () => {
    await page.goto('/studyroom');
    await expect(page).toHaveURL(/\/account\/consents\?redirect_url=%2Fstudyroom/);
    await press(page.getByRole('link', { name: '내 정보 내려받기·탈퇴' }));
    await expect(page.getByRole('heading', { name: '개인정보', level: 1 })).toBeVisible();
    await page.goBack();
  });

  await test.step('agreed, they are where they wanted, and are asked no more', async () => {
    await press(page.getByRole('button', { name: '동의하고 계속하기' }));
    await expect(page.getByRole('alert')).toContainText('계속하려면 동의해 주세요.');
    await press(page.getByText('전문 보기'));
    await expect(page.getByText('패스키의 공개키', { exact: false })).toBeVisible();
    await press(page.getByRole('checkbox', { name: '개인정보 수집과 이용에 동의합니다' }));
    await press(page.getByRole('button', { name: '동의하고 계속하기' }));
    await expect(page).toHaveURL(/\/studyroom$/);
    await page.reload();
    await expect(page).toHaveURL(/\/studyroom$/);
  });
});
