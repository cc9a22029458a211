import { expect, test, type Page } from '@playwright/test';
import { covered } from './covered.ts';

const ROWS = Array.from({ length: 40 }, (_, at) => `<p>${at + 1}번째 줄 <button>${at + 1}번 고르기</button></p>`).join(
  '',
);
const show = (page: Page, html: string) =>
  page.setContent(`<body style="margin: 0"><main><h1>제목</h1>${html}</main></body>`);
const FLOATING =
  '<button style="position: fixed; right: 16px; bottom: 16px; width: 52px; height: 52px">도우미</button>';
const dock = '<div style="position: fixed; left: 0; right: 0; bottom: 0; background: #fff"><button>저장</button></div>';

test('what floats over a page is refused wherever it comes to lie over something @once', async ({ page }) => {
  await show(page, `<div style="text-align: right">${ROWS}</div>${FLOATING}`);
  expect(await covered(page)).toContain('"도우미" covers "30번 고르기"');

  await test.step('over a part of a field, where nothing scrolls', async () => {
    await show(
      page,
      `<textarea style="position: fixed; inset: 100px 0 0 0; width: 100%" aria-label="답변"></textarea>${FLOATING}`,
    );
    expect(await covered(page)).toEqual(['"도우미" covers "답변"']);
  });
  await test.step('over a dock', async () => {
    await show(
      page,
      `${dock.replace('저장', '저장하고 다음')}${FLOATING}`.replace('<button>', '<button style="width: 100%">'),
    );
    expect(await covered(page)).toEqual(['"도우미" covers "저장하고 다음"']);
  });
  await test.step('not beside everything', async () => {
    await show(page, `<div style="padding-right: 100px">${ROWS}</div>${FLOATING}`);
    expect(await covered(page)).toEqual([]);
  });
});

test('what stays at an edge covers nothing that scrolls clear of it @once', async ({ page }) => {
  const header = '<header style="position: sticky; top: 0; background: #fff">두레</header>';
  await show(page, `${header}<div style="padding-bottom: 60px">${ROWS}</div>${dock}`);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await covered(page)).toEqual([]);
  expect(await page.evaluate(() => scrollY), 'the page is left where it was').toBe(300);

  await test.step('and is refused over the end of a page', async () => {
    await show(page, `${ROWS}${dock}`);
    expect(await covered(page)).toContain('"저장" covers "40번 고르기"');
  });
  await test.step('in a pane that scrolls by itself', async () => {
    const pane = (end: string) =>
      `<section style="height: 300px; overflow: auto">${ROWS}<div style="padding-bottom: ${end}"></div>` +
      `<footer style="position: sticky; bottom: 0; height: 40px; margin-top: -40px; background: #fff">합계</footer></section>`;
    await show(page, pane('40px'));
    expect(await covered(page)).toEqual([]);
    await show(page, pane('0'));
    expect(await covered(page)).toContain('"합계" covers "40번 고르기"');
  });
  await test.step('over a column of a table', async () => {
    const cell = (style: string, text: string) =>
      `<td style="min-width: 400px; background: #fff; ${style}">${text}</td>`;
    const table = (last: string) =>
      `<div style="overflow: auto; width: 600px"><table><tr>${cell('position: sticky; left: 0', '이름')}` +
      `${cell('', '점수')}${last}</tr></table></div>`;
    await show(page, table(cell('', '상태')));
    expect(await covered(page)).toEqual([]);
    await show(page, table('<td style="position: sticky; right: 0; min-width: 300px; background: #fff">상태</td>'));
    expect(await covered(page)).toContain('"상태" covers "이름"');
  });
});

test('what lies behind a dialog is none of it @once', async ({ page }) => {
  const dialog =
    '<div style="position: fixed; inset: 0; background: #fff"><div role="dialog">정말 지울까요?</div></div>';
  await page.setContent(
    `<body><div id="root" aria-hidden="true"><main><h1>제목</h1>${ROWS}</main></div>${dialog}</body>`,
  );
  expect(await covered(page)).toEqual([]);
});

test('a message that goes by itself is none of it @once', async ({ page }) => {
  const toast = '<div data-toasts style="position: fixed; inset: 0 0 auto"><p style="margin: 0">저장했어요.</p></div>';
  const header = '<header style="position: fixed; top: 0"><button>도우미</button></header>';
  await show(page, `${header}${toast}`);
  expect(await covered(page)).toEqual([]);
  await show(page, `${header}${toast.replace('data-toasts', '')}`);
  expect(await covered(page)).toContain('"저장했어요." covers "도우미"');
});
