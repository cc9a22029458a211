import { expect, expectSound, press, test } from '../fixtures.ts';

const TITLE = '평가 기준 모임을 엽니다';

test('a manager tells some of the members: they read it in bell and banner, others hear nothing @one-course', async ({
  enter,
}) => {
  const page = await enter('manager@hanbit.test', '/system/admin/notices');
  await expect(page.getByRole('heading', { name: '공지', level: 1 })).toBeVisible();
  await expectSound(page);
  await press(page.getByRole('link', { name: '새 공지' }));

  await test.step('it is written for those who teach, and seen as they will find it', async () => {
    await press(page.getByRole('radio', { name: '골라서' }));
    await press(page.getByRole('button', { name: '교수자', exact: true }));
    await page.getByRole('textbox', { name: /제목/ }).fill(TITLE);
    await page.getByRole('textbox', { name: /내용/ }).fill('수요일 **저녁 7시**에 모입니다.');
    await page.getByRole('checkbox', { name: /배너/ }).press('Space');
    await expect(page.getByRole('complementary', { name: '미리보기' }).getByText(TITLE)).toHaveCount(3);
    await expect(page.getByText(/^[1-9]\d*명이 받아요$/)).toBeVisible();
    await expectSound(page);
  });

  await press(page.getByRole('button', { name: '지금 보내기' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '지금 보내기' }));
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row).toContainText(/중 0명 읽음/, { timeout: 20_000 });

  await test.step('one of them opens it, and it is counted', async () => {
    const reader = await enter('instructor@hanbit.test', '/quiz');
    const banner = reader.getByRole('region', { name: '기관 공지' });
    await expect(banner).toContainText(TITLE);
    await expectSound(reader);
    await press(reader.getByRole('button', { name: /^알림, 읽지 않음/ }));
    await press(reader.getByRole('dialog', { name: '알림' }).getByRole('link', { name: new RegExp(TITLE) }));
    await expect(reader.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(reader.getByText('저녁 7시')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expectSound(reader);
  });
  await page.reload();
  await expect(row).toContainText(/중 1명 읽음/);

  await test.step('somebody who learns hears nothing of it', async () => {
    const other = await enter('member6@hanbit.test', '/account/my/alarms');
    await expect(other.getByRole('heading', { name: '알림', level: 1 })).toBeVisible();
    await expect(other.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(other.getByText(TITLE)).toHaveCount(0);
  });

  await test.step('how long it is kept is said beside what else is', async () => {
    await press(page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '보관 기간' }));
    const days = page.getByRole('textbox', { name: '공지 보관' });
    await days.fill('60');
    await days.press('Tab');
    await expect(page.getByText('이 기간으로 오늘 지워질 것은 없어요.')).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: '되돌리기' }));
    await expect(days).toHaveValue('365');
  });
});
