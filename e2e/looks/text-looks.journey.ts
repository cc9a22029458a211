import { expect, test, type Page } from '@playwright/test';
import { readAxe } from './axe.ts';
import { colourViolations } from './colour-violations.ts';
import { inTheDark } from './dark.ts';

const HTML = '<main><h1>제목</h1><div id="under"></div><p style="position: relative">읽을 글</p></main>';

const paragraph = (page: Page, css: string) =>
  page.getByText('읽을 글').evaluate((element, style) => element.setAttribute('style', style), css);
const around = (page: Page, css: string) =>
  page.getByRole('main').evaluate((element, style) => element.setAttribute('style', style), css);
async function refuseToAsk(page: Page): Promise<void> {
  await readAxe(page);
  await page.evaluate(() => {
    (window as unknown as { axe: { run: unknown } }).axe.run = () => Promise.reject(new Error('axe was asked'));
  });
}
const faults = (page: Page) => colourViolations(page).then((found) => found.length);

test('what axe has passed is asked about again as soon as it looks otherwise @once', async ({ page }) => {
  await page.setContent(HTML);
  expect(await faults(page)).toBe(0);

  await test.step('not as it is', async () => {
    await refuseToAsk(page);
    expect(await faults(page)).toBe(0);
  });

  await test.step('nor on plain colours that tell it by themselves', async () => {
    await page.setContent(
      '<main style="color: #fff; background: #123"><p style="background: #fff2">읽을 글</p></main>',
    );
    expect(await faults(page)).toBe(0);
    await around(page, 'color: #fff; background: #ddd');
    await expect(faults(page)).rejects.toThrow('axe was asked');
    await page.reload();
    await page.setContent(HTML);
  });

  await test.step('behind a dialog only once it is back', async () => {
    const behind = (hidden: boolean) =>
      page.setContent(`<main aria-hidden="${hidden}" style="color: #999; background: #eee"><p>뒤의 글</p></main>`);
    await behind(true);
    await refuseToAsk(page);
    expect(await faults(page)).toBe(0);
    await page.reload();
    await behind(false);
    expect(await faults(page)).toBe(1);
    await page.setContent(HTML);
  });

  await test.step('in another colour', async () => {
    await paragraph(page, 'color: #999');
    expect(await faults(page)).toBe(1);
    await paragraph(page, 'color: #767676');
    expect(await faults(page)).toBe(0);
  });

  await test.step('on another ground', async () => {
    await around(page, 'background: #ddd');
    expect(await faults(page)).toBe(1);
    await around(page, '');
  });

  await test.step('less opaque', async () => {
    await around(page, 'opacity: 0.5');
    expect(await faults(page)).toBe(1);
    await around(page, '');
  });

  await test.step('in the other theme, whatever fades', async () => {
    await page.addStyleTag({
      content: 'p { transition: color 9s } @media (prefers-color-scheme: dark) { p { color: #bbb !important } }',
    });
    await inTheDark(page, async () => expect(await faults(page)).toBe(1));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await faults(page)).toBe(0);
  });

  await test.step('where those that come first are not to be seen', async () => {
    const hidden = '<p>숨은 글</p>'.repeat(3);
    await page.setContent(
      `<main style="color: #999"><div style="height: 0; overflow: hidden">${hidden}</div><p>보이는 글</p></main>`,
    );
    expect(await faults(page)).toBe(1);
    await page.setContent(HTML);
  });

  await test.step('over what is lifted off the page beside it', async () => {
    await paragraph(page, 'position: relative');
    await page
      .locator('#under')
      .evaluate((element) => element.setAttribute('style', 'position: absolute; inset: 0; background: #333'));
    expect(await faults(page)).toBe(1);
  });
});
