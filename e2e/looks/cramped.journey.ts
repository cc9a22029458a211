import { expect, test, type Page } from '@playwright/test';
import { cramped } from './cramped.ts';

const WORDS = '강사가 매긴 점수가 공식 점수예요. 채점 전에는 보이지 않아요.';
const show = (page: Page, css: string) =>
  page.setContent(`<body style="font-size: 16px; word-break: keep-all"><p style="${css}">${WORDS}</p></body>`);

test('a text in a column of hardly four syllables is refused, one that has room is not @once', async ({ page }) => {
  await show(page, 'width: 70px');
  expect(await cramped(page)).toEqual([`"${WORDS}" is 70 px wide`]);
  await page.setContent('<p style="width: 50px">34 → 97점 <b>+63점</b> 12.03 (목)</p>');
  expect(await cramped(page)).toEqual([]);
  await show(page, 'width: 160px');
  expect(await cramped(page)).toEqual([]);
  await show(page, 'width: 70px; white-space: nowrap');
  expect(await cramped(page)).toEqual([]);
});
