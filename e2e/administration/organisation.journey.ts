import type { Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const ORGANISATION = '/api/manager/v1/organisation';

/** Puts back how the organisation looked: others read its name and menu. */
const restore = (page: Page, before: string) =>
  page.evaluate(
    async ([path, then]) => {
      const form = new FormData();
      const { data } = (await (await fetch(path!)).json()) as { data: { version: number } };
      const request = JSON.stringify({ ...(JSON.parse(then!) as object), version: data.version });
      form.append('request', new Blob([request], { type: 'application/json' }));
      const answer = await fetch(`${path}/brand`, { method: 'PUT', body: form });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [ORGANISATION, before],
  );

test('a manager changes name, colour and menu, and a member sees it @one-course', async ({ enter }) => {
  const page = await enter('manager@saero.test', '/system/admin/organisation');
  await expect(page.getByRole('heading', { name: '가입과 운영', level: 1 })).toBeVisible();
  await expectSound(page);
  const places = page.getByRole('navigation', { name: '관리 메뉴' });

  await test.step('codes are kept in three lists, with where each is used', async () => {
    await press(places.getByRole('link', { name: '코드', exact: true }));
    await press(page.getByRole('button', { name: '개발', exact: true }));
    await expect(page.getByRole('heading', { name: '개발의 직무' })).toBeVisible();
    await expect(page).toHaveURL(/group=0300/);
    await expect(places.getByRole('link', { name: '코드', exact: true })).toHaveAttribute('aria-current', 'page');
    await expectSound(page);
    await press(page.getByRole('button', { name: /^레벨 1, 쓰는 곳/ }));
    await expect(page.getByRole('dialog')).toContainText(/클럽 \d+개/);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await press(places.getByRole('link', { name: '브랜드와 메뉴' }));
  const name = page.getByRole('textbox', { name: /기관 이름/ });
  await expect(name).toHaveValue('새로테크');
  await expect(page.getByText('재지 못했어요')).toHaveCount(0);
  const before = await page.evaluate(
    async (path) => JSON.stringify(((await (await fetch(path)).json()) as { data: unknown }).data),
    ORGANISATION,
  );
  try {
    await name.fill('새로테크 아카데미');
    await page.getByRole('radio', { name: '초록' }).check({ force: true });
    await page.getByRole('checkbox', { name: /강의클럽/ }).uncheck();
    await expect(page.getByRole('status').filter({ hasText: '바꾼 것 3가지' })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: '저장' }));
    await expect(page.getByRole('link', { name: /새로테크 아카데미/ }).first()).toBeVisible();
    const member = await enter('member1@saero.test', '/');
    await expect(member).toHaveTitle(/새로테크 아카데미/);
    await expect(member.locator('html')).toHaveAttribute('data-preset', 'green');
    const menu = member.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: '퀴즈클럽', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: '강의클럽', exact: true })).toHaveCount(0);
  } finally {
    await restore(page, before);
  }
});
