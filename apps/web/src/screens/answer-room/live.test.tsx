// @vitest-environment jsdom
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interruption } from '../../kernel/interruptions.ts';
import { fakeStream } from '../../testing/event-source.ts';
import { showRoom } from '../../testing/room-stage.tsx';
import { afterPre, cardOf, nextQuiz, replyOf, roomOf } from '../../testing/rooms.ts';

let stream: ReturnType<typeof fakeStream>;
beforeEach(() => {
  stream = fakeStream();
});
afterEach(() => {
  cleanup();
  interruption.set(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const names = () => screen.getAllByRole('article', { name: /님의 답변$/ }).map((one) => one.getAttribute('aria-label'));
const like = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} 님의 답변 좋아요`) });

async function open(part: Partial<Parameters<typeof showRoom>[0]> = {}) {
  const { quiz, club } = nextQuiz();
  const cards = [cardOf('a', '김민준'), cardOf('b', '정하은')];
  const shown = await showRoom({ room: afterPre({ clubQuizAnswerSequence: 7 }), cards, ...part });
  await like('김민준');
  await waitFor(() => expect(stream.addresses()).toHaveLength(1));
  const at = { clubSequence: 1, quizSequence: quiz, isMine: false };
  const of = (kind: 'answer' | 'revision' | 'reaction' | 'reply', clubQuizAnswerSequence: number): HeardEvent => ({
    kind,
    clubQuizAnswerSequence,
    ...at,
  });
  return { ...shown, quiz, club, cards, of };
}

it('listens to its quiz, also before the others may be read', async () => {
  const { quiz } = await open();
  expect(stream.addresses()).toEqual([`/api/v1/live?club=1&quiz=${quiz}`]);
  cleanup();
  await waitFor(() => expect(stream.addresses()).toEqual([]));
  const { quiz: next } = nextQuiz();
  await showRoom({ room: roomOf() });
  await waitFor(() => expect(stream.addresses()).toEqual([`/api/v1/live?club=1&quiz=${next}`]));
});

it('says quietly that there are new answers, and shows them newest first when asked', async () => {
  const { user, state, cards, of, router } = await open();
  const before = names();
  stream.send(of('answer', 901));
  stream.send(of('answer', 902));
  stream.send(of('answer', 902));
  const notice = await screen.findByRole('button', { name: '새 답변 2개' });
  expect(names()).toEqual(before);
  state.cards = [cardOf('c', '박준서', { clubQuizAnswerSequence: 902 }), ...cards];
  await user.click(notice);
  await waitFor(() => expect(names()[0]).toBe('박준서 님의 답변'));
  expect(router.state.location.search).toEqual({ sort: 'newest' });
  expect(screen.queryByRole('button', { name: /^새 답변/ })).toBeNull();
});

it('says nothing of another quiz', async () => {
  const { quiz, of } = await open();
  stream.send({ ...of('answer', 901), quizSequence: quiz + 1 } as HeardEvent);
  stream.send(of('answer', 902));
  expect(await screen.findByRole('button', { name: '새 답변 1개' })).toBeTruthy();
});

it('changes counts in place, in the order that is being read', async () => {
  const { cards, of, club } = await open({
    routes: {},
  });
  const before = names();
  const second = cards[1]!;
  const answered = { ...second, likeCount: 99, text: '고친 생각' };
  const fetchBefore = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname === `${club}/answers/b`
      ? Response.json({ code: '0000', message: '', data: answered })
      : fetchBefore(request),
  );
  stream.send(of('reaction', second.clubQuizAnswerSequence));
  await waitFor(async () => expect((await like('정하은')).textContent).toBe('99'));
  expect(names()).toEqual(before);
  expect(screen.queryByText('고친 생각')).toBeNull();

  stream.send(of('revision', second.clubQuizAnswerSequence));
  const ask = await screen.findByRole('button', { name: '이 답변이 고쳐졌어요. 고친 답변 보기' });
  expect(screen.queryByText('고친 생각')).toBeNull();
  ask.click();
  expect(await screen.findByText('고친 생각')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /고친 답변 보기$/ })).toBeNull());
});

it('keeps the counts of the own answer up', async () => {
  const own = cardOf('me', '나', { clubQuizAnswerSequence: 7, likeCount: 5 });
  const { of, club } = await open();
  const fetchBefore = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.startsWith(`${club}/answers/`)
      ? Response.json({ code: '0000', message: '', data: own })
      : fetchBefore(request),
  );
  stream.send(of('reaction', 7));
  const reactions = await screen.findByRole('region', { name: '내 답변의 반응' });
  await waitFor(() => expect(reactions.textContent).toContain('좋아요 5'));
});

it('after a lost connection catches up without moving what is read', async () => {
  const { state, cards } = await open();
  const before = names();
  state.cards = [cardOf('c', '박준서', { clubQuizAnswerSequence: 903 }), { ...cards[0]!, likeCount: 41 }, cards[1]!];
  stream.breakAndReturn();
  expect(await screen.findByRole('button', { name: '새 답변 1개' })).toBeTruthy();
  expect(names()).toEqual(before);
  expect((await like('김민준')).textContent).toBe('41');
});

it('shows a reply that arrives in the open thread', async () => {
  const replies = [replyOf(1)];
  const { quiz, club } = nextQuiz();
  const { user } = await showRoom({
    room: afterPre(),
    cards: [cardOf('a', '김민준', { replyCount: 1 })],
    routes: {
      [`GET ${club}/answers/a/replies`]: () => ({ data: { contents: [...replies], replyCount: replies.length } }),
      [`GET ${club}/answers/a`]: () => ({ data: cardOf('a', '김민준', { replyCount: 2 }) }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^김민준 님의 답변 댓글/ }));
  expect(await screen.findByText('댓글 1')).toBeTruthy();
  replies.push(replyOf(2));
  await waitFor(() => expect(stream.addresses()).toHaveLength(1));
  stream.send({
    kind: 'reply',
    clubSequence: 1,
    quizSequence: quiz,
    clubQuizAnswerSequence: cardOf('a', '').clubQuizAnswerSequence,
    isMine: false,
  });
  expect(await screen.findByText('댓글 2')).toBeTruthy();
  const count = screen.getByRole('button', { name: /^김민준 님의 답변 댓글/ });
  await waitFor(() => expect(count.textContent).toBe('2'));
});

it('an answer that the address asks for is shown above, where the page has it not, with the comment', async () => {
  const { club } = nextQuiz();
  await showRoom({
    room: afterPre(),
    cards: [cardOf('a', '김민준')],
    search: '?answer=z&reply=5',
    routes: {
      [`GET ${club}/answers/z`]: () => ({ data: cardOf('z', '먼 사람', { answerStatus: ANSWER_STATUS.preSubmitted }) }),
      [`GET ${club}/answers/z/replies`]: () => ({
        data: { contents: [replyOf(5, { body: '찾던 댓글' })], replyCount: 1 },
      }),
    },
  });
  const pinned = within(await screen.findByRole('region', { name: '찾아온 답변' }));
  expect(pinned.getByText('먼 사람')).toBeTruthy();
  expect(await pinned.findByText('찾던 댓글')).toBeTruthy();
});

it('says how many write now, names whom the server names, and asks again when it hears of them', async () => {
  const { quiz, club } = nextQuiz();
  let now: object = { count: 4, nicknames: ['김민준', '박준서', '정하은'], holdsSeconds: 30 };
  const routes = { [`GET ${club}/writers`]: () => ({ data: now }) };
  await showRoom({ room: afterPre(), cards: [cardOf('a', '김민준')], routes });
  await screen.findByText('지금 4명이 쓰고 있어요');
  screen.getByText('· 김민준, 박준서, 정하은 님 외 1명');
  await waitFor(() => expect(stream.addresses()).toHaveLength(1));
  now = { count: 0, nicknames: [], holdsSeconds: null };
  stream.send({ kind: 'writing', clubSequence: 1, quizSequence: quiz, isMine: false });
  await waitFor(() => expect(screen.queryByText(/쓰고 있어요/)).toBeNull());
});

it('before the own pre-answer the number alone is there', async () => {
  const { club } = nextQuiz();
  const data = { count: 2, nicknames: [], holdsSeconds: 30 };
  await showRoom({ room: roomOf(), isWide: true, routes: { [`GET ${club}/writers`]: () => ({ data }) } });
  expect(await screen.findAllByText('지금 2명이 쓰고 있어요')).not.toHaveLength(0);
});
