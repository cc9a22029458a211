import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '브라우저 렌더링 깊게 읽기';
const LIST = `/quiz?keyword=${encodeURIComponent(CLUB)}`;
const COLOUR = 'rgb(28, 33, 48)';
/** As near as a picture keeps it. */
const NEAR_COLOUR = /^rgb\(2[789], 3[234], 4[789]\)$/;

const frameIn = (page: Page, place = 'main') => page.locator(`${place} [data-picture]`);
/** A picture of 400 by 1,200 pixels in one colour, as PNG. */
const painted = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 1200 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, COLOUR);
  return Buffer.from(base64, 'base64');
};
/** Nothing of it is cut, and the room around it is its own colour, before it has loaded as after. */
async function expectWhole(page: Page, place?: string): Promise<void> {
  await expect(frameIn(page, place)).toHaveAttribute('data-picture', 'whole');
  await expect(frameIn(page, place)).toHaveCSS('background-color', NEAR_COLOUR);
}

test('a tall picture stands whole in the form, on the card and on the page of its club, from the first moment on', async ({
  enter,
}, info) => {
  const isPhone = info.project.use.hasTouch === true;
  const leader = await enter('instructor@dure.test', LIST);
  const address = await leader.getByRole('link', { name: CLUB }).first().getAttribute('href');
  const club = /\/quiz(?:-dashboard)?\/(\d+)/.exec(address!)![1]!;

  await test.step('the form shows it before it is saved', async () => {
    await leader.goto(`/quiz-dashboard/${club}/edit`);
    const image = leader.getByRole('button', { name: /^대표 이미지/ });
    if ((await image.getAttribute('aria-expanded')) === 'false') await press(image);
    const file = { name: '표지.png', mimeType: 'image/png', buffer: await painted(leader) };
    await leader.getByLabel('이미지 고르기', { exact: true }).setInputFiles(file);
    await expectWhole(leader, '[data-path=imageKey]');
    await expectSound(leader);
    await press(leader.getByRole('button', { name: '대표 이미지 저장' }));
    await press(leader.getByRole('alertdialog').getByRole('button', { name: '확인' }));
    await expect(leader.getByRole('button', { name: '대표 이미지 저장' })).toHaveCount(0);
  });

  // No picture comes: what is seen is what is known of it.
  const page = await enter('member1@dure.test', '/help');
  await page.route(/\/images\//, (route) => route.abort());
  await test.step('its card', async () => {
    await page.goto(LIST);
    const card = page.getByRole('article').filter({ hasText: CLUB });
    await expectWhole(page, 'article');
    const [box, name, whole] = await Promise.all(
      [frameIn(page, 'article'), card.getByRole('heading'), card].map(async (part) => (await part.boundingBox())!),
    );
    expect(box!.height).toBeLessThanOrEqual(160);
    if (isPhone) expect(name!.x).toBeGreaterThanOrEqual(box!.x + box!.width);
    else expect(name!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
    expect(name!.y + name!.height).toBeLessThan(whole!.y + whole!.height);
  });
  await test.step('its page', async () => {
    await page.unroute(/\/images\//);
    await press(page.getByRole('link', { name: CLUB }).first());
    await expect(page.getByRole('heading', { level: 1, name: CLUB })).toBeVisible();
    await expectWhole(page);
    expect((await frameIn(page).boundingBox())!.height).toBeLessThanOrEqual(240);
    await expectSound(page);
  });
});
