import type { Page } from '@playwright/test';
import { startAssistantProvider, type AssistantProvider, type WrittenAnswer } from '../assistant-provider.ts';
import { expect, expectSound, press, test as base } from '../fixtures.ts';

const test = base.extend<object, { provider: AssistantProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the test runner reads the fixtures wanted off this pattern
    async ({}, use) => {
      const provider = await startAssistantProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) =>
      use({
        AI_BASE_URL: provider.baseUrl,
        AI_MODEL: 'hanmal',
        AI_INPUT_PRICE: '1000000',
        AI_OUTPUT_PRICE: '1000000',
      }),
    { scope: 'worker' },
  ],
});

const CLUB = '데이터베이스 개론: 표에서 실행 계획까지';
const QUOTE = '그래서 같음으로 묻는 속성을 앞에, 범위로 묻는 속성을 뒤에 둔다.';
const FIRST = { text: '같음으로 묻는 것을 앞에 둬요.', passages: [1], quote: QUOTE };
const SECOND = { text: '범위로 묻는 것은 뒤에 둬요.', passages: [1], quote: QUOTE };

const field = (page: Page) => page.getByRole('textbox', { name: '이 강의에서 궁금한 점' });
const talk = (page: Page) =>
  press(page.getByRole('group', { name: '보는 곳' }).filter({ visible: true }).getByRole('button', { name: '대화' }));
const answerOf = (page: Page, question: string) => page.getByRole('article', { name: question });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await press(page.getByRole('button', { name: '묻기', exact: true }));
}

async function leftToday(page: Page): Promise<number> {
  const told = page.getByText(/오늘 \d+번 남음/);
  return Number(/오늘 (\d+)번/.exec((await told.textContent()) ?? '')![1]);
}

/** Opens the study about indexes, a PDF, at the conversation, with a provider that answers. */
async function openStudy(enter: (email: string, path?: string) => Promise<Page>, email: string): Promise<Page> {
  const manager = await enter('manager@dure.test', '/system/admin/ai');
  const at = '/api/manager/v1/ai/settings';
  const { data } = (await (await manager.request.get(at)).json()) as { data: object };
  const chosen = await manager.request.put(at, {
    data: { ...data, engine: 'INSTALLATION' },
    headers: { origin: new URL(manager.url()).origin },
  });
  expect(chosen.ok()).toBe(true);
  const page = await enter(email, '/lecture?view=MINE');
  await press(page.getByRole('link', { name: CLUB }).first());
  await press(page.getByRole('link', { name: '인덱스', exact: true }));
  // What is still being read holds no answer yet. It opens where this member stopped reading.
  await expect(page.getByRole('img', { name: /^\d+쪽 그림$/ })).toBeVisible({ timeout: 90_000 });
  await talk(page);
  return page;
}

async function spent(enter: (email: string, path?: string) => Promise<Page>): Promise<number> {
  const manager = await enter('manager@dure.test', '/system/admin/ai');
  const { data } = (await (await manager.request.get('/api/manager/v1/ai/usage')).json()) as {
    data: { purposes: { purpose: string; calls: number }[] };
  };
  return data.purposes.find(({ purpose }) => purpose === 'ASSISTANT')?.calls ?? 0;
}

test('an answer comes sentence by sentence, each with its source; what a dead provider said stays, and is paid once @one-course', async ({
  enter,
  provider,
}) => {
  const page = await openStudy(enter, 'member4@dure.test');
  const calls = await spent(enter);
  let call: WrittenAnswer;

  await test.step('it comes while it is written', async () => {
    const question = '복합 인덱스에서 범위로 묻는 속성은 어디에 두나요?';
    await ask(page, question);
    call = await provider.next();
    const answer = answerOf(page, question);
    await expect(answer.getByRole('button', { name: '멈추기' })).toBeVisible();
    call.say(FIRST);
    await expect(answer).toContainText(FIRST.text);
    await expect(answer.getByRole('button', { name: /^근거 1/ })).toHaveCount(1);
    await expectSound(page);
    call.say(SECOND);
    await expect(answer.getByRole('button', { name: /^근거 1/ })).toHaveCount(2);
    call.end();
    await expect(answer.getByRole('button', { name: '멈추기' })).toHaveCount(0);
    await expect(answer).not.toContainText('지어낸');
    await expect(answer.getByText('내장 도구')).toHaveCount(0);
    await expectSound(page);
  });

  await test.step('its source opens at its page, the passage marked', async () => {
    await press(page.getByRole('button', { name: /^근거 1/ }).first());
    await expect(page.getByRole('img', { name: '2쪽 그림' })).toHaveAttribute('data-drawn', '2');
    await expect(page.locator('[data-marked]').first()).toBeInViewport();
    const marked = (await page.locator('[data-marked]').allTextContents()).join('');
    expect(marked.replaceAll(/\s/g, '')).toContain(QUOTE.replaceAll(/\s/g, '').slice(0, 20));
    await expectSound(page);
    await talk(page);
  });

  await test.step('the provider dies: what came stays and says so; asked for again it is the same call, and one of the day', async () => {
    const question = '복합 인덱스에서 같음으로 묻는 속성은 어디에 두나요?';
    const left = await leftToday(page);
    await ask(page, question);
    call = await provider.next();
    const answer = answerOf(page, question);
    call.say(FIRST);
    await expect(answer).toContainText(FIRST.text);
    call.die();
    await expect(answer).toContainText('답이 도중에 끊겼어요. 여기까지 온 답이에요.');
    await expect(answer).toContainText(FIRST.text);
    await expectSound(page);
    await press(answer.getByRole('button', { name: '다시 답하기' }));
    const again = await provider.next();
    expect(again.key).toBe(call.key);
    again.say(FIRST);
    again.say(SECOND);
    again.end();
    await expect(answer).toContainText(SECOND.text);
    await expect(answer.getByRole('button', { name: '멈추기' })).toHaveCount(0);
    await expect(answer).not.toContainText('끊겼어요');
    await expect.poll(() => leftToday(page)).toBe(left - 1);
    expect(await spent(enter)).toBe(calls + 2);
  });
});

test('without a network what came stays, and the rest, what was asked and what was read come by themselves @one-course', async ({
  enter,
  provider,
}) => {
  // They have not come to this study yet.
  const page = await openStudy(enter, 'member5@dure.test');
  const question = '복합 인덱스의 차례는 어떻게 정하나요?';
  const answer = answerOf(page, question);

  await test.step('in the middle of an answer', async () => {
    await ask(page, question);
    const call = await provider.next();
    call.say(FIRST);
    await expect(answer).toContainText(FIRST.text);
    await page.context().setOffline(true);
    await expect(page.getByText(/인터넷에 연결되어 있지 않아요|오프라인/).first()).toBeVisible();
    call.say(SECOND);
    call.end();
    await expect(answer).toContainText(FIRST.text);
    await expect(answer).not.toContainText(SECOND.text);
    await expectSound(page);
  });

  const asked = '복합 인덱스는 왜 전화번호부와 같나요?';
  await test.step('what is asked meanwhile stays in the field', async () => {
    await ask(page, asked);
    await expect(page.getByText(/네트워크 연결에 문제가 있습니다/)).toBeVisible();
    await expect(field(page)).toHaveValue(asked);
    await expectSound(page);
  });

  await test.step('the rest of the answer comes by itself, and the question goes off once', async () => {
    await page.context().setOffline(false);
    await expect(answer).toContainText(SECOND.text);
    await press(page.getByRole('button', { name: '묻기', exact: true }));
    const call = await provider.next();
    call.say(FIRST);
    call.end();
    await expect(answerOf(page, asked)).toContainText(FIRST.text);
    await expect(answerOf(page, asked)).toHaveCount(1);
  });

  await test.step('pages turned without a network are drawn, and remembered once it is back', async () => {
    const onPhone = page.getByRole('group', { name: '보는 곳' }).getByRole('button', { name: '자료', exact: true });
    if (await onPhone.isVisible()) await press(onPhone);
    await expect(page.getByRole('img', { name: /쪽 그림/ })).toHaveAttribute('data-drawn', /\d/);
    await page.context().setOffline(true);
    const next = page.getByRole('button', { name: '다음 쪽' });
    while (await next.isEnabled()) await press(next);
    await expect(page.getByRole('img', { name: '4쪽 그림' })).toHaveAttribute('data-drawn', '4');
    await page.context().setOffline(false);
    await expect(page.getByText('4쪽 중 4쪽까지 읽음')).toBeVisible();
    await expectSound(page);
  });
});
