import type { Page } from '@playwright/test';
import { expect, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 설계 실전 클럽';
const QUESTION = /인덱스가 있는데도 조회가 느려지는/;
const AWAY = '인터넷에 연결되어 있지 않아요. 다시 연결되면 이어서 불러올게요.';

const editor = (page: Page) => page.getByRole('textbox', { name: '최종답변', exact: true });
const said = (page: Page) => page.getByRole('alert').filter({ hasText: AWAY });

async function roomOf(page: Page): Promise<string> {
  await press(page.getByRole('link', { name: CLUB }).first());
  await press(page.getByRole('navigation', { name: '클럽 메뉴' }).getByRole('link', { name: '퀴즈', exact: true }));
  await press(page.getByRole('link', { name: QUESTION }));
  await expect(editor(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

test('without the worker each control says why it does nothing, the text stays, and the press is answered @once', async ({
  enter,
}) => {
  const page = await enter('member1@dure.test', `/quiz?keyword=${encodeURIComponent(CLUB)}`);
  const at = await roomOf(page);
  await page.goto(at);
  const typed = await editor(page).inputValue();
  await page.context().setOffline(true);
  await press(page.getByRole('banner').getByRole('button', { name: /^알림/ }));
  await expect(said(page)).toBeVisible();
  await press(page.getByRole('button', { name: '콘텐츠 열기' }));
  await expect(said(page).filter({ visible: true })).not.toHaveCount(0);
  await expect(editor(page)).toHaveValue(typed);
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test('a page whose version was replaced says so, keeps what was typed and is loaded anew, once @once', async ({
  enter,
}) => {
  const page = await enter('member1@dure.test', `/quiz?keyword=${encodeURIComponent(CLUB)}`);
  const at = await roomOf(page);
  await page.goto(at);
  await editor(page).fill('새 버전이 나오기 전에 쓴 글');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The old build's files are gone: the server answers for them as for any address that it does not know.
  await page.route('**/assets/build/**', (route) =>
    loads === 0 ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) : route.continue(),
  );
  await press(page.getByRole('banner').getByRole('button', { name: /님 메뉴$/ }));
  await expect(page.getByRole('alert').filter({ hasText: '새 버전이 나왔어요' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(editor(page)).toHaveValue('새 버전이 나오기 전에 쓴 글');
  await press(page.getByRole('banner').getByRole('button', { name: /님 메뉴$/ }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(1);
});
