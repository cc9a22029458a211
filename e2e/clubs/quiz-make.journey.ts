import { expect, expectSound, press, test } from '../fixtures.ts';

const INSTRUCTOR = 'instructor@dure.test';

test('an instructor writes a quiz, opens it, puts it into a club and takes one from the lounge @one-course', async ({
  enter,
}, info) => {
  test.setTimeout(180_000);
  const question = `연결 풀이 마르면 무슨 일이 일어나나요? (${info.project.name})`;
  const page = await enter(INSTRUCTOR, '/quiz-make');
  const list = page.getByRole('list', { name: '내 퀴즈 목록' });
  const row = () => list.getByRole('listitem').filter({ hasText: question });
  const dialog = page.getByRole('dialog');

  await test.step('the list holds quizzes in every state', async () => {
    for (const state of ['비공개', '공개', '숨김', '삭제됨'])
      await expect(list.getByText(state, { exact: true }).first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('a quiz is written, and what is typed survives a reload before it is saved', async () => {
    await press(page.getByRole('link', { name: '새 퀴즈' }));
    await page.getByRole('textbox', { name: '문항' }).fill(question);
    await page.getByRole('textbox', { name: '모범 답안' }).fill('요청이 **연결**을 기다리다가 시간이 다 된다.');
    await page.getByRole('textbox', { name: '키워드' }).fill('연결');
    await page.getByRole('textbox', { name: '키워드' }).press('Enter');
    await page.reload();
    await expect(page.getByRole('textbox', { name: '문항' })).toHaveValue(question);
    await expectSound(page);
    await press(page.getByRole('button', { name: '저장', exact: true }));
    await expect(page.getByRole('heading', { level: 2, name: /번 퀴즈$/ })).toBeVisible();
  });

  await test.step('nobody else sees it yet: it saves itself', async () => {
    await page.getByRole('textbox', { name: '모범 답안' }).fill('요청이 **연결**을 기다리다가 시간 초과로 실패한다.');
    await expect(page.getByText(/^저장됨/)).toBeVisible();
    await expectSound(page);
  });

  await test.step('it is made public, and then cannot be deleted', async () => {
    await press(page.getByRole('button', { name: '공개하기' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }));
    await expect(page.getByText('라운지에 공개한 퀴즈예요.')).toBeVisible();
    await press(page.getByRole('button', { name: '닫기', exact: true }));
    await press(row().getByRole('button', { name: /삭제$/ }));
    await expect(page.getByText('공개된 퀴즈는 삭제할 수 없습니다.')).toBeVisible();
    await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  });

  await test.step('it goes into a club in one step', async () => {
    await press(row().getByRole('link', { name: /수정$/ }));
    await press(page.getByRole('button', { name: '클럽에 넣기' }));
    await expectSound(page);
    await press(dialog.getByRole('button', { name: /에 넣기$/ }).first());
    await expect(page.getByText(/에 넣었어요\./)).toBeVisible();
    await press(page.getByRole('button', { name: '닫기', exact: true }));
    await expect(row()).toContainText('클럽 1곳');
  });

  await test.step('in the lounge one looks at a quiz before taking it', async () => {
    await press(page.getByRole('link', { name: '라운지' }));
    const lounge = page.getByRole('list', { name: '라운지 퀴즈 목록' });
    await page.getByRole('searchbox', { name: '문항 찾기' }).fill('멀티탭');
    const found = lounge.getByRole('listitem');
    await expect(found).toHaveCount(1);
    await press(found.getByText('모범 답안 보기'));
    await expect(found).toContainText('접촉 저항');
    await expectSound(page);
    await press(found.getByRole('button', { name: '클럽에 넣기' }));
    await press(dialog.getByRole('button', { name: /에 넣기$/ }).first());
    await expect(page.getByText(/에 넣었어요\./)).toBeVisible();
  });
});

test('a file of quizzes is checked row by row, corrected in place, kept over a reload, registered and put into a club @one-course', async ({
  enter,
}) => {
  const page = await enter(INSTRUCTOR, '/quiz-make');
  const csv = [
    '문항,모범 답안,키워드,직군,비고',
    '커버링 인덱스는 무엇을 줄이나요?,표를 읽는 횟수를 줄인다.,커버링 인덱스,개바,',
    ',잠금을 얻는 순서를 정한다.,교착 상태,개발,',
    '뷰는 언제 쓰나요?,,뷰,,',
    '왜,한 글자라 문항이 아니다.,,,',
  ].join('\r\n');

  await press(page.getByRole('link', { name: '파일로 가져오기' }));
  await expect(page.getByRole('button', { name: '퀴즈 템플릿 받기' })).toBeVisible();
  await expectSound(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '2학기 퀴즈.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('heading', { level: 1, name: '4행 중 3행을 고쳐 주세요' })).toBeVisible();
  await expect(page.getByText(/모르는 열은 가져오지 않아요: 비고/)).toBeVisible();
  await expectSound(page);

  await press(page.getByRole('button', { name: '‘개발’로 고치기' }));
  await expect(page.getByText('고쳤어요')).toBeVisible();
  await page.getByRole('textbox', { name: '3행 문항' }).fill('교착 상태는 어떻게 막나요?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '4행 중 1행을 고쳐 주세요' })).toBeVisible();
  await press(page.getByRole('checkbox', { name: '오류가 있는 1행은 빼고 추가' }));
  await expectSound(page);
  await press(page.getByRole('button', { name: '3개 추가' }));
  await expect(page.getByText('퀴즈 3개를 추가했어요')).toBeVisible();
  await expect(page.getByText('오류가 있던 1행은 빼고 추가했어요.')).toBeVisible();
  await expectSound(page);
  await press(page.getByRole('button', { name: '클럽에 넣기' }));
  await press(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /에 넣기$/ })
      .first(),
  );
  await expect(page.getByText(/에 넣었어요\./)).toBeVisible();
  await press(page.getByRole('link', { name: 'My 퀴즈 보기' }));
  await expect(page.getByRole('listitem').filter({ hasText: '뷰는 언제 쓰나요?' })).toContainText('클럽 1곳');

  await press(page.getByRole('button', { name: '내보내기' }));
  await expect(page.getByText(/^옮겨지지 않는 것: 채점 기준의 단계/)).toBeVisible();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: '파일로 저장' }));
  expect((await download).suggestedFilename()).toBe('My 퀴즈.csv');
});
