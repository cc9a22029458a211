// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aboutOf, myQuizOf } from '../../testing/clubs.ts';
import { bodies, editor, showRoom } from '../../testing/room-stage.tsx';
import { nextQuiz, roomOf } from '../../testing/rooms.ts';
import type { Answer, Sent } from '../../testing/server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const row = (quizSequence: number, no: number) => myQuizOf(no, { clubSequence: 1, quizSequence });

/** The first of two quizzes, open beside the list of both. */
async function showBeside(routes: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {}) {
  const first = nextQuiz();
  const second = first.quiz + 1;
  const ownOfSecond = first.own.replace(`/quizzes/${first.quiz}/`, `/quizzes/${second}/`);
  const contents = [row(first.quiz, 1), row(second, 2)];
  const shown = await showRoom({
    room: roomOf({ no: 1 }),
    isWide: true,
    routes: {
      'GET /api/v1/clubs/1/about': () => ({ data: aboutOf() }),
      'GET /api/v1/clubs/1/quizzes/me': () => ({ data: { contents, totalElements: 2 } }),
      [`GET ${ownOfSecond}`]: () => ({ data: roomOf({ quizSequence: second, no: 2, question: '둘째 질문' }) }),
      [`PUT ${first.own}/draft`]: () => ({ data: { savedAt: '2026-11-20T00:00:00Z', version: 1 } }),
      ...routes,
    },
  });
  const list = () => screen.findByRole('navigation', { name: '퀴즈 목록' });
  const link = async (name: string) => within(await list()).findByRole<HTMLAnchorElement>('link', { name });
  const address = () => shown.router.state.location.pathname;
  return { ...shown, first, second, list, link, address };
}
const secondQuestion = () => screen.findByRole('heading', { name: '둘째 질문', level: 1 });

describe('on a wide screen', () => {
  it('the club’s quizzes stand beside the open one, which is marked, and lead to the others', async () => {
    const { user, link, address, second } = await showBeside();
    expect((await link('문제 1')).getAttribute('aria-current')).toBe('page');
    expect((await link('문제 2')).hasAttribute('aria-current')).toBe(false);
    await user.click(await link('문제 2'));
    expect(await secondQuestion()).toBeTruthy();
    expect(address()).toBe(`/quiz/1/quizzes/${second}`);
    expect((await link('문제 2')).getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['J', 'j', 'k'],
    ['J on a Korean keyboard', 'ㅓ', 'ㅏ'],
  ])('%s opens the next quiz and K the one before', async (_, next, previous) => {
    const { user, link, address, first } = await showBeside();
    await link('문제 1');
    await user.keyboard(next);
    expect(await secondQuestion()).toBeTruthy();
    await user.keyboard(previous);
    await waitFor(() => expect(address()).toBe(`/quiz/1/quizzes/${first.quiz}`));
  });

  it('a letter that is being typed opens nothing', async () => {
    const { user, link, address, first } = await showBeside();
    await link('문제 1');
    await user.type(await editor('사전답변'), 'jk?');
    expect((await editor('사전답변')).value).toBe('jk?');
    expect(address()).toBe(`/quiz/1/quizzes/${first.quiz}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('arrows move through the list and Enter opens', async () => {
    const { user, link } = await showBeside();
    (await link('문제 1')).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await link('문제 2'));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(await link('문제 1'));
    await user.keyboard('{End}{Enter}');
    expect(await secondQuestion()).toBeTruthy();
  });

  it('the list can be folded away, which this device remembers', async () => {
    const { user, list } = await showBeside();
    await list();
    await user.click(screen.getByRole('button', { name: '목록 접기' }));
    expect(screen.queryByRole('navigation', { name: '퀴즈 목록' })).toBeNull();
    await showBeside();
    await user.click(await screen.findByRole('button', { name: '목록 펼치기' }));
    expect(await list()).toBeTruthy();
  });

  it('the shortcuts can be read', async () => {
    const { user, link } = await showBeside();
    await link('문제 1');
    await user.keyboard('?');
    expect((await screen.findByRole('dialog')).textContent).toContain('다음 퀴즈 열기');
  });

  it('what cannot be opened leaves the list to choose another quiz from', async () => {
    const first = nextQuiz();
    const missing: Answer = { status: 404, code: '0404', message: '찾을 수 없습니다.' };
    await showRoom({
      room: roomOf(),
      isWide: true,
      routes: {
        [`GET ${first.own}`]: () => missing,
        'GET /api/v1/clubs/1/about': () => ({ data: aboutOf() }),
        'GET /api/v1/clubs/1/quizzes/me': () => ({ data: { contents: [row(900, 1)], totalElements: 1 } }),
      },
    });
    expect(await screen.findByRole('heading', { name: '찾을 수 없는 화면이에요' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '문제 1' })).toBeTruthy();
  });
});

describe('opening another quiz', () => {
  it('saves what was being typed, and the list says that it is being written', async () => {
    const { user, sent, first, link, list } = await showBeside();
    await link('문제 1');
    await user.type(await editor('사전답변'), '쓰다 만 글');
    await user.click(await link('문제 2'));
    await secondQuestion();
    await waitFor(() => expect(bodies(sent, `PUT ${first.own}/draft`)).toEqual([{ text: '쓰다 만 글', version: 0 }]));
    await waitFor(async () => expect((await list()).textContent).toContain('사전답변 쓰는 중'));
  });

  it('leaves the list saying of the first what its room said', async () => {
    const { link, list, state, queryClient } = await showBeside();
    await link('문제 1');
    state.room = roomOf({ no: 1, answerStatus: '0003', officialGrade: 88, comprehension: 4 });
    await queryClient.invalidateQueries();
    await waitFor(async () => expect((await list()).textContent).toContain('채점 88점'));
  });

  it('and coming back while that is still being saved is no disagreement of two devices', async () => {
    const gate = Promise.withResolvers<void>();
    let version = 0;
    const held = async ({ body }: Sent): Promise<Answer> => {
      await gate.promise;
      const { version: seen } = body as { version: number };
      const savedAt = '2026-11-20T00:00:00Z';
      if (seen === version) return { data: { savedAt, version: (version += 1) } };
      return { status: 409, code: '0409', message: '', kept: { text: '쓰다', savedAt, version } };
    };
    const { quiz } = nextQuiz();
    const own = `/api/v1/my/clubs/1/quizzes/${quiz + 1}/answer`;
    const { user, sent, link } = await showBeside({ [`PUT ${own}/draft`]: held });
    await link('문제 1');
    await user.type(await editor('사전답변'), '쓰다');
    await user.click(await link('문제 2'));
    await secondQuestion();
    await user.click(await link('문제 1'));
    await waitFor(async () => expect((await editor('사전답변')).value).toBe('쓰다'));
    await user.type(await editor('사전답변'), ' 더 씀');
    gate.resolve();
    await user.tab();
    await waitFor(() => expect(bodies(sent, `PUT ${own}/draft`).at(-1)).toEqual({ text: '쓰다 더 씀', version: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a phone shows the room alone and asks for nothing beside it', async () => {
  nextQuiz();
  const { routes } = await showRoom({ room: roomOf() });
  await editor('사전답변');
  expect(screen.queryByRole('navigation', { name: '퀴즈 목록' })).toBeNull();
  expect(routes()).not.toContain('GET /api/v1/clubs/1/quizzes/me');
});
