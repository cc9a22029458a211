import { expect, expectSound, press, test } from '../fixtures.ts';

// Whoever joins a club changes its figures.
test.use({ alone: 'invitation' });

const CLASS = [
  '이름\t이메일\t학번',
  '김하늘\thaneul@class.test\t20261201',
  '이도담\tdodam@class.tes\t20261202',
  '\tara@class.test\t20261203',
  '박누리\t\t20261204',
];

test('a manager invites a class, and one of it sets a password and answers @one-course', async ({ enter, guest }) => {
  const page = await enter('manager@dure.test', '/system/admin/members/invitations');
  await expect(page.getByRole('table', { name: '초대 목록' })).toContainText('확인 기다림');
  await expectSound(page);

  let code = '';
  await test.step('the list is pasted, mended in place and sent', async () => {
    await press(page.getByRole('link', { name: '회원 초대' }));
    await page.getByRole('textbox', { name: /명단 붙여 넣기/ }).fill(CLASS.join('\n'));
    await page.getByRole('searchbox', { name: '클럽 이름으로 찾기' }).fill('데이터베이스 설계');
    await press(page.getByRole('button', { name: '데이터베이스 설계 실전 클럽 더하기' }));
    await expectSound(page);
    await press(page.getByRole('button', { name: '표로 나누기' }));
    await expect(page.getByRole('combobox', { name: '3번째 열' })).toHaveValue('studentNumber');
    await expectSound(page);
    await press(page.getByRole('button', { name: '4명 확인하기' }));
    await expect(page.getByRole('heading', { name: '4명 중 1명만 고치면 돼요' })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: '3명 초대' }));
    // Whoever has no address gets paper, whose codes are told this once.
    const paper = page.getByRole('dialog', { name: '1명의 일회용 코드' });
    await expect(paper.getByRole('listitem')).toContainText('박누리');
    await expectSound(page);
    code = (await paper.getByRole('definition').nth(1).textContent())!;
    await press(paper.getByRole('button', { name: '닫기' }).last());
    await press(page.getByRole('alertdialog').getByRole('button', { name: '닫기' }));
    await expect(page.getByRole('heading', { name: '초대', level: 1 })).toBeVisible();
    await expect(page.getByText('haneul@class.test')).toBeVisible();
  });

  await test.step('the link of the mail asks for a password, and leads into the club', async () => {
    await page.goto('/system/admin/mails');
    const mail = page.getByRole('listitem').filter({ hasText: 'haneul@class.test' }).first();
    const { pathname, hash } = new URL((await mail.getByRole('link').getAttribute('href'))!);
    await guest.goto(pathname + hash);
    await expect(guest.getByRole('textbox', { name: '닉네임' })).toHaveValue('김하늘');
    await expectSound(guest);
    await guest.getByRole('textbox', { name: '비밀번호' }).fill('산책하는 고양이 하나');
    await press(guest.getByRole('checkbox', { name: '모두 동의합니다' }));
    await press(guest.getByRole('button', { name: '시작하기' }));
    await guest.waitForURL((url) => url.pathname === '/');
  });

  await test.step('and is answered a quiz', async () => {
    await guest.goto('/quiz?view=JOINED');
    await press(guest.getByRole('link', { name: /데이터베이스 설계 실전 클럽/ }).first());
    await press(guest.getByRole('link', { name: '사전답변 쓰기' }).first());
    await guest
      .getByRole('textbox', { name: '사전답변', exact: true })
      .fill('색인은 자주 찾는 열에 두고, 쓰는 일이 느려지는 값을 함께 봅니다.');
    await press(guest.getByRole('button', { name: '사전답변 제출' }));
    await press(guest.getByRole('alertdialog').getByRole('button', { name: '제출' }));
    await expect(guest.getByRole('region', { name: '사전답변' })).toContainText('색인은 자주 찾는 열에');
  });

  await test.step('whoever has no address begins by the code on their paper, and logs in by their number', async () => {
    await guest.context().clearCookies();
    await guest.goto('/account/one-time-code');
    await guest.getByRole('textbox', { name: '아이디' }).fill('20261204');
    await guest.getByRole('textbox', { name: '일회용 코드' }).fill(code);
    await guest.getByRole('textbox', { name: '새 비밀번호' }).fill('산책하는 강아지 둘');
    await expectSound(guest);
    await press(guest.getByRole('button', { name: '비밀번호 정하기' }));
    await press(guest.getByRole('link', { name: '로그인하러 가기' }));
    await expect(guest.getByRole('textbox', { name: /아이디/ })).toHaveValue('20261204');
    await guest.getByRole('textbox', { name: '비밀번호' }).fill('산책하는 강아지 둘');
    await press(guest.getByRole('button', { name: '로그인', exact: true }));
    // A manager made the account: what it agrees to is asked of the person.
    await press(guest.getByRole('checkbox', { name: '모두 동의합니다' }));
    await press(guest.getByRole('button', { name: '동의하고 계속하기' }));
    await guest.goto('/quiz?view=JOINED');
    await expect(guest.getByRole('link', { name: /데이터베이스 설계 실전 클럽/ }).first()).toBeVisible();
  });
});
