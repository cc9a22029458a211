// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interruption } from '../../../kernel/interruptions.ts';
import { endSession } from '../../../kernel/session.ts';
import { bodies, editor, press, showRoom } from '../../../testing/room-stage.tsx';
import { afterPre, cardOf, nextQuiz, replyOf } from '../../../testing/rooms.ts';
import type { Answer, Sent } from '../../../testing/server.ts';

afterEach(() => {
  cleanup();
  interruption.set(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const like = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} 님의 답변 좋아요`) });
const onePick = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} 님의 답변 원픽`) });
const isOn = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('a like', () => {
  it('shows at once, and of a storm of clicks only what is wanted in the end is sent', async () => {
    const { club } = nextQuiz();
    const gate = Promise.withResolvers<void>();
    const { user, routes } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준')],
      routes: {
        [`POST ${club}/answers/a/like`]: async () => {
          await gate.promise;
          return { data: { isLiked: true, likeCount: 3 } };
        },
      },
    });
    const button = await like('김민준');
    for (let click = 0; click < 5; click += 1) await user.click(button);
    expect(isOn(button)).toBe(true);
    expect(button.textContent).toBe('3');
    gate.resolve();
    await waitFor(() => expect(routes().filter((route) => route.endsWith('/like'))).toHaveLength(1));
    expect(button.textContent).toBe('3');
  });

  it('that is refused goes back, and the refusal is said', async () => {
    const { club } = nextQuiz();
    const refusal: Answer = { status: 409, code: '0409', message: '답변 마감이 지났습니다.' };
    const { user } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준')],
      routes: { [`POST ${club}/answers/a/like`]: () => refusal },
    });
    const button = await like('김민준');
    await user.click(button);
    await waitFor(() =>
      expect(interruption.get()).toMatchObject({ kind: 'notice', message: '답변 마감이 지났습니다.' }),
    );
    expect(isOn(button)).toBe(false);
    expect(button.textContent).toBe('2');
  });

  it.each([
    ['좋아요', like, '로그인 후 좋아요를 클릭 할 수 있습니다.'],
    ['원픽', onePick, '로그인 후 원픽을 클릭 할 수 있습니다.'],
  ])('or one-pick after the session ended asks to log in (%s)', async (_, button, message) => {
    nextQuiz();
    const { user, routes } = await showRoom({ room: afterPre(), cards: [cardOf('a', '김민준')] });
    const found = await button('김민준');
    endSession();
    await user.click(found);
    expect(interruption.get()).toEqual({ kind: 'login', message });
    expect(routes().every((route) => route.startsWith('GET'))).toBe(true);
  });
});

describe('the list', () => {
  const scrolled = () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      seen.push(this);
    };
    return seen;
  };

  it('is brought into sight by an address with a page, and stands still without one', async () => {
    for (const [search, times] of [
      ['', 0],
      ['?page=2', 1],
    ] as const) {
      nextQuiz();
      await showRoom({ room: afterPre(), cards: [cardOf('a', '김민준')], search });
      const seen = scrolled();
      await like('김민준');
      expect(seen).toHaveLength(times);
    }
  });

  it('leads from a search that finds nothing back to the search box', async () => {
    const { club } = nextQuiz();
    const found = ({ url }: Sent) => (url.searchParams.has('keyword') ? [] : [cardOf('a', '김민준')]);
    const { user, router } = await showRoom({
      room: afterPre(),
      search: '?keyword=없는 말',
      routes: {
        [`GET ${club}/answers`]: (sent) => ({ data: { contents: found(sent), totalElements: found(sent).length } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '검색 지우기' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(await like('김민준')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '답변 검색' }));
  });

  it('offers all files at once where there are some, and says when there are none', async () => {
    const { quiz } = nextQuiz();
    const files = [{ key: 'k', name: 'a.txt', size: 3 }];
    const none = { data: { fileCount: 0, byteSize: 0 } };
    const { user } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준', { files })],
      routes: { [`GET /api/v1/clubs/1/quizzes/${quiz}/files`]: () => none },
    });
    await user.click(await screen.findByRole('button', { name: '파일 모두 내려받기 (ZIP)' }));
    expect(await screen.findByText('답변에 첨부된 파일이 아직 없어요.')).toBeTruthy();
    nextQuiz();
    await showRoom({ room: afterPre(), cards: [cardOf('a', '김민준')] });
    await like('김민준');
    expect(screen.queryByRole('button', { name: '파일 모두 내려받기 (ZIP)' })).toBeNull();
  });

  it('says why all files at once are too many', async () => {
    const { quiz } = nextQuiz();
    const refusal: Answer = { status: 413, code: '0416', message: '나누어 내려받아 주세요.' };
    const { user } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준', { files: [{ key: 'k', name: 'a.txt', size: 3 }] })],
      routes: { [`GET /api/v1/clubs/1/quizzes/${quiz}/files`]: () => refusal },
    });
    await user.click(await screen.findByRole('button', { name: '파일 모두 내려받기 (ZIP)' }));
    await waitFor(() =>
      expect(interruption.get()).toMatchObject({ kind: 'notice', message: '나누어 내려받아 주세요.' }),
    );
  });
});

describe('a second one-pick', () => {
  const spent: Answer = {
    status: 409,
    code: '1430',
    message: '원픽은 하나만 선택할 수 있어요.\n기존 원픽을 취소해 주세요.',
  };
  const cards = () => [cardOf('a', '김민준', { isOnePicked: true }), cardOf('b', '정하은')];

  async function pickTheSecond() {
    const { club } = nextQuiz();
    const route = `POST ${club}/answers/b/onepick`;
    const shown = await showRoom({
      room: afterPre(),
      cards: cards(),
      routes: {
        [route]: ({ body }) =>
          (body as { move: boolean }).move ? { data: { isOnePicked: true, onePickCount: 2 } } : spent,
      },
    });
    await shown.user.click(await onePick('정하은'));
    const dialog = within(await screen.findByRole('alertdialog'));
    return { ...shown, route, dialog };
  }

  it('is rolled back, with the sentence', async () => {
    const { dialog, user } = await pickTheSecond();
    expect(dialog.getByRole('heading').textContent).toBe(spent.message);
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    const button = await onePick('정하은');
    expect(isOn(button)).toBe(false);
    expect(button.textContent).toBe('원픽1');
    expect(isOn(await onePick('김민준'))).toBe(true);
  });

  it('can be moved here from the dialog', async () => {
    const { dialog, user, sent, route, state } = await pickTheSecond();
    state.cards = [
      cardOf('a', '김민준', { onePickCount: 0 }),
      cardOf('b', '정하은', { isOnePicked: true, onePickCount: 2 }),
    ];
    await user.click(dialog.getByRole('button', { name: '원픽을 여기로 옮기기' }));
    await waitFor(async () => expect(isOn(await onePick('정하은'))).toBe(true));
    await waitFor(async () => expect(isOn(await onePick('김민준'))).toBe(false));
    expect(bodies(sent, route)).toEqual([{ move: false }, { move: true }]);
  });
});

describe('why an answer is the one-pick', () => {
  it('is said in a line that its author reads, and stands there after', async () => {
    const { club } = nextQuiz();
    const route = `PUT ${club}/answers/a/onepick/reason`;
    const { user, sent } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준', { isOnePicked: true }), cardOf('b', '정하은')],
      routes: { [route]: ({ body }) => ({ data: body }) },
    });
    const reason = await screen.findByRole<HTMLInputElement>('textbox', { name: /^고른 까닭/ });
    expect(screen.getByText('김민준 님에게 보여요')).toBeTruthy();
    await user.type(reason, '비용으로 말해서{Enter}');
    await waitFor(() => expect(bodies(sent, route)).toEqual([{ reason: '비용으로 말해서' }]));
    await waitFor(() => expect(press('남기기').hasAttribute('disabled')).toBe(true));
    expect(reason.value).toBe('비용으로 말해서');
  });
});

describe('quoting', () => {
  const quoteOf = (nickname: string) =>
    screen.findByRole('button', { name: new RegExp(`^${nickname} 님의 문장 인용`) });

  it('puts the chosen sentence with credit where the caret stands, and says whom it tells', async () => {
    nextQuiz();
    const text = '첫 문장이다. **둘째** 문장은 비용이다.';
    const { user } = await showRoom({ room: afterPre(), cards: [cardOf('a', '김민준', { text })] });
    await user.type(await editor('최종답변'), '내 생각');
    await user.click(await quoteOf('김민준'));
    const dialog = within(await screen.findByRole('dialog', { name: /김민준 님의 어느 문장/ }));
    await user.click(await dialog.findByRole('button', { name: /둘째/ }));
    await waitFor(async () =>
      expect((await editor('최종답변')).value).toBe('내 생각\n\n> **둘째** 문장은 비용이다. — @김민준\n\n'),
    );
    expect(screen.getByText('제출하면 인용한 김민준 님에게 알려 드려요.')).toBeTruthy();
    expect((await quoteOf('김민준')).getAttribute('aria-label')).toMatch(/인용함$/);
  });

  it('is not offered where the room does not allow it, or nothing is being written', async () => {
    nextQuiz();
    const room = afterPre();
    await showRoom({ room: { ...room, can: { ...room.can, quote: false } }, cards: [cardOf('a', '김민준')] });
    await editor('최종답변');
    await screen.findByText('김민준의 생각');
    expect(screen.queryByRole('button', { name: /문장 인용/ })).toBeNull();
  });
});

describe('comments', () => {
  const opened = async (list: ReturnType<typeof replyOf>[], routes: Parameters<typeof showRoom>[0]['routes'] = {}) => {
    const { club } = nextQuiz();
    const replies = `GET ${club}/answers/a/replies`;
    const shown = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준', { replyCount: list.length })],
      routes: { [replies]: () => ({ data: { contents: list, replyCount: list.length } }), ...routes },
    });
    const count = await screen.findByRole('button', { name: /^김민준 님의 답변 댓글/ });
    expect(shown.routes()).not.toContain(replies);
    await shown.user.click(count);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '댓글 입력' });
    return { ...shown, count: () => screen.getByRole('button', { name: /^김민준 님의 답변 댓글/ }), field };
  };

  it('are fetched when they are opened, and whose are open stands in the address', async () => {
    const { router } = await opened([replyOf(1)]);
    expect(screen.getByText('댓글 1')).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ answer: 'a' });
  });

  it('of blanks alone are not sent', async () => {
    const { user, field, routes } = await opened([]);
    await user.type(field, '   ');
    await user.click(press('등록'));
    expect(await screen.findByText('댓글을 입력해주세요.')).toBeTruthy();
    expect(routes()).not.toContain('POST /api/v1/reply');
  });

  it('are sent trimmed, clear the field and count one more', async () => {
    const { user, field, sent, count } = await opened([replyOf(1)], {
      'POST /api/v1/reply': () => ({ data: replyOf(2, { body: '고마워요', isMine: true }) }),
    });
    await user.type(field, '  고마워요 ');
    await user.click(press('등록'));
    expect(await screen.findByText('고마워요')).toBeTruthy();
    expect(bodies(sent, 'POST /api/v1/reply')).toMatchObject([{ body: '고마워요', memberUUID: 'a' }]);
    expect(field.value).toBe('');
    expect(count().textContent).toBe('2');
  });

  it.each<[string, () => Answer]>([
    ['the server fails', () => ({ status: 500, code: '0500', message: '예상하지 못한 오류가 생겼습니다.' })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ])('that could not be sent, as %s, stay in the field and can be sent again as they are', async (_, refusal) => {
    let tries = 0;
    const { user, field, sent, count } = await opened([], {
      'POST /api/v1/reply': () => {
        tries += 1;
        return tries < 3 ? refusal() : { data: replyOf(9, { isMine: true, body: '남는 댓글' }) };
      },
    });
    await user.type(field, '남는 댓글');
    for (const time of [1, 2]) {
      await user.click(press('등록'));
      await waitFor(() => expect(tries).toBe(time));
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
      expect(field.value).toBe('남는 댓글');
      expect(count().textContent).toBe('0');
    }
    await user.click(press('등록'));
    await waitFor(() => expect(count().textContent).toBe('1'));
    expect(field.value).toBe('');
    const keys = sent.filter(({ route }) => route === 'POST /api/v1/reply').map((one) => one.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('after the session ended ask to log in and keep what is typed', async () => {
    const { user, field } = await opened([]);
    await user.type(field, '아직 여기');
    endSession();
    await user.click(press('등록'));
    expect(interruption.get()).toEqual({ kind: 'login', message: '로그인 후 댓글을 입력할 수 있습니다.' });
    expect(field.value).toBe('아직 여기');
  });

  it('are changed only after the confirmation, and say that they were', async () => {
    const route = 'PUT /api/v1/my/replies/7';
    const { user, routes } = await opened([replyOf(7, { isMine: true })], {
      [route]: () => ({ data: { answerReplySequence: 7, body: '고친 댓글', isEdited: true } }),
    });
    await user.click(press('수정'));
    const field = await screen.findByRole('textbox', { name: '댓글 수정' });
    await user.clear(field);
    await user.type(field, '고친 댓글');
    await user.click(press('저장'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('정말로 수정하시겠습니까?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(routes()).not.toContain(route);
    await user.click(press('저장'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('(수정됨)', { exact: false })).toBeTruthy();
    expect(screen.getByText('고친 댓글')).toBeTruthy();
  });

  it('are deleted only after the confirmation', async () => {
    const route = 'DELETE /api/v1/my/replies/7';
    const { user, routes, count } = await opened([replyOf(7, { isMine: true })], {
      [route]: () => ({ data: { replyCount: 0 } }),
    });
    await user.click(press('삭제'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading').textContent).toBe('정말로 삭제하시겠습니까?');
    expect(routes()).not.toContain(route);
    await user.click(dialog.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(routes()).toContain(route));
    await waitFor(() => expect(count().textContent).toBe('0'));
  });

  it('that are deleted keep their place and offer nothing; those of others offer an answer alone', async () => {
    await opened([replyOf(1, { postReplyStatus: '0003', body: '', isReadable: false }), replyOf(2)]);
    expect(screen.getByText('삭제된 댓글이에요.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /답글 쓰기$/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
    expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
  });
});

describe('a thread', () => {
  const hidden = { postReplyStatus: '0002' } as const;
  const openThread = async (
    list: ReturnType<typeof replyOf>[],
    part: Partial<Parameters<typeof afterPre>[0]> = {},
    routes: Parameters<typeof showRoom>[0]['routes'] = {},
  ) => {
    const { club } = nextQuiz();
    const shown = await showRoom({
      room: afterPre(part),
      cards: [cardOf('a', '김민준', { replyCount: list.length })],
      search: '?answer=a',
      routes: {
        [`GET ${club}/answers/a/replies`]: () => ({ data: { contents: list, replyCount: list.length } }),
        ...routes,
      },
    });
    await screen.findByRole('list', { name: '댓글' });
    return shown;
  };

  it('takes an answer to a nested comment onto the same level, and it names whom it answers', async () => {
    const nested = { ...replyOf(2, { body: '둘' }), clubQuizAnswerReplySequence: 2 };
    const { user, sent } = await openThread(
      [replyOf(1, { nestedReplies: [{ ...nested, addressee: null }] })],
      {},
      {
        'POST /api/v1/replies/2/reply': () => ({
          data: { ...nested, answerReplySequence: 3, body: '셋', isMine: true, addressee: '이서윤' },
        }),
      },
    );
    const under = () => within(screen.getByRole('list', { name: '답글' }));
    await user.click(under().getByRole('button', { name: /답글 쓰기$/ }));
    const field = await screen.findByRole('textbox', { name: '이서윤 님에게 답글 입력' });
    await user.type(field, '셋');
    await user.click(within(field.closest('form')!).getByRole('button', { name: '등록' }));
    expect(await under().findByText('@이서윤')).toBeTruthy();
    expect(bodies(sent, 'POST /api/v1/replies/2/reply')).toEqual([{ body: '셋' }]);
    expect(screen.getByRole('button', { name: /^김민준 님의 답변 댓글/ }).textContent).toBe('2');
  });

  it('that is answered and goes meanwhile leaves the words for it, to be said as a comment', async () => {
    const list = [replyOf(1), replyOf(2, { isMine: true })];
    const { user, sent } = await openThread(
      list,
      {},
      {
        'DELETE /api/v1/my/replies/2': () => {
          list.length = 0;
          return { data: { replyCount: 0 } };
        },
        'POST /api/v1/reply': () => ({ data: replyOf(3, { body: '아까운 말', isMine: true }) }),
      },
    );
    const field = () => screen.findByRole('textbox', { name: '쓰던 답글을 댓글로 입력' });
    await user.click(screen.getAllByRole('button', { name: /답글 쓰기$/ })[0]!);
    await user.type(await screen.findByRole('textbox', { name: '이서윤 님에게 답글 입력' }), '아까운 말');
    await user.click(press('삭제'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect((await field()).textContent).toBe('아까운 말');
    expect(screen.getByText(/답글을 쓰던 댓글이 삭제되었어요/)).toBeTruthy();
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(bodies(sent, 'POST /api/v1/reply')).toMatchObject([{ body: '아까운 말' }]));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '쓰던 답글을 댓글로 입력' })).toBeNull());
  });

  it('that is being changed keeps the change when the thread is closed before it is saved', async () => {
    const { user } = await openThread([replyOf(1, { body: '처음', isMine: true })]);
    await user.click(press('수정'));
    await user.type(screen.getByRole('textbox', { name: '댓글 수정' }), '에서 고침');
    await user.click(press(/^김민준 님의 답변 댓글/));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '댓글 수정' })).toBeNull());
    await user.click(press(/^김민준 님의 답변 댓글/));
    await user.click(await screen.findByRole('button', { name: '수정' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '댓글 수정' }).value).toBe('처음에서 고침');
    await user.click(press('취소'));
    await user.click(press('수정'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '댓글 수정' }).value).toBe('처음');
  });

  it('of many comments shows the latest, and those before on asking', async () => {
    const { club } = nextQuiz();
    const early = replyOf(1, { body: '맨 처음' });
    const sizes: (string | null)[] = [];
    const { user } = await showRoom({
      room: afterPre(),
      cards: [cardOf('a', '김민준', { replyCount: 2 })],
      search: '?answer=a',
      routes: {
        [`GET ${club}/answers/a/replies`]: ({ url }) => {
          sizes.push(url.searchParams.get('size'));
          const isAll = sizes.length > 1;
          const contents = isAll ? [early, replyOf(2)] : [replyOf(2)];
          return { data: { contents, replyCount: 2, hasEarlier: !isAll } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: '이전 댓글 더 보기' }));
    expect(await screen.findByText('맨 처음')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '이전 댓글 더 보기' })).toBeNull();
    expect(sizes).toEqual(['50', '100']);
  });

  it('shows the place of a hidden comment alone, and its author the reason', async () => {
    await openThread([
      replyOf(1, { ...hidden, body: '', isReadable: false }),
      replyOf(2, { ...hidden, body: '내 말', isMine: true, hiddenReason: '광고' }),
    ]);
    expect(screen.getByText('관리자가 숨긴 댓글이에요.')).toBeTruthy();
    expect(screen.getByText('내 말')).toBeTruthy();
    expect(screen.getByText('관리자가 숨긴 댓글이에요. 사유: 광고')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
    expect(screen.getByRole('button', { name: '삭제' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '숨기기' })).toBeNull();
  });

  it('lets an admin of the club hide a comment with a reason, and show it again', async () => {
    const list = [replyOf(1)];
    const can = { ...afterPre().can, manage: true, react: false };
    const hide = 'PUT /api/v1/my/clubs/1/replies/1/hide';
    const show = 'PUT /api/v1/my/clubs/1/replies/1/show';
    const { user, sent, routes } = await openThread(
      list,
      { can },
      {
        [hide]: () => {
          list[0] = replyOf(1, { ...hidden, hiddenReason: '광고' });
          return { data: { replyCount: 0 } };
        },
        [show]: () => ({ data: { replyCount: 1 } }),
      },
    );
    await user.click(press('숨기기'));
    const dialog = within(await screen.findByRole('dialog', { name: '댓글 숨기기' }));
    await user.click(dialog.getByRole('button', { name: '숨기기' }));
    expect(await dialog.findByText('사유를 입력해 주세요.')).toBeTruthy();
    expect(routes()).not.toContain(hide);
    await user.type(dialog.getByRole('textbox', { name: '사유' }), ' 광고 ');
    await user.click(dialog.getByRole('button', { name: '숨기기' }));
    expect(await screen.findByText('관리자가 숨긴 댓글이에요. 사유: 광고')).toBeTruthy();
    expect(bodies(sent, hide)).toEqual([{ reason: '광고' }]);
    await user.click(press('다시 보이기'));
    await waitFor(() => expect(routes()).toContain(show));
  });
});
