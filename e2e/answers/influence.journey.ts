import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '전력계통 해석, 손으로 풀고 말로 설명하기';
const QUESTION = /조류계산에서 모선을/;
const TAKER = { email: 'member1@dure.test', nickname: '서예린' };
const SOURCE = { email: 'nayeon.hong@dure.test', nickname: '홍나연' };

async function openQuiz(page: Page): Promise<void> {
  const asked = async (path: string) =>
    ((await (await page.request.get(path)).json()) as { data: { contents: Record<string, unknown>[] } }).data.contents;
  const clubs = await asked(`/api/v1/clubs?keyword=${encodeURIComponent(CLUB.slice(0, 7))}`);
  const club = Number(clubs.find(({ clubName }) => clubName === CLUB)!['clubSequence']);
  const answers = await asked(`/api/v1/clubs/${club}/quizzes-my-answers`);
  const quiz = Number(answers.find(({ question }) => QUESTION.test(String(question)))!['quizSequence']);
  await page.goto(`/quiz/${club}/quizzes/${quiz}`);
  await expect(page.getByRole('heading', { name: QUESTION, level: 1 })).toBeVisible();
}

test('whose thought went into a final answer is asked quietly; said, it is thanks and then points @one-course', async ({
  enter,
}) => {
  const page = await enter(TAKER.email);
  await openQuiz(page);
  const asked = page.getByRole('radiogroup', { name: `이 생각은 ${SOURCE.nickname} 님의 답변에서 왔나요?` });
  await expect(asked).toBeVisible();
  await expectSound(page);
  await press(asked.getByRole('radio', { name: '아니요' }));
  await expect(page.getByText('내 생각으로 남겨 두었어요.')).toBeVisible();
  await press(asked.getByRole('radio', { name: '네, 고마워요' }));
  await expect(page.getByText(`${SOURCE.nickname} 님에게 고맙다고 전했어요.`)).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(asked.getByRole('radio', { name: '네, 고마워요' })).toBeChecked();

  const source = await enter(SOURCE.email, '/account/my/alarms');
  const thanks = source.getByRole('link', { name: new RegExp(`${TAKER.nickname} 님이 내 답변에서 생각을 얻었다고`) });
  await expect(thanks.first()).toBeVisible();
  await expectSound(source);
  await press(thanks.first());
  // A phone opens on the side where it stands.
  await expect(source.getByRole('article', { name: `${TAKER.nickname} 님의 답변` })).toBeVisible();
  await source.goto('/account/my/activity');
  const entry = source.getByRole('list', { name: '포인트 내역' }).getByRole('listitem').first();
  await expect(entry).toContainText('동료에게 이어진 내 생각');
  await expect(entry).toContainText('+3');
  await expectSound(source);
});
