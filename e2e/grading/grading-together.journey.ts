import type { Page } from '@playwright/test';
import { choose, chooseQuiz, expect, expectSound, press, test } from '../fixtures.ts';

const [FIRST, SECOND] = ['instructor@dure.test', 'jiwoo.park@dure.test'] as const;
const NAMES = { first: '김도윤 교수', second: '박지우 멘토' };
const CLUB = '데이터베이스 설계 실전 클럽';

// Looks and parts stay where they were left.
test.use({ alone: 'grading-together' });

const queue = (page: Page) => page.getByRole('list', { name: '답변 목록' });
const line = (page: Page, nickname: string) => queue(page).getByRole('link', { name: nickname });
const title = (page: Page) => page.getByRole('heading', { name: /님의 답변$/, level: 2 });

test('two grade one queue: each sees where the other is and what they gave, and they divide the rest @one-course', async ({
  enter,
}, info) => {
  test.setTimeout(240_000);
  const isPhone = info.project.use.hasTouch === true;
  const toQueue = async (page: Page) => {
    if (isPhone) await press(page.getByRole('link', { name: '목록', exact: true }));
  };
  const first = await enter(FIRST, '/my-clubs');
  await press(first.getByRole('link', { name: CLUB }));
  await press(first.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name: '채점' }));
  await chooseQuiz(first, '3주차 · Q5');
  const own = queue(first).getByRole('link').first();
  await expect(own).toBeVisible();
  await expect(first).toHaveURL(/[?&]quiz=\d/);
  const place = new URL(first.url());
  // The line begins with the letter of the picture.
  const [answered, further] = (await queue(first).getByRole('link').allTextContents()).map((text) => text.slice(1, 4));
  await press(own);
  await expect(title(first)).toHaveText(`${answered}님의 답변`);

  const second = await enter(SECOND, `${place.pathname}?quiz=${place.searchParams.get('quiz')}`);
  await test.step('the other sees who looks at what', async () => {
    await expect(line(second, answered!)).toContainText(`${NAMES.first} 님이 지금 보고 있어요`);
    await expectSound(second);
    await press(line(second, answered!));
    await expect(second.getByRole('article').getByText(`${NAMES.first} 님이 보고 있어요.`)).toBeVisible();
    await expect(first.getByRole('article').getByText(`${NAMES.second} 님이 보고 있어요.`)).toBeVisible();
    await expectSound(second);
    await toQueue(second);
    await press(line(second, further!));
    await expect(title(second)).toHaveText(`${further}님의 답변`);
    // What the first one skips is what they have heard of.
    await expect(first.getByRole('article').getByText(`${NAMES.second} 님이 보고 있어요.`)).toHaveCount(0);
  });

  await test.step('a score stands in the other queue at once', async () => {
    for (const level of ['두 가지 이상 60점', '구조까지 12점', '방법만 16점']) {
      await press(first.getByRole('radio', { name: level, exact: true }));
      await expect(first.getByRole('radio', { name: level, exact: true })).toBeChecked();
    }
    await press(first.getByRole('button', { name: '저장하고 다음' }));
    await expect(title(first)).not.toHaveText(`${answered}님의 답변`);
    // What the other one looks at was skipped.
    await expect(title(first)).not.toHaveText(`${further}님의 답변`);
    await toQueue(second);
    await expect(line(second, answered!)).toContainText('강사 88');
  });

  await test.step('the rest is divided, and each begins with their own', async () => {
    await toQueue(first);
    await press(first.getByRole('button', { name: '나눠서 채점하기' }));
    const dialog = first.getByRole('dialog', { name: '나눠서 채점하기' });
    await choose(dialog.getByRole('combobox', { name: '나누는 방법' }), '비율로');
    await expect(dialog.getByRole('textbox', { name: `${NAMES.second} 님의 비율` })).toHaveValue('50');
    await expectSound(first);
    await press(dialog.getByRole('button', { name: '저장', exact: true }));
    await expect(dialog).toBeHidden();
    const mine = (page: Page) => page.getByRole('button', { name: /^내 몫 \d+$/ });
    await expect(mine(first)).toBeVisible();
    await press(mine(first));
    await expect(queue(first)).not.toContainText('님이 맡음');
    await expect(queue(second)).toContainText(`${NAMES.first} 님이 맡음`);
    await expectSound(first);
  });

  await test.step('whoever leaves is nowhere any more', async () => {
    await first.goto('/my-clubs');
    await expect(queue(second)).not.toContainText('지금 보고 있어요');
  });

  // The journeys after this one find the answers as they were.
  await second.evaluate(
    async (club) => {
      const call = (method: string, path: string, body?: object) =>
        fetch(`/api/v1/my/clubs/${club}/${path}`, {
          method,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
      await call('PUT', 'grading-split', { split: null });
      const { data } = (await (await call('GET', 'grading-actions')).json()) as {
        data: { contents: { actionSequence: number }[] };
      };
      await call('POST', `grading-actions/${data.contents[0]!.actionSequence}/undo`);
    },
    /quiz-dashboard\/(\d+)/.exec(place.pathname)![1]!,
  );
});
