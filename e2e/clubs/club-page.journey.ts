import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';

test('a member looks through all that a club holds for them @one-course', async ({ enter }) => {
  const page = await enter('member1@dure.test', '/quiz');
  await press(page.getByRole('link', { name: CLUB }));
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name, exact: true });
  const week = page.getByRole('region', { name: '이번 주' });
  await expect(week.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(week.getByRole('link', { name: /쓰기$/ }).first()).toBeVisible();
  await expectSound(page);

  await press(tab('퀴즈'));
  await expect(page.getByRole('region', { name: '1주차' }).getByText('채점 78점')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '최종답변을 낸 퀴즈' })).toBeVisible();
  await expectSound(page);

  await press(tab('내 답변'));
  const answer = page.getByRole('article', { name: '1주차 · 퀴즈 1' });
  await expect(answer.getByText('공식 점수 78점')).toBeVisible();
  await expect(answer.getByText('강사 피드백')).toBeVisible();
  await expectSound(page);

  await press(tab('내 성장'));
  const growth = page.getByRole('region', { name: '내 성장' });
  await expect(growth.getByRole('img', { name: /^AI가 매긴 사전답변과 최종답변의 점수/ })).toBeVisible();
  await press(growth.getByText('표로 보기'));
  await expect(growth.getByRole('row', { name: /^퀴즈 1 / })).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(growth).toBeVisible();

  await press(tab('멤버'));
  await page.getByRole('searchbox', { name: '이름으로 찾기' }).fill('서예린');
  await expect(page.getByRole('list', { name: '멤버' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/keyword=.+&tab=members/);
  await expectSound(page);

  await press(tab('소개'));
  await expect(page.getByRole('region', { name: /동안 이런 것을 물어요$/ })).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: '이름으로 찾기' })).toHaveValue('서예린');
});

test('a quiz opens beside the list on a wide screen, and as a page of its own on a phone', async ({ enter }) => {
  const page = await enter('member1@dure.test', '/quiz');
  await press(page.getByRole('link', { name: CLUB }));
  await press(page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  const quizzes = page.getByRole('region', { name: '퀴즈', exact: true });
  await press(quizzes.getByRole('link').first());
  const room = page.getByRole('region', { name: '퀴즈 1', exact: true });
  await expect(room.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page);
  const list = page.getByRole('navigation', { name: '퀴즈 목록' });
  const isWide = page.viewportSize()!.width >= 1024;
  if (!isWide) {
    await expect(list).toHaveCount(0);
    await press(page.getByRole('navigation', { name: '현재 위치' }).getByRole('link', { name: CLUB }));
    await expect(page.getByRole('navigation', { name: '클럽 메뉴' })).toBeVisible();
    return;
  }

  const links = list.getByRole('listitem').getByRole('link');
  await expect(room).toBeFocused();
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('j');
  const second = page.getByRole('region', { name: '퀴즈 2', exact: true });
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second).toBeFocused();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(room.getByRole('heading', { level: 1 })).toBeVisible();
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '목록 접기' }).click();
  await expect(list).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: '목록 펼치기' }).click();
  await expect(list).toBeVisible();
});
