import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from './fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';

// What is graded stays graded.
test.use({ alone: true });

const answerTitle = (page: Page) => page.getByRole('heading', { name: /님의 답변$/, level: 2 });
const panel = (page: Page) => page.getByRole('region', { name: 'AI 평가' });

test('an instructor has an answer read, sees why, takes the score over and saves; its author reads the reasons', async ({
  enter,
  isMobile,
  viewport,
}) => {
  const isPhone = isMobile || viewport!.width < 600;
  const page = await enter('instructor@dure.test', '/my-clubs');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  const select = page.getByRole('button', { name: /채점할 퀴즈/ });
  await press(select);
  await press(page.getByRole('option', { name: '3주차 · Q5' }));
  await press(page.getByRole('list', { name: '답변 목록' }).getByRole('link').first());
  await expect(answerTitle(page)).toBeVisible();
  await expect(panel(page)).toContainText('아직 AI가 읽지 않은 답변이에요.');
  await press(panel(page).getByRole('button', { name: 'AI 평가 받기' }));
  await expect(panel(page)).toContainText('내장 도구가');
  await expect(panel(page)).toContainText(/확신/);
  await expect(page.getByText(/AI \d+(\.\d)? \/ \d+/).first()).toBeVisible();
  await expectSound(page);
  const score = await panel(page).getByRole('definition').nth(1).textContent();
  if (isPhone) await press(panel(page).getByRole('button', { name: 'AI 점수 쓰기' }));
  else await page.keyboard.press('y');
  await expect(page.getByRole('textbox', { name: '직접 입력' })).toHaveValue(score!);
  if (isPhone) await press(page.getByRole('button', { name: '저장하고 다음' }));
  else await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${score}점 저장됨` })).toHaveCount(1);

  const member = await enter('member2@dure.test', '/quiz');
  await press(member.getByRole('link', { name: CLUB }));
  await press(member.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(member.getByRole('link', { name: /제3정규형/ }).first());
  const read = member.getByText(/내장 채점 도구도 읽었어요/);
  await press(read);
  await expect(member.getByText(/강사가 참고한 평가예요/)).toBeVisible();
  await expectSound(member);
});
