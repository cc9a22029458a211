import type { Page } from '@playwright/test';
import { expect, expectSound, test } from '../fixtures.ts';

const CLUB = '브라우저 렌더링 깊게 읽기';
const SHAPES = { square: [900, 900], tall: [400, 1200], wide: [2000, 400] } as const;

/** Every club's picture has this shape, and one colour. */
const paint = (page: Page, [width, height]: readonly [number, number]) =>
  page.route(/\/images\//, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#1c2130"/></svg>`,
    }),
  );

for (const [shape, size] of Object.entries(SHAPES))
  test(`a ${shape} picture stands whole in the frame of its card and covers nothing of it`, async ({ enter }, info) => {
    const isPhone = info.project.use.hasTouch === true;
    const page = await enter('member1@dure.test', '/help');
    await paint(page, size);
    await page.goto('/quiz');
    const card = page.getByRole('article').filter({ hasText: CLUB });
    await card.scrollIntoViewIfNeeded();
    const frame = card.locator('[data-picture]');
    await expect(frame).toHaveAttribute('data-picture', 'whole');
    await expect(frame).toHaveCSS('background-color', 'rgb(28, 33, 48)');
    const [box, name, whole] = await Promise.all(
      [frame, card.getByRole('heading'), card].map(async (part) => (await part.boundingBox())!),
    );
    expect(box!.height).toBeLessThanOrEqual(160);
    if (isPhone) expect(name!.x).toBeGreaterThanOrEqual(box!.x + box!.width);
    else expect(name!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
    expect(name!.y + name!.height).toBeLessThan(whole!.y + whole!.height);
    await expectSound(page);

    await card.getByRole('link', { name: CLUB }).click();
    await expect(page.getByRole('heading', { level: 1, name: CLUB })).toBeVisible();
    const cover = page.locator('main [data-picture=whole]');
    await cover.scrollIntoViewIfNeeded();
    expect((await cover.boundingBox())!.height).toBeLessThanOrEqual(240);
  });
