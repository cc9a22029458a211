import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';

test('an instructor shows the class what it thinks, one group at a time, and what the content says @one-course', async ({
  enter,
}) => {
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '퀴즈' }));
  await press(page.getByRole('link', { name: '퀴즈 5 사전답변 18개 묶어 보기' }));
  const groups = page.getByRole('list', { name: '묶음' }).getByRole('listitem');
  await expect(groups.first()).toBeVisible();
  await expect(page.getByText('내장 도구가 일해요').filter({ visible: true })).toBeVisible();
  await expectSound(page);

  const of = await groups.count();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`2 / ${of} 묶음`)).toBeVisible();
  const title = await page.getByRole('heading', { level: 2 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title!);

  // Whoever answers meanwhile changes the groups, and not each of them rests on a passage.
  const source = page.getByRole('button', { name: '자료에서 보기' });
  const group = page.getByRole('heading', { level: 2 });
  for (let at = 2; at < of && !(await source.isVisible()); at += 1) await page.keyboard.press('ArrowRight');
  const opened = await group.textContent();
  await press(source);
  await expect(page.locator('[data-passage]')).toBeInViewport();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(group).toHaveText(opened!);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/quizzes$/);
});
