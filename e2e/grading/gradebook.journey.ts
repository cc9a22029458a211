import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';
const MEMBER = '강도현';

test('the instructor goes through the gradebook, opens an answer from it and has it as a file', async ({
  enter,
}, info) => {
  const isPhone = info.project.use.hasTouch === true;
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  const tabs = page.getByRole('navigation', { name: '클럽 관리' });
  await press(tabs.getByRole('link', { name: '성적부' }));
  const grid = page.getByRole('grid', { name: '멤버별 점수' });

  await test.step('the gradebook says of everybody how far they are', async () => {
    if (isPhone) await expect(page.getByRole('listitem').filter({ hasText: MEMBER })).toBeVisible();
    else await expect(grid.getByRole('rowheader', { name: MEMBER })).toBeVisible();
    await expectSound(page);
  });

  await test.step('the file is laid out and downloaded', async () => {
    await press(page.getByRole('button', { name: '내보내기', exact: true }));
    await press(page.locator('label').filter({ has: page.getByRole('radio', { name: /학사 시스템/ }) }));
    await expect(page.getByRole('radio', { name: /학사 시스템/ })).toBeChecked();
    await expectSound(page);
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '내려받기' }));
    expect((await download).suggestedFilename()).toBe(`${CLUB} 학습 현황.xlsx`);
    await press(page.getByRole('button', { name: isPhone ? '닫기' : '내보내기 닫기', exact: true }));
    await page.reload();
    await press(page.getByRole('button', { name: '내보내기', exact: true }));
    await expect(page.getByRole('radio', { name: /학사 시스템/ })).toBeChecked();
    await press(page.getByRole('button', { name: isPhone ? '닫기' : '내보내기 닫기', exact: true }));
  });

  await test.step('an answer opens from its cell', async () => {
    await page.getByRole('searchbox').fill(MEMBER);
    if (isPhone) {
      // What was typed is in the address before anything else goes there.
      await expect(page.getByText(/명 중 1명$/)).toBeVisible();
      await page.getByRole('combobox', { name: '퀴즈' }).selectOption({ index: 0 });
      await press(page.getByRole('listitem').filter({ hasText: MEMBER }).getByRole('link'));
    } else {
      await expect(grid).toHaveAttribute('aria-rowcount', '3');
      await grid.focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('ArrowRight');
      await expect(grid.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/점/);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: `${MEMBER}님의 답변`, level: 2 })).toBeVisible();
  });
});
