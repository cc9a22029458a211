import { expect, expectSound, press, test } from '../fixtures.ts';

test('what happens stands in the bell at once, leads to its place, and is checked one by one or all', async ({
  enter,
}, info) => {
  const isPhone = info.project.name === 'mobile';
  const page = await enter('member7@dure.test', '/quiz');
  const bell = page.getByRole(isPhone ? 'link' : 'button', { name: /^알림(?:,|$)/ });
  const counted = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const nickname = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/accounts/me');
    return ((await answer.json()) as { data: { memberName: string } }).data.memberName;
  });
  // Counted once the page is there.
  await expect(bell).toHaveAttribute('aria-label', /읽지 않음/);
  const before = await counted();

  await test.step('it comes without a reload', async () => {
    const other = await enter('member8@dure.test');
    const status = await other.evaluate(
      async (name) =>
        (
          await fetch('/api/v1/my/friend-requests', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ nickname: name }),
          })
        ).status,
      nickname,
    );
    expect(status).toBe(200);
    await expect.poll(counted).toBe(before + 1);
  });

  await press(bell);
  const place = isPhone ? page.getByRole('main') : page.getByRole('dialog', { name: '알림' });
  const news = place.getByRole('listitem').filter({ hasText: '친구가 되고 싶어 해요' }).first();

  await test.step('by day and weekday, thirty days of it, what is new with a mark', async () => {
    await expect(
      place.getByRole('heading', { name: /^\d{4}\.\d\d\.\d\d \([월화수목금토일]\)$/ }).first(),
    ).toBeVisible();
    await expect(place.getByText('최근 30일 동안의 알림만 보관되며 이후 자동으로 삭제됩니다.')).toBeVisible();
    await expect(news.getByText('읽지 않음')).toBeAttached();
    if (!isPhone) {
      const { width, height } = await place.evaluate((dialog) => {
        const box = dialog.parentElement!.getBoundingClientRect();
        return { width: Math.round(box.width), height: box.height };
      });
      expect(width).toBe(370);
      expect(height).toBeLessThanOrEqual(400);
    }
    await expectSound(page);
  });

  await test.step('it leads to its place and is checked by that', async () => {
    await press(news.getByRole('link'));
    await expect(page).toHaveURL(/\/studyroom\/friends/);
    await expect.poll(counted).toBe(before);
  });

  await test.step('all at once', async () => {
    await press(bell);
    await press(place.getByRole('button', { name: '모두 읽음' }));
    await expect(bell).toHaveAttribute('aria-label', '알림');
    await expect(place.getByText('읽지 않음', { exact: true })).toHaveCount(0);
  });
});
