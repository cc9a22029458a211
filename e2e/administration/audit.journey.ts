import { expect, expectSound, press, test } from '../fixtures.ts';

test('a manager sees what was changed, by whom and why, and takes it along @one-course', async ({ enter }) => {
  const page = await enter('manager@hanbit.test', '/system/admin/points');
  const joining = page.getByRole('textbox', { name: '클럽 가입' });
  await joining.fill('25');
  await joining.blur();
  await press(page.getByRole('button', { name: '저장' }));
  await expect(page.getByText('포인트 설정을 저장했습니다.')).toBeVisible();
  await page.goto('/system/admin');
  await expect(page.getByRole('heading', { name: '오늘 살펴볼 일', level: 1 })).toBeVisible();
  await expect(page.getByText('최근 변경')).toBeVisible();
  await expectSound(page);
  await press(page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '변경과 열람 기록' }));
  const changed = page.getByRole('button', { name: '포인트 설정' });
  await expect(changed).toBeVisible();
  await expectSound(page);

  await test.step('a row opens to every field, and the address leads back to it', async () => {
    await press(changed);
    await expect(page.getByText('클럽 가입')).toBeVisible();
    await expect(page).toHaveURL(/entry=C\d+/);
    await page.reload();
    await expect(page.getByText('클럽 가입')).toBeVisible();
    await expectSound(page);
  });

  await test.step('a download asks why, and leaves an entry of its own', async () => {
    await press(page.getByRole('button', { name: '엑셀로 내려받기' }));
    const dialog = page.getByRole('dialog', { name: '왜 내려받나요' });
    const download = dialog.getByRole('button', { name: /개 내려받기$/ });
    await expect(download).toBeDisabled();
    await dialog.getByRole('radio', { name: '개인정보 점검' }).check({ force: true });
    await expectSound(page);
    const saved = page.waitForEvent('download');
    await press(download);
    expect((await saved).suggestedFilename()).toBe('변경과 열람 기록.xlsx');
    await expect(page.getByRole('row', { name: /개인정보 점검/ }).first()).toBeVisible();
  });
});
