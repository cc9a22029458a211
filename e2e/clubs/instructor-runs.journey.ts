import { expect, expectSound, press, test } from '../fixtures.ts';

const INSTRUCTOR = 'instructor@dure.test';
const MEMBER = { email: 'member2@dure.test', nickname: '김민준' };
const CLUB = '데이터베이스 설계 실전 클럽';
const MOVED = /접속 기록 표가 한 달에/;
const CARE = '막힌 곳이 있으면 알려 주세요.';
const WORDS = '근거를 들어 설명하는 힘이 좋아요.';

test('the instructor sees what needs doing, orders and publishes a quiz, and releases a report that its member reads', async ({
  enter,
}, info) => {
  test.setTimeout(180_000);
  const isPhone = info.project.use.hasTouch === true;
  const page = await enter(INSTRUCTOR, '/my-clubs');
  const tab = (name: string) =>
    press(page.getByRole('navigation', { name: '클럽 관리' }).getByRole('link', { name, exact: true }));

  await test.step('the dashboard begins with the work and shows the figures', async () => {
    await press(page.getByRole('link', { name: CLUB }));
    const waits = page.getByRole('region', { name: '기다리는 답변' });
    await expect(waits.getByRole('heading', { name: /^기다리는 답변 \d+개, .*분쯤 걸려요$/ })).toBeVisible();
    await expect(page.getByRole('complementary', { name: '누구에게 안부를 물을까요?' })).toBeVisible();
    await expectSound(page);
    const stops = page.getByRole('region', { name: '어디에서 멈추나요?' });
    await press(stops.getByRole('link', { name: /사전답변까지 [1-9]\d*명 보기$/ }).last());
    await expect(page.getByRole('heading', { name: /사전답변까지 낸 멤버/ })).toBeVisible();
    await expect(page.getByRole('table', { name: '퀴즈별 현황' })).toContainText('인덱스가 있는데도');
    await expectSound(page);
  });
  const club = /quiz-dashboard\/(\d+)/.exec(page.url())![1]!;

  await test.step('a quiz moves up by key or finger, is published and saved', async () => {
    await tab('퀴즈');
    await press(page.getByRole('link', { name: '순서와 공개 관리' }));
    const row = page.getByRole('list', { name: '퀴즈 순서' }).getByRole('button', { name: MOVED });
    if (isPhone) await press(page.getByRole('button', { name: '퀴즈 8 위로' }));
    else {
      await row.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(row).toBeFocused();
    }
    await expect(row).toContainText(/^7/);
    const published = page.getByRole('switch', { name: '퀴즈 7 공개' });
    await expect(published).not.toBeChecked();
    await press(page.locator('label').filter({ has: published }));
    await expect(published).toBeChecked();
    await expectSound(page);
    await press(page.getByRole('button', { name: '저장', exact: true }));
    await expect(page.getByText('퀴즈 순서와 공개를 저장했습니다.')).toBeVisible();
    await page.reload();
    await expect(row).toContainText(/^7/);
    await expect(published).toBeChecked();
  });

  await test.step('one member is looked at beside the list, and the list is downloaded', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/v1/clubs/*/dashboard', async (route) => {
      await released;
      await route.continue();
    });
    await tab('학습 현황');
    const list = page.getByRole('table', { name: '멤버별 학습 현황' });
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    const { y } = (await list.boundingBox())!;
    release();
    await expect(page.getByRole('region', { name: '점수는 어디에 모여 있나요?' })).toBeVisible();
    // What comes above the list later does not move it from under a finger.
    expect(Math.abs((await list.boundingBox())!.y - y)).toBeLessThan(8);
    await press(page.getByRole('link', { name: `${MEMBER.nickname}님 자세히 보기` }));
    const detail = page.getByRole('dialog', { name: `${MEMBER.nickname}님의 학습 현황` });
    await expect(detail.getByRole('listitem').first()).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    const row = page.getByRole('row', { name: MEMBER.nickname });
    await press(row.locator('label'));
    await expect(row.getByRole('checkbox')).toBeChecked();
    await press(page.getByRole('button', { name: '1명에게 글 보내기' }));
    const writing = page.getByRole('dialog', { name: '1명에게 글 보내기' });
    await writing.getByRole('textbox', { name: '보낼 글' }).fill(`{이름} 님, ${CARE}`);
    await expectSound(page);
    await press(writing.getByRole('button', { name: '1명에게 보내기' }));
    await expect(page.getByText('1명에게 보냈습니다.')).toBeVisible();
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '엑셀로 내려받기' }));
    expect((await download).suggestedFilename()).toBe(`${CLUB} 학습 현황.xlsx`);
  });

  await test.step('reports are drafted in the background, one is changed and released', async () => {
    await tab('평가');
    await press(page.getByRole('button', { name: /^초안( 다시)? 만들기$/ }));
    const again = page.getByRole('alertdialog').getByRole('button', { name: '초안 다시 만들기' });
    const open = page.getByRole('link', { name: `${MEMBER.nickname}님의 평가서 열기` });
    await expect(open.or(again).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: '초안 다시 만들기' })).toBeVisible({ timeout: 30_000 });
    await expectSound(page);
    await press(open);
    await expect(page.getByRole('heading', { name: `${MEMBER.nickname}님의 평가서` })).toBeVisible();
    await expect(page.getByRole('region', { name: '근거' }).getByRole('listitem').first()).toBeVisible();
    await expectSound(page);
    if (isPhone) await press(page.getByRole('button', { name: '평가서', exact: true }));
    await page.getByRole('textbox', { name: '강점' }).fill(WORDS);
    await expectSound(page);
    await press(page.getByRole('button', { name: '저장하고 공개' }));
    await expect(page.getByText('평가서 1개를 공개했습니다.')).toBeVisible();
    await page.getByRole('heading', { name: `${MEMBER.nickname}님의 평가서` }).focus();
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { name: `${MEMBER.nickname}님의 평가서` })).toBeHidden();
    await expect(page.getByText('읽음', { exact: true })).toBeVisible();
    await press(page.getByRole('link', { name: '평가서 목록' }));
    await expect(page.getByRole('row').filter({ hasText: MEMBER.nickname })).toContainText('공개함');
    await expect(page.getByRole('button', { name: '읽은 1명 공개' })).toBeVisible();
  });

  await test.step('the member reads it on the page of the club', async () => {
    const theirs = await enter(MEMBER.email, `/quiz/${club}?tab=growth`);
    const report = theirs.getByRole('region', { name: '나의 평가서' });
    await expect(report).toContainText(WORDS);
    await expect(report).toContainText('강사가 다듬었어요');
    const told = theirs.getByRole('list', { name: '나에게 온 글' });
    await expect(told).toContainText(`${MEMBER.nickname} 님, ${CARE}`);
    await expectSound(theirs);
    await press(told.getByRole('button', { name: '읽었어요' }));
    await expect(told).toBeHidden();
    await press(report.getByRole('list', { name: '참여의 근거가 된 답변' }).getByRole('link').first());
    await expect(theirs).toHaveURL(new RegExp(`/quiz/${club}/quizzes/\\d+`));
  });
});
