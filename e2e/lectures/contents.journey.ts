import { makePdf } from '../../apps/server/demo/documents/pdf.ts';
import { expect, expectSound, press, test } from '../fixtures.ts';

const PAPERS = [
  { heading: '1. 조인의 순서', paragraphs: ['작은 표를 먼저 읽으면 견줄 행이 줄어든다.'] },
  { heading: '2. 해시 조인', paragraphs: ['한쪽을 해시 표로 만들고 다른 쪽을 훑는다.'] },
  { heading: '3. 중첩 반복 조인', paragraphs: ['중첩 반복 조인은 바깥 행마다 안쪽 표를 찾아 읽는 방법을 말한다.'] },
];

test('the instructor uploads a PDF, sees it read, and opens it at a page @one-course', async ({ enter }) => {
  test.setTimeout(180_000);
  const page = await enter('instructor@dure.test', '/quiz-make/contents');
  await expect(page.getByRole('list', { name: '콘텐츠 목록' })).toBeVisible();
  await expectSound(page);

  await test.step('a file that is added opens, and is read while one looks', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: '조인 정리.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(PAPERS),
      });
    await expect(page.getByRole('heading', { name: '조인 정리.pdf', level: 2 })).toBeVisible();
    // Behind the documents of the demo data, which are read first.
    await expect(page.getByText('1 / 3쪽')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('img', { name: '1쪽 그림' })).toHaveAttribute('data-drawn', '1');
  });

  await test.step('the letters of a page lie where they are drawn, and can be marked', async () => {
    const said = page.getByText('작은 표를 먼저 읽으면 견줄 행이 줄어든다.');
    await expect(said).toBeVisible();
    await said.selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('작은 표를 먼저 읽으면');
    const [letters, picture] = [
      await said.boundingBox(),
      await page.getByRole('img', { name: '1쪽 그림' }).boundingBox(),
    ];
    expect(letters!.width).toBeGreaterThan(picture!.width / 4);
    expect(letters!.x + letters!.width).toBeLessThanOrEqual(picture!.x + picture!.width);
  });

  await test.step('its second page is a place of its own, as a picture and as text', async () => {
    await press(page.getByRole('button', { name: '다음 쪽' }));
    await expect(page).toHaveURL(/at=2/);
    await page.reload();
    await expect(page.getByRole('img', { name: '2쪽 그림' })).toHaveAttribute('data-drawn', '2');
    await expectSound(page);
    await press(page.getByRole('button', { name: '글로 보기' }));
    await expect(page.getByText('한쪽을 해시 표로 만들고 다른 쪽을 훑는다.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('AI drafts a quiz out of it, which is looked over, changed and registered', async () => {
    await press(page.getByRole('link', { name: 'AI로 퀴즈 만들기' }));
    await expect(page.getByRole('group', { name: /콘텐츠/ }).getByText('조인 정리.pdf')).toBeVisible();
    await press(page.getByRole('button', { name: '초안 만들기' }));
    const review = page.getByRole('region', { name: '‘조인 정리.pdf’에서 만든 초안' });
    await expect(review.getByText('중첩 반복 조인이란 무엇인지 설명하세요.')).toBeVisible({ timeout: 60_000 });
    await expect(review.getByText(/내장 도구/).first()).toBeVisible();
    await expectSound(page);
    await press(review.getByRole('button', { name: '조인 정리.pdf 3쪽에서 보기' }).first());
    await expect(page.getByRole('dialog').getByRole('img', { name: '3쪽 그림' })).toHaveAttribute('data-drawn', '3');
    await expectSound(page);
    await press(page.getByRole('dialog').getByRole('button', { name: '닫기' }));
    await press(review.getByRole('button', { name: '고치기' }).first());
    await review.getByRole('textbox', { name: /문항$/ }).first().fill('중첩 반복 조인은 어떻게 읽나요?');
    await press(review.getByRole('button', { name: /^고른 \d개 등록$/ }));
    await expect(page.getByText(/개가 등록되었습니다/)).toBeVisible();
    await press(page.getByRole('button', { name: '닫기', exact: true }));
  });

  await test.step('it is opened to all', async () => {
    const row = page.getByRole('listitem').filter({ hasText: '중첩 반복 조인은 어떻게 읽나요?' });
    await press(row.getByRole('link', { name: /수정$/ }));
    await press(page.getByRole('button', { name: '공개하기' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '공개하기' }));
    await expect(page.getByText('라운지에 공개한 퀴즈예요.')).toBeVisible();
    await page.goto('/quiz-make/contents');
  });

  await test.step('what could not be read says why', async () => {
    await page.getByRole('searchbox').fill('기말');
    await press(page.getByRole('link', { name: '기말_문제지.pdf' }));
    await expect(page.getByText('암호가 걸려 있어 읽지 못했어요').last()).toBeVisible();
    await expectSound(page);
  });
});
