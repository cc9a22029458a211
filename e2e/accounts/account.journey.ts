import type { Page } from '@playwright/test';
import { choose, expect, expectSound, press, siteOf, test } from '../fixtures.ts';

const PASSWORDS = ['산책하는 고양이 하나', '산책하는 고양이 둘', '산책하는 고양이 셋'] as const;
const SITE = 'manager@hanbit.test';

const password = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: false });

/** Opens the newest mail's address, as it is read in the outbox. */
async function followMail(manager: Page, page: Page, subject: string): Promise<void> {
  await manager.goto('/system/admin/mails');
  const mail = manager.getByRole('listitem').filter({ hasText: subject }).first();
  const address = new URL((await mail.getByRole('link').getAttribute('href'))!);
  await page.goto(address.pathname + address.hash);
}

test('a newcomer registers by mail, changes the password, forgets it and sets another @one-course', async ({
  server,
  visit,
  enter,
}, info) => {
  const email = `newcomer-${info.project.name}@example.com`;
  const manager = await enter(SITE, '/system/admin/mails');
  await expect(
    manager.getByText('아직 보낸 메일이 없어요.').or(manager.getByRole('list', { name: '메일 목록' })),
  ).toBeVisible();
  const page = await visit(siteOf(server, SITE));

  await test.step('registers', async () => {
    await page.goto('/account/login');
    await press(page.getByRole('link', { name: '회원가입' }));
    // The log-in form has fields of the same names.
    await expect(page.getByRole('heading', { name: '회원가입' })).toBeVisible();
    await page.getByRole('textbox', { name: '이메일' }).fill(email);
    await password(page, '비밀번호').fill(PASSWORDS[0]);
    await page.getByRole('textbox', { name: '닉네임' }).fill('새로 온 사람');
    await expectSound(page);
    await press(page.getByRole('button', { name: '가입하기' }));
    await expect(page.getByText('가입하려면 모두 동의해 주세요.')).toBeVisible();
    await press(page.getByRole('checkbox', { name: '모두 동의합니다' }));
    await press(page.getByRole('button', { name: '가입하기' }));
    await expect(page.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('proves the address with the mail and the password', async () => {
    await followMail(manager, page, '가입을 마쳐 주세요');
    await expectSound(manager);
    await password(page, '비밀번호').fill(PASSWORDS[0]);
    await expectSound(page);
    await press(page.getByRole('button', { name: '가입 마치기' }));
    await page.waitForURL((url) => url.pathname === '/');
  });

  await test.step('chooses when mail comes, and takes the dates along', async () => {
    await page.goto('/account/my/alarms/settings');
    await choose(page.getByRole('combobox', { name: '읽지 않은 알림 모아 받기' }), '매일');
    await press(page.getByRole('button', { name: '캘린더 주소 만들기' }));
    const address = await page.getByRole('textbox', { name: '캘린더 주소' }).inputValue();
    const { pathname, origin } = new URL(address);
    const feed = await page.evaluate(async (url) => (await fetch(url)).text(), pathname);
    expect(feed).toMatch(/^BEGIN:VCALENDAR/);
    expect(origin).toBe(new URL(page.url()).origin);
    await expectSound(page);
    await page.reload();
    await expect(page.getByRole('combobox', { name: '읽지 않은 알림 모아 받기' })).toHaveValue('DAILY');
    await expect(page.getByRole('textbox', { name: '캘린더 주소' })).toHaveCount(0);
    await page.goto('/account/unsubscribe?token=wrong');
    await expect(page.getByRole('heading', { name: '올바르지 않은 주소예요' })).toBeVisible();
    await expect(page.getByRole('button', { name: '그만 받기' })).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('changes the password, and the other device is logged out', async () => {
    const other = await visit(siteOf(server, SITE));
    await other.goto('/account/login?redirect_url=%2Faccount%2Fmy%2Factivity');
    await other.getByRole('textbox', { name: '이메일' }).fill(email);
    await password(other, '비밀번호').fill(PASSWORDS[0]);
    await press(other.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await other.waitForURL((url) => url.pathname === '/account/my/activity');

    await page.goto('/account/my/activity');
    await press(page.getByRole('link', { name: '보안' }));
    await expect(page.getByRole('list', { name: '로그인한 기기 목록' }).getByRole('listitem')).toHaveCount(2);
    await expectSound(page);
    await password(page, '현재 비밀번호').fill(PASSWORDS[0]);
    await password(page, '새 비밀번호').fill(PASSWORDS[1]);
    await press(page.getByRole('button', { name: '비밀번호 바꾸기' }));
    await expect(page.getByText('비밀번호를 바꿨어요.', { exact: false })).toBeVisible();
    await expect(page.getByRole('list', { name: '로그인한 기기 목록' }).getByRole('listitem')).toHaveCount(1);
    await other.goto('/account/my/activity');
    await other.waitForURL((url) => url.pathname === '/account/login');
  });

  await test.step('forgets it, and sets another by mail', async () => {
    const again = await visit(siteOf(server, SITE));
    await again.goto('/account/login');
    await press(again.getByRole('link', { name: '비밀번호를 잊으셨나요?' }));
    await expect(again.getByRole('heading', { name: '비밀번호 다시 정하기' })).toBeVisible();
    await expectSound(again);
    await again.getByRole('textbox', { name: '이메일' }).fill(email);
    await press(again.getByRole('button', { name: '메일 보내기' }));
    await expect(again.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeVisible();
    await followMail(manager, again, '비밀번호 다시 정하기');
    await password(again, '새 비밀번호').fill(PASSWORDS[2]);
    await expectSound(again);
    await press(again.getByRole('button', { name: '비밀번호 바꾸기' }));
    await expect(again.getByRole('heading', { name: '비밀번호를 바꿨어요' })).toBeVisible();
    await press(again.getByRole('link', { name: '로그인하러 가기' }));
    await again.getByRole('textbox', { name: '이메일' }).fill(email);
    await password(again, '비밀번호').fill(PASSWORDS[2]);
    await press(again.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await again.waitForURL((url) => url.pathname === '/');
  });

  await test.step('takes everything along, withdraws, and is nobody here any more', async () => {
    const leaving = await visit(siteOf(server, SITE));
    await leaving.goto('/account/login?redirect_url=%2Faccount%2Fmy%2Factivity');
    await leaving.getByRole('textbox', { name: '이메일' }).fill(email);
    await password(leaving, '비밀번호').fill(PASSWORDS[2]);
    await press(leaving.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await press(leaving.getByRole('link', { name: '개인정보', exact: true }));
    await expect(leaving.getByText('이용약관에 동의합니다')).toBeVisible();
    // The manager read the mail on the way here.
    await expect(leaving.getByRole('list', { name: '열람 기록' }).getByText('기관이 보낸 메일 목록을')).toBeVisible();
    await expectSound(leaving);
    await press(leaving.getByRole('button', { name: '파일 만들기' }));
    await expect(leaving.getByText('파일이 준비되었어요', { exact: false })).toBeVisible({ timeout: 30_000 });
    await password(leaving, '비밀번호').fill(PASSWORDS[2]);
    const saved = leaving.waitForEvent('download');
    await press(leaving.getByRole('button', { name: '내려받기', exact: true }));
    expect((await saved).suggestedFilename()).toMatch(/^내 정보 .*\.zip$/);

    await press(leaving.getByRole('link', { name: '탈퇴하기' }));
    await expect(leaving.getByRole('heading', { name: '이름 없이 남아요' })).toBeVisible();
    await password(leaving, '비밀번호').fill(PASSWORDS[2]);
    await press(leaving.getByRole('checkbox'));
    await expectSound(leaving);
    await press(leaving.getByRole('button', { name: '탈퇴하기' }));
    await press(leaving.getByRole('alertdialog').getByRole('button', { name: '탈퇴하기' }));
    await leaving.waitForURL((url) => url.pathname === '/account/withdrawn');
    await expectSound(leaving);
    await leaving.goto('/account/login');
    await leaving.getByRole('textbox', { name: '이메일' }).fill(email);
    await password(leaving, '비밀번호').fill(PASSWORDS[2]);
    await press(leaving.getByRole('main').getByRole('button', { name: '로그인', exact: true }));
    await expect(leaving.getByText('이메일 계정 또는 비밀번호가 일치하지 않습니다.', { exact: false })).toBeVisible();
  });
});
