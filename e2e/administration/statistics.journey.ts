import { expect, expectSound, press, test } from '../fixtures.ts';

test('a manager finds a page by its key, tries a job again and takes the statistics along @one-course', async ({
  enter,
}) => {
  const page = await enter('manager@dure.test', '/system/admin');
  await expect(page.getByRole('heading', { name: '배움은 어떤가요' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '사람, 클럽, 화면 찾기' });
  await field.fill('서예');
  await expect(page.getByRole('option', { name: /서예린/ })).toBeVisible();
  await expectSound(page);
  await field.fill('작업');
  await expect(page.getByRole('option', { name: '작업' })).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');

  await test.step('a job that was given up says why', async () => {
    const stopped = page.getByRole('region', { name: '멈춘 작업' });
    await expect(stopped.getByText('암호가 걸린 파일이라 읽을 수 없어요.')).toBeVisible();
    await expectSound(page);
    await press(stopped.getByRole('button', { name: '올린 자료 읽기 다시 하기' }));
    await expect(page.getByText('작업을 다시 시작했어요.')).toBeVisible();
  });

  await test.step('figures stand by month, and as a file', async () => {
    await page.goto('/system/admin/statistics?months=6');
    await expect(page.getByRole('region', { name: '평균 성장률' }).getByRole('img')).toBeVisible();
    await expectSound(page);
    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '엑셀로 내려받기' }));
    expect((await saved).suggestedFilename()).toBe('통계.xlsx');
  });
});
