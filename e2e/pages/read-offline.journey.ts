import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';
import { addressOf, CLUBS, MEMBER } from './database-club.ts';
import { untilAhead } from './kept-ahead.ts';

const WITH_CODE = /두 사람이 동시에 같은 강의의/;
const NEXT = /인덱스가 있는데도 조회가 느려지는/;

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '오프라인이에요' });

test.use({ serviceWorkers: 'allow' });

test('what was read can be read without a network, and what is missing is named @one-course', async ({ enter }) => {
  const page = await enter(MEMBER, CLUBS);
  const room = await addressOf(page, WITH_CODE);
  await page.goto(room);
  const coloured = page.locator('pre [class^="hljs-"]').first();
  await expect(coloured).toBeVisible();
  await page.goto('/lecture?view=MINE');
  await press(page.getByRole('link', { name: /데이터베이스 개론/ }).first());
  await press(page.getByRole('link', { name: '인덱스', exact: true }));
  const drawn = page.getByRole('img', { name: /쪽 그림/ });
  await expect(drawn).toHaveAttribute('data-drawn', /\d/);
  const study = new URL(page.url()).pathname;
  await page.goto('/studyroom');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toBeVisible();
  await untilAhead(page);
  await page.context().setOffline(true);

  await test.step('the study room', async () => {
    await page.reload();
    await expect(headings.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(notice(page)).not.toContainText('없는 것');
    await expectSound(page);
  });
  await test.step('a room: header, list, code in its colours', async () => {
    await page.goto(room);
    await expect(page.getByRole('navigation', { name: '클럽 메뉴' })).toBeVisible();
    await expect(page.getByRole('link', { name: NEXT }).first()).toBeAttached();
    await expect(coloured).toBeVisible();
    await expect(notice(page)).not.toContainText('없는 것');
    await expectSound(page);
  });
  await test.step('a PDF that was seen', async () => {
    await page.goto(study);
    await expect(drawn).toHaveAttribute('data-drawn', /\d/);
    await expect(notice(page)).not.toContainText('없는 것');
    await expectSound(page);
  });
  await test.step('a document that is not on the device says so, the line at the top names it, and it comes with the network', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('papers-')) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByText('이 파일은 이 기기에 없어요.', { exact: false })).toBeVisible();
    await expect(notice(page)).toContainText('이 기기에 없는 것: 파일.');
    await expectSound(page);
    await page.context().setOffline(false);
    await expect(drawn).toHaveAttribute('data-drawn', /\d/);
  });
});
