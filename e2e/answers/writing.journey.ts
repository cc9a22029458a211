import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';
const QUESTION = /인덱스가 있는데도 조회가 느려지는/;
const PEER = '김민준';

const editor = (page: Page) => page.getByRole('textbox', { name: '최종답변', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: '최종답변' }).getByRole('toolbar', { name: '서식' }).getByRole('button', { name });
const isPhone = () => test.info().project.name === 'mobile';

async function side(page: Page, name: '내 답변' | '동료'): Promise<void> {
  if (!isPhone()) return;
  await press(page.getByRole('group', { name: '쓰기와 읽기' }).getByRole('button', { name: new RegExp(`^${name}`) }));
}

async function openQuiz(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: CLUB }).first());
  await press(page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(page.getByRole('link', { name: QUESTION }));
  await expect(editor(page)).toBeVisible();
}

/** Composes a syllable as an input method does: it stands in the field before it is ended. */
async function compose(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test('an answer is written with tools and a peer’s sentence; a comment is Markdown, too', async ({ enter }) => {
  const page = await enter('member1@dure.test', `/quiz?keyword=${encodeURIComponent(CLUB)}`);
  await openQuiz(page);

  await test.step('a tool writes what Ctrl+Z takes back, and leaves a composed syllable whole', async () => {
    await editor(page).fill('선택도');
    await editor(page).selectText();
    await press(tool(page, '굵게'));
    await expect(editor(page)).toHaveValue('**선택도**');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(editor(page)).toHaveValue('선택도');
    await page.keyboard.press('End');
    await compose(page, '가');
    await expect(editor(page)).toHaveValue('선택도가');
    await page.keyboard.press('Control+b');
    await press(tool(page, '코드'));
    await expect(editor(page)).toHaveValue('선택도가``');
    await page.keyboard.press('Control+z');
    await expect(editor(page)).toHaveValue('선택도가');
  });

  await test.step('formulas, code and tables are seen as they will be read', async () => {
    const preview = page.getByRole('region', { name: '미리보기' });
    if (await preview.isHidden()) await press(tool(page, '미리보기'));
    await editor(page).fill('값은 $c_r$\n\n```sql\nselect 1;\n```\n\n| 가 | 나 |\n| --- | --- |\n| 1 | 2 |');
    await expect(preview.locator('.katex').first()).toBeVisible();
    await expect(preview.locator('[class^="hljs-"]').first()).toBeVisible();
    await expect(preview.getByRole('table')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the tools stay within reach while a long text is written', async () => {
    const short = await editor(page).inputValue();
    await editor(page).fill(`${'긴 글의 한 줄입니다.\n'.repeat(80)}끝`);
    await editor(page).press('Control+End');
    await expect(tool(page, '굵게')).toBeInViewport({ ratio: 1 });
    const bar = await tool(page, '굵게').boundingBox();
    const isOnTop = await tool(page, '굵게').evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect([bar!.y > 0, isOnTop]).toEqual([true, true]);
    await editor(page).fill(short);
  });

  await test.step('a pasted picture is attached, and the text stays', async () => {
    const text = await editor(page).inputValue();
    await editor(page).evaluate((field) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
      canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
      const [, data = ''] = canvas.toDataURL('image/png').split(',');
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const files = page.getByRole('list', { name: '첨부한 파일' });
    await expect(files.getByRole('progressbar')).toHaveCount(0);
    await expect(files.getByText(/^붙여 넣은 그림 \d+\.png$/)).toBeVisible();
    await expect(files.locator('img')).toHaveJSProperty('naturalWidth', 8);
    await expect(editor(page)).toHaveValue(text);
    await expectSound(page);
    await press(files.getByRole('button', { name: /삭제$/ }));
    await expect(files).toHaveCount(0);
  });

  await test.step('a peer’s sentence lands in the own answer with credit', async () => {
    await editor(page).fill('내 생각이다.');
    await side(page, '동료');
    const card = page.getByRole('article', { name: `${PEER} 님의 답변` }).first();
    await press(card.getByRole('button', { name: new RegExp(`^${PEER} 님의 문장 인용`) }));
    const sentence = page
      .getByRole('dialog', { name: new RegExp(PEER) })
      .getByRole('button')
      .filter({ hasText: /\S{4}/ })
      .first();
    await expect(sentence).toBeVisible();
    await expectSound(page);
    await press(sentence);
    await expect(card.getByRole('button', { name: /인용함$/ })).toBeVisible();
    await side(page, '내 답변');
    await expect(editor(page)).toHaveValue(new RegExp(`^내 생각이다\\.\\n\\n> .* — @${PEER}`));
    await expect(page.getByText(`제출하면 인용한 ${PEER} 님에게 알려 드려요.`)).toBeVisible();
    await expectSound(page);
  });

  await test.step('what is marked by mouse is quoted by Q, or into a comment', async () => {
    if (isPhone()) return;
    await editor(page).fill('처음');
    const card = page.getByRole('article', { name: `${PEER} 님의 답변` }).first();
    const mark = () =>
      card
        .locator('[data-quotable] p')
        .first()
        .evaluate((element) => getSelection()?.selectAllChildren(element));
    await card.getByRole('heading').click();
    await mark();
    await expect(page.getByRole('toolbar', { name: '고른 문장' })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('q');
    await expect(editor(page)).toHaveValue(new RegExp(`^처음\\n\\n> .* — @${PEER}`));
    await mark();
    await press(page.getByRole('toolbar', { name: '고른 문장' }).getByRole('button', { name: '여기에 댓글' }));
    const comment = page.getByRole('textbox', { name: '댓글 입력' });
    await expect(comment).toHaveValue(/^> \S/);
    await expect(comment).toBeFocused();
  });

  await test.step('comments show formulas and code', async () => {
    await side(page, '동료');
    const comment = page.getByRole('textbox', { name: '댓글 입력' });
    if (await comment.isHidden()) {
      await press(page.getByRole('button', { name: new RegExp(`^${PEER} 님의 답변 댓글`) }).first());
    }
    await comment.fill('식으로는 $N s c_r$, 코드로는 `EXPLAIN`');
    await press(page.getByRole('button', { name: '등록' }));
    const mine = page.getByRole('article', { name: '서예린 님의 댓글' }).last();
    await expect(mine.locator('.katex').first()).toBeVisible();
    await expect(mine.locator('code')).toHaveText('EXPLAIN');
    await expectSound(page);
  });

  await test.step('from the last letter to the next quiz it is four keys', async () => {
    if (isPhone()) return;
    await editor(page).fill('선택도가 낮으면 순차 스캔이 빠르다.');
    const here = page.url();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: '제출' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '이만큼 달라졌어요' })).toBeFocused();
    await page.keyboard.press('4');
    await expect(page.getByText('이해도를 저장했어요.')).toBeVisible();
    await expect(page.getByRole('region', { name: /^다음 · 퀴즈/ })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(here);
  });
});
