import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';
import { violations } from '../looks/violations.ts';

const MEMBER = 'member1@dure.test';
const MANAGER = 'manager@dure.test';
const panel = (page: Page) => page.getByRole('dialog', { name: '두레 도우미' });
const launcher = (page: Page) => page.getByRole('button', { name: '두레 도우미 열기' });

async function open(page: Page) {
  await press(launcher(page));
  await expect(panel(page)).toBeVisible();
  return page.frameLocator('iframe[title="두레 도우미"]');
}
const frameOf = (page: Page): Frame => page.frames().find((frame) => frame.url().includes('/chatbot'))!;

test('answers about what is due and how things work, leads to it, and hands over to a person', async ({
  enter,
}, info) => {
  const isPhone = info.project.name === 'mobile';
  const page = await enter(MEMBER, '/quiz');
  const bot = await open(page);
  const box = (await panel(page).boundingBox())!;
  if (isPhone) expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844]);
  // Within its border of a pixel.
  else expect([Math.round(box.width), Math.round(box.height)]).toEqual([448, 698]);

  // To the number, as it is built: a style sheet's minifier may round what is large.
  expect(await page.locator('.z-chatbot').evaluate((layer) => getComputedStyle(layer).zIndex)).toBe('2147483647');

  await test.step('the field has the focus; an answer comes with links', async () => {
    const field = bot.getByRole('textbox', { name: '궁금한 점을 물어보세요' });
    await expect(field).toBeFocused();
    await field.fill('이번 주에 내야 할 게 뭐예요?');
    await field.press('Enter');
    await expect(bot.getByRole('article').first()).toContainText(/7일 안에 마감/);
    await field.fill('그건 언제까지야?');
    await field.press('Enter');
    await expect(bot.getByRole('article').nth(1)).toContainText(/7일 안에 마감/);
    await field.fill('늦게 내면 점수가 깎이나요?');
    await field.press('Enter');
    await expect(bot.getByRole('article').last()).toContainText('늦게 내서 점수가 깎이는 일은 없어요');
    await expect(bot.getByRole('link', { name: /도움말 · 마감과 제출/ })).toBeVisible();
    await expectSound(page);
    expect(await violations(frameOf(page))).toEqual([]);
  });

  await test.step('a question goes to the instructors of a club', async () => {
    await press(bot.getByRole('button', { name: '클럽 강사에게 묻기' }));
    await expect(bot.getByRole('textbox', { name: '강사에게 보낼 질문' })).toHaveValue('늦게 내면 점수가 깎이나요?');
    await press(bot.getByRole('button', { name: '강사에게 보내기' }));
    await expect(bot.getByRole('status')).toContainText('보냈어요');
  });

  await test.step('a link opens around the frame, and the conversation is still there', async () => {
    await press(bot.getByRole('link', { name: /도움말 · 마감과 제출/ }));
    await expect(page).toHaveURL(/\/help#deadline$/);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: '마감과 제출' })).toBeInViewport();
    await expectSound(page);
    await open(page);
    await expect(bot.getByRole('article')).toHaveCount(3);
  });

  await test.step('Escape in the frame closes it, and the focus comes back', async () => {
    const field = bot.getByRole('textbox', { name: '궁금한 점을 물어보세요' });
    // The frame may be gone before the browser has told that the key was taken, and then it never tells.
    await field.press('Escape', { timeout: 5_000 }).catch(() => {});
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await open(page);
    await press(panel(page).getByRole('button', { name: '닫기' }));
    await expect(panel(page)).toBeHidden();
  });

  // What is refused stands in the console, so it comes after the last look.
  await test.step('the page in the frame reaches nothing around it', async () => {
    await open(page);
    await expect(bot.getByRole('textbox')).toBeVisible();
    const reached = await frameOf(page).evaluate(async () => {
      const tries: Record<string, () => unknown> = {
        around: () => parent.document.title,
        storage: () => localStorage.length,
        cookies: () => document.cookie,
      };
      const found = Object.entries(tries).flatMap(([name, reach]) => {
        try {
          reach();
          return [name];
        } catch {
          return [];
        }
      });
      const token = new URLSearchParams(location.search).get('accessToken');
      const call = await fetch(new URL('/api/v1/my/clubs', location.href), {
        headers: { authorization: `Bearer ${token}` },
      }).then(
        () => ['clubs'],
        () => [],
      );
      return [...found, ...call];
    });
    expect(reached).toEqual([]);
    await press(panel(page).getByRole('button', { name: '닫기' }));
  });

  if (isPhone) return;
  await test.step('its edges are drawn, over the frame too, and it opens as it was left', async () => {
    await open(page);
    const edge = (await page.getByRole('separator', { name: '도우미 너비' }).boundingBox())!;
    await page.mouse.move(edge.x + 4, edge.y + edge.height / 2);
    await page.mouse.down();
    await page.mouse.move(edge.x - 200, edge.y + 300, { steps: 5 });
    await page.mouse.move(edge.x - 196, edge.y + edge.height / 2, { steps: 3 });
    await page.mouse.up();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('buttonSize')!) as { width: number });
    expect(kept.width).toBe(650);
    await page.mouse.click(40, 450);
    await expect(panel(page)).toBeVisible();
    await press(panel(page).getByRole('button', { name: '닫기' }));
    await page.reload();
    await open(page);
    const width = await page.getByRole('separator', { name: '도우미 너비' }).getAttribute('aria-valuenow');
    expect(width).toBe('650');
  });
});

test("a manager names the organisation's own chatbot, which closes itself, and switches it off @one-course", async ({
  enter,
}) => {
  const html = `<!doctype html><html lang="ko"><title>우리 도우미</title><main><h1>우리 도우미</h1><p id="who"></p>
    <button onclick="parent.postMessage('closeChatbotModal', '*')">닫을게요</button></main>
    <script>
      const given = new URLSearchParams(location.search);
      const call = (path) => fetch(given.get('site') + path, { headers: { authorization: 'Bearer ' + given.get('accessToken') } })
        .then((answer) => answer.status, () => 'kept out');
      Promise.all([call('/api/v1/chatbot'), call('/api/v1/my/clubs')]).then((all) => {
        document.getElementById('who').textContent = given.get('role') + ' ' + all.join(' ');
      });
    </script></html>`;
  const foreign = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((resolve) => foreign.listen(0, resolve));
  try {
    const page = await enter(MANAGER, '/system/admin/chatbot');
    const site = new URL(page.url()).origin;
    const address = `http://localhost:${(foreign.address() as AddressInfo).port}/?site=${site}`;
    const field = page.getByRole('textbox', { name: '우리 기관의 도우미 주소' });
    const save = page.getByRole('button', { name: '저장' });
    await field.fill('http://bot.example');
    await press(save);
    await expect(page.getByText('올바른 URL이 아닙니다.')).toBeVisible();
    await expectSound(page);
    await field.fill(address);
    await press(save);
    await expect(page.getByText('도우미 설정을 저장했습니다.')).toBeVisible();

    await page.goto('/quiz');
    const bot = await open(page);
    await expect(bot.locator('#who')).toHaveText('professor 200 kept out');
    await press(bot.getByRole('button', { name: '닫을게요' }));
    await expect(panel(page)).toBeHidden();

    await page.goto('/system/admin/chatbot');
    await field.fill('');
    await page.getByRole('checkbox', { name: '도우미 보이기' }).uncheck();
    await press(save);
    await expect(page.getByText('도우미 설정을 저장했습니다.')).toBeVisible();
    await page.goto('/quiz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(launcher(page)).toHaveCount(0);
    await page.goto('/system/admin/chatbot');
    await page.getByRole('checkbox', { name: '도우미 보이기' }).check();
    await press(save);
    await expect(page.getByText('도우미 설정을 저장했습니다.')).toBeVisible();
  } finally {
    foreign.close();
  }
});
