import type { Page } from '@playwright/test';
import { expect, press, test } from '../fixtures.ts';
import { addressOf, CLUBS, MEMBER } from './database-club.ts';
import { untilAhead, untilQuiet } from './kept-ahead.ts';
import { pressAll, pressFree } from './press-all.ts';

const BEFORE_FINAL = /인덱스가 있는데도 조회가 느려지는/;
const BEFORE_PRE = /두 트랜잭션이 서로 다른 순서로/;
const AWAY = '인터넷에 연결되어 있지 않아요. 다시 연결되면 이어서 불러올게요.';

// Other journeys finish the answers that are written here.
test.use({ alone: 'lost-network' });

/** On a phone it may stand behind the others' answers. */
const editor = (page: Page) => page.getByRole('textbox', { name: /^(?:사전|최종)답변$/, includeHidden: true });
const said = (page: Page) => page.getByRole('alert').filter({ hasText: AWAY });
const inHeader = (page: Page, name: string | RegExp) => page.getByRole('banner').first().getByRole('button', { name });

/** What the member has written here so far: other journeys write in this room as well. */
async function typedIn(page: Page): Promise<string> {
  await expect(editor(page)).not.toHaveValue('');
  return editor(page).inputValue();
}

/** The frame and the screen are there, and no part of the program is missing. */
async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toHaveCount(0);
  await expect(page.getByText(/화면을 보여 드리지 못했어요|아직 읽지 않은 화면이에요/)).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a room that was opened by its address answers its first press without a network: a pre-answer', async ({
    enter,
  }) => {
    const page = await enter(MEMBER, CLUBS);
    await page.goto(await addressOf(page, BEFORE_PRE));
    const typed = await typedIn(page);
    await untilAhead(page);
    await page.context().setOffline(true);
    await press(page.getByRole('button', { name: '사전답변 제출' }));
    await expect(page.getByRole('alertdialog')).toContainText('사전답변을 제출할까요?');
    await stands(page);
    await expect(editor(page)).toHaveValue(typed);
  });

  test('a room that was opened by its address answers every press without a network', async ({ enter }, info) => {
    const page = await enter(MEMBER, CLUBS);
    await page.goto(await addressOf(page, BEFORE_FINAL));
    const typed = await typedIn(page);
    await untilAhead(page);
    await page.context().setOffline(true);
    const pressed = await pressAll(page, {
      stands: () => stands(page),
      last: '동료',
      opening: /^단축키|답변 제출$/,
    });
    const account = info.project.use.hasTouch ? ['메뉴 열기'] : ['알림, 읽지 않음', '서예린 님 메뉴'];
    const inRoom = ['최종답변 제출', '콘텐츠 열기', '답변 좋아요', '답변 원픽', '답변 댓글', '문장 인용'];
    expect(pressed).toEqual(expect.arrayContaining(['두레 도우미 열기', ...account, ...inRoom]));
    // The toolbar has put marks around it, and quotes stand below.
    expect(await editor(page).inputValue()).toContain(typed);
    if (!info.project.use.hasTouch) return;
    await pressFree(page, page.getByRole('link', { name: /^알림/ }));
    await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
    await stands(page);
    await page.goBack();
    expect(await editor(page).inputValue()).toContain(typed);
  });

  test('home, the study room and a study page answer every press without a network', async ({ enter }) => {
    const page = await enter(MEMBER, '/lecture?view=MINE');
    const lecture = page
      .getByRole('main')
      .getByRole('link', { name: /데이터베이스 개론/ })
      .first();
    const about = (await lecture.getAttribute('href'))!;
    await page.goto(about);
    const study = page.getByRole('link', { name: '인덱스', exact: true });
    await expect(study).toHaveAttribute('href', /\/studies\/\d+/);
    const pages = ['/', '/studyroom', (await study.getAttribute('href'))!];
    await untilAhead(page);
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await untilQuiet(page);
        await page.context().setOffline(true);
        expect((await pressAll(page, { stands: () => stands(page) })).length).toBeGreaterThan(3);
        await page.context().setOffline(false);
      });
  });
});

test('without the worker each control says why it does nothing, the text stays, and the press is answered by itself', async ({
  enter,
}, info) => {
  const page = await enter(MEMBER, CLUBS);
  await page.goto(await addressOf(page, BEFORE_FINAL));
  const typed = await editor(page).inputValue();
  await page.context().setOffline(true);
  const [first, ...others] = info.project.use.hasTouch ? ['메뉴 열기'] : [/^알림/, /님 메뉴$/];
  for (const name of ['두레 도우미 열기', ...others, first!]) {
    await press(inHeader(page, name));
    await expect(said(page).filter({ visible: true })).toHaveCount(1);
    await expect(editor(page)).toHaveValue(typed);
  }
  await press(page.getByRole('button', { name: '콘텐츠 열기' }));
  await expect(said(page).filter({ visible: true })).not.toHaveCount(0);
  await press(page.getByRole('button', { name: '최종답변 제출' }));
  await expect(editor(page)).toHaveValue(typed);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test('a page whose version was replaced says so, keeps what was typed and is loaded anew, once @once', async ({
  enter,
}) => {
  const page = await enter(MEMBER, CLUBS);
  await page.goto(await addressOf(page, BEFORE_FINAL));
  await editor(page).fill('새 버전이 나오기 전에 쓴 글');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The build was replaced: the server is asked for files that it no longer has.
  await page.route('**/assets/build/**', (route) => {
    const url = route.request().url();
    return route.continue(loads === 0 ? { url: url.replace(/\.(\w+)$/, '.before.$1') } : {});
  });
  await press(inHeader(page, /님 메뉴$/));
  await expect(page.getByRole('alert').filter({ hasText: '새 버전이 나왔어요' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(editor(page)).toHaveValue('새 버전이 나오기 전에 쓴 글');
  await press(inHeader(page, /님 메뉴$/));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(1);
});
