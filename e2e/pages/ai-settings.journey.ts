import { expect, expectSound, press, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../looks/widths.ts';

test('a manager sees what AI cost, tries a provider and is told what is wrong with it @one-course', async ({
  enter,
}) => {
  const page = await enter('manager@dure.test', '/system/admin/ai');
  await expect(page.getByRole('heading', { name: /월 비용$/ })).toBeVisible();
  await expectSound(page);
  await press(page.getByText('우리 대학의 제공자'));
  const address = page.getByRole('textbox', { name: '주소' });
  await address.fill('');
  await press(page.getByRole('button', { name: '저장' }));
  await expect(page.getByText('제공자의 주소를 입력해 주세요.')).toBeVisible();
  await address.fill('http://127.0.0.1:1/v1');
  await page.getByRole('textbox', { name: '모델' }).fill('hanmal-32b');
  await press(page.getByRole('button', { name: '연결 시험' }));
  await expect(page.getByText('내부망 주소는 쓸 수 없어요.')).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('heading', { name: '어느 클럽에 썼나요' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '저장' }), "within the thumb's reach").toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await expectSound(page);
});
