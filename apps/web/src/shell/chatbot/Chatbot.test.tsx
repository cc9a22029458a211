// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bootOf, tenantOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { Chatbot } from './Chatbot.tsx';

const TOKEN = 'POST /api/v1/chatbot/token';
const BOT = 'https://bot.example';
let issued = 0;
beforeEach(() => {
  issued = 0;
});

async function open({ chatbotUrl = '', who = 'member' as 'member' | 'instructor' } = {}) {
  const server = fakeServer({
    [TOKEN]: () => ({ data: { accessToken: `token-${++issued}`, expiresAt: '2026-11-20T06:05:00.000Z' } }),
  });
  const boot = { ...bootOf(who), tenant: tenantOf({ chatbotUrl }) };
  const view = await renderAt(Chatbot, { boot, at: '/quiz' });
  await view.user.click(await screen.findByRole('button', { name: '두레 도우미 열기' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('두레 도우미');
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(async () => {
      const origin = chatbotUrl === '' ? 'null' : BOT;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from }));
    });
  return { ...view, ...server, frame, say };
}
const isOpen = () => screen.queryByRole('dialog', { name: '두레 도우미' }) !== null;

test('it frames the built-in page with role and token, without an origin of its own', async () => {
  const { frame } = await open();
  expect(frame.src).toBe(`${location.origin}/chatbot?role=student&accessToken=token-1`);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test("it frames the organisation's page, and keeps what stood in its address", async () => {
  const { frame } = await open({ chatbotUrl: `${BOT}/talk?x=1`, who: 'instructor' });
  expect(frame.src).toBe(`${BOT}/talk?x=1&role=professor&accessToken=token-1`);
});

test.each([
  ['the built-in page', '', 'null'],
  ["the organisation's page", `${BOT}/talk`, BOT],
])('%s closes it by its word, and nobody else does', async (_name, chatbotUrl, origin) => {
  const { say } = await open({ chatbotUrl });
  await say('closeChatbotModal', { source: window });
  await say('closeChatbotModal', { source: null });
  await say('closeChatbotModal', { origin: 'https://evil.example' });
  await say('closeChatbotModal', { origin: origin === 'null' ? BOT : 'null' });
  await say({ type: 'closeChatbotModal' });
  await say('something else');
  expect(isOpen()).toBe(true);
  await say('closeChatbotModal');
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('it does not close by a click beside it, but by its button and by Escape, and the focus comes back', async () => {
  const { user } = await open();
  await user.click(document.body);
  fireEvent.pointerDown(document.querySelector('.z-chatbot')!);
  fireEvent.pointerUp(document.querySelector('.z-chatbot')!);
  expect(isOpen()).toBe(true);
  // The focus that a click beside it took comes back a moment later.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  const button = screen.getByRole('button', { name: '두레 도우미 열기' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: '닫기' }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('the page behind does not scroll while it is open, and does afterwards', async () => {
  const { user } = await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement.style.overflow).not.toBe('hidden'));
});

test('a link of the frame opens around it, one that leads elsewhere does not', async () => {
  const { say, address } = await open();
  for (const to of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', 7])
    await say({ type: 'openChatbotLink', to });
  expect([isOpen(), address()]).toEqual([true, '/quiz']);
  await say({ type: 'openChatbotLink', to: '/quiz/3/quizzes/8' });
  await waitFor(() => expect(address()).toBe('/quiz/3/quizzes/8'));
});

test('the frame is given another token when it asks for one, to its own origin alone', async () => {
  const { frame, say } = await open({ chatbotUrl: `${BOT}/talk` });
  const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  await say({ type: 'renewChatbotToken' });
  await waitFor(() => expect(post).toHaveBeenCalledWith({ type: 'chatbotAccessToken', accessToken: 'token-2' }, BOT));
});

test('edges are moved with the arrows, within their limits, and the size is kept', async () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  const { user } = await open();
  const width = screen.getByRole('separator', { name: '도우미 너비' });
  expect(width.getAttribute('aria-valuenow')).toBe('450');
  act(() => width.focus());
  await user.keyboard('{ArrowLeft}');
  expect(JSON.parse(localStorage.getItem('buttonSize')!)).toEqual({ width: 530, height: 700 });
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
  expect(width.getAttribute('aria-valuenow')).toBe('578');
  await user.keyboard('{End}');
  expect(width.getAttribute('aria-valuenow')).toBe('1232');
  act(() => screen.getByRole('separator', { name: '도우미 높이' }).focus());
  await user.keyboard('{Home}');
  expect(JSON.parse(localStorage.getItem('buttonSize')!)).toEqual({ width: 1232, height: 680 });
});

test('an edge takes the pointer from the frame with the press, and a press alone chooses no size', async () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  Element.prototype.setPointerCapture ??= () => undefined;
  await open();
  const width = screen.getByRole('separator', { name: '도우미 너비' });
  const takesPart = () => !screen.getByTitle('두레 도우미').classList.contains('pointer-events-none');
  const at = (clientX: number) => ({ clientX, button: 0, pointerId: 1 });
  fireEvent.pointerDown(width, at(800));
  expect(takesPart()).toBe(false);
  fireEvent.pointerUp(width, at(800));
  expect([takesPart(), localStorage.getItem('buttonSize')]).toEqual([true, null]);
  fireEvent.pointerDown(width, at(800));
  fireEvent.pointerUp(width, at(600));
  expect(takesPart()).toBe(true);
  expect(JSON.parse(localStorage.getItem('buttonSize')!)).toEqual({ width: 650, height: 700 });
});

test('a token that is not given is said, and asked for again', async () => {
  let isDown = true;
  fakeServer({
    [TOKEN]: () =>
      isDown
        ? { status: 503, code: '0503', message: '잠시 쉬고 있어요.' }
        : { data: { accessToken: 'a', expiresAt: '2026-11-20T06:05:00.000Z' } },
  });
  const { user } = await renderAt(Chatbot, { boot: bootOf('member'), at: '/quiz' });
  await user.click(await screen.findByRole('button', { name: '두레 도우미 열기' }));
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByTitle('두레 도우미')).toBeTruthy();
});

test('guests have none, nor has who is still to agree to a text, and nobody where the organisation switched it off', async () => {
  const { unmount } = await renderAt(Chatbot, { boot: bootOf('guest'), at: '/quiz' });
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const off = { ...bootOf('member'), tenant: tenantOf({ chatbotUseYn: 'NO' }) };
  for (const boot of [off, bootOf('member', { dueConsents: ['TERMS'] })]) {
    const view = await renderAt(Chatbot, { boot, at: '/quiz' });
    expect(screen.queryByRole('button')).toBeNull();
    view.unmount();
  }
});
