import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const card = (page: Page) => page.getByRole('region', { name: '복습', exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: '떠오르는 대로 짧게' });
const ratings = (page: Page) => page.getByRole('group', { name: '얼마나 떠올랐나요?' });
const placeOf = async (page: Page) =>
  Number(/중 (\d+)번째/.exec(await page.getByText(/^오늘 \d+개 중/).innerText())![1]);

test('what was finished weeks ago is recalled in the study room, then one after the other by keys alone @one-course', async ({
  enter,
}) => {
  const page = await enter('member1@dure.test', '/studyroom');
  await expectSound(page);
  const first = await placeOf(page);

  await test.step('the curve says how much was remembered, and as a table', async () => {
    await press(card(page).getByText('표로 보기'));
    await expect(card(page).getByRole('table', { name: '주마다 떠올린 비율' }).getByRole('row')).toHaveCount(9);
  });

  await test.step('answered in place: what is typed outlives a reload', async () => {
    await press(card(page).getByRole('button', { name: '지금 답해 보기' }));
    await expect(field(page)).toBeFocused();
    await field(page).fill('떠오른 대로 적어 둔 답');
    await page.reload();
    await press(card(page).getByRole('button', { name: '지금 답해 보기' }));
    await expect(field(page)).toHaveValue('떠오른 대로 적어 둔 답');
    await press(card(page).getByRole('button', { name: '지난 답과 비교하기' }));
    await expect(card(page).getByRole('heading', { name: '지난 답과 비교해 보세요' })).toBeFocused();
    await expect(card(page).getByRole('region', { name: '내 최종답변' })).toBeVisible();
    await expectSound(page);
    await press(ratings(page).getByRole('button', { name: /^알맞음/ }));
    await expect(page.getByText(/에 다시 보여 드려요/)).toBeVisible();
    await expect(page.getByText(new RegExp(`중 ${first + 1}번째`))).toBeVisible();
  });

  await test.step('whoever comes back to it from another page asks for all of it in at most three calls', async () => {
    await page.goto('/studyroom/friends');
    await expect(page.getByRole('heading', { name: '친구', level: 1 })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/v1/live') asked.push(pathname);
    });
    await press(page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: 'My 학습방' }));
    for (const name of ['복습', '앞으로 7일', '내 클럽', /월 순위$/, '친구 소식'])
      await expect(page.getByRole('region', { name }).first()).toBeVisible();
    expect(asked.length, asked.join()).toBeLessThanOrEqual(3);
  });

  await test.step('on its own page by keys alone: written, held against the old answer, rated, and on to the next', async () => {
    await page.goto('/studyroom/recall');
    await expectSound(page);
    await field(page).focus();
    await page.keyboard.type('기억나는 만큼');
    await page.keyboard.press('Control+Enter');
    await expect(ratings(page).getByRole('button')).toHaveCount(4);
    await expect(page.getByRole('region', { name: '방금 떠올린 답' })).toContainText('기억나는 만큼');
    await expectSound(page);
    await page.keyboard.press('Digit4');
    await expect(page.getByText(/‘쉬움’ 선택/)).toBeVisible();
    await expectSound(page);
    if (await field(page).isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('KeyU');
    await expect(page.getByRole('region', { name: '방금 떠올린 답' })).toContainText('기억나는 만큼');
    await expect(page.getByText(new RegExp(`중 ${first + 1}번째`))).toBeVisible();
    await page.keyboard.press('Digit1');
    await expect(page.getByText(new RegExp(`중 ${first + 2}번째|오늘 복습 ${first + 1}개를 마쳤어요`))).toBeVisible();
  });
});
