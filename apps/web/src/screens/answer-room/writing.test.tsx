// @vitest-environment jsdom
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interruption } from '../../kernel/interruptions.ts';
import { bodies, editor, press, showRoom } from '../../testing/room-stage.tsx';
import { afterPre, cardOf, nextQuiz, roomOf, step } from '../../testing/rooms.ts';
import type { Answer, Sent } from '../../testing/server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const saved = (version: number): Answer => ({ data: { savedAt: new Date().toISOString(), version } });
const keeps = () => {
  let version = 0;
  return () => saved((version += 1));
};
const confirmDialog = async () => within(await screen.findByRole('alertdialog'));

describe('before the pre-answer', () => {
  it('nothing of the others is fetched or shown, and a sentence says why', async () => {
    const { club } = nextQuiz();
    const { routes } = await showRoom({ room: roomOf(), cards: [cardOf('a', '김민준')] });
    await editor('사전답변');
    expect(screen.getByRole('region', { name: '동료의 답변' }).textContent).toContain('사전답변을 제출하면 열려요');
    expect(screen.queryByText('김민준의 생각')).toBeNull();
    expect(routes()).not.toContain(`GET ${club}/answers`);
  });

  it('the four steps are there, with their state', async () => {
    nextQuiz();
    await showRoom({ room: roomOf() });
    await editor('사전답변');
    const steps = within(screen.getByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[0]?.textContent).toContain('사전답변 쓸 차례');
  });
});

describe('the address of a quiz', () => {
  it('leads who is no member to the club, which knows the way back', async () => {
    const { quiz, own } = nextQuiz();
    const forbidden: Answer = { status: 403, code: '0403', message: '접근 권한이 없습니다.' };
    const { router } = await showRoom({ room: roomOf(), routes: { [`GET ${own}`]: () => forbidden } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/1'));
    expect(router.state.location.search).toEqual({ quiz });
    expect(interruption.get()).not.toMatchObject({ message: forbidden.message });
  });

  it('that does not exist says so, with ways on', async () => {
    const { own } = nextQuiz();
    const unknown: Answer = { status: 404, code: '0404', message: '찾을 수 없습니다.' };
    await showRoom({ room: roomOf(), routes: { [`GET ${own}`]: () => unknown } });
    expect(await screen.findByRole('heading', { level: 1, name: '찾을 수 없는 화면이에요' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '퀴즈클럽 보기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });
});

describe('writing', () => {
  it('saves the draft when the field is left, and says so', async () => {
    const { own } = nextQuiz();
    const { user, sent } = await showRoom({ room: roomOf(), routes: { [`PUT ${own}/draft`]: keeps() } });
    await user.type(await editor('사전답변'), '인덱스');
    await user.tab();
    expect(await screen.findByText('저장됨', { exact: false })).toBeTruthy();
    expect(bodies(sent, `PUT ${own}/draft`)).toEqual([{ text: '인덱스', version: 0 }]);
  });

  it('without a network says that it is safe on this device, and brings it back after a reload', async () => {
    const { own } = nextQuiz();
    const down = () => Promise.reject(new TypeError('offline'));
    const { user } = await showRoom({ room: roomOf(), routes: { [`PUT ${own}/draft`]: down } });
    await user.type(await editor('사전답변'), '끊겨도 남는 글');
    await user.tab();
    expect(await screen.findByText('오프라인 · 이 기기에 저장됨')).toBeTruthy();
    await showRoom({ room: roomOf(), routes: { [`PUT ${own}/draft`]: keeps() } });
    expect((await editor('사전답변')).value).toBe('끊겨도 남는 글');
  });

  it('in two windows shows both texts and goes on with the chosen one', async () => {
    const { own } = nextQuiz();
    const kept = { text: '노트북의 글', savedAt: '2026-11-20T00:00:00Z', version: 4 };
    const stale: Answer = { status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.', kept };
    const answer = (sent: Sent) => ((sent.body as { version: number }).version === 4 ? saved(5) : stale);
    const { user, sent } = await showRoom({ room: roomOf(), routes: { [`PUT ${own}/draft`]: answer } });
    await user.type(await editor('사전답변'), '전화의 글');
    await user.tab();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('group', { name: '이 탭의 글' }).textContent).toBe('전화의 글');
    expect(dialog.getByRole('group', { name: '다른 탭이나 기기의 글' }).textContent).toBe('노트북의 글');
    await user.click(dialog.getByRole('button', { name: '이 탭의 글로 이어 쓰기' }));
    await waitFor(() => expect(bodies(sent, `PUT ${own}/draft`).at(-1)).toEqual({ text: '전화의 글', version: 4 }));
    expect(screen.getByText('고르지 않은 글이 이 기기에 남아 있어요.')).toBeTruthy();
  });
});

describe('submitting', () => {
  it('asks first, then sends once, however often it is pressed', async () => {
    const { own, club } = nextQuiz();
    const { user, sent } = await showRoom({
      room: roomOf(),
      cards: [cardOf('a', '김민준')],
      routes: { [`PUT ${own}/draft`]: keeps(), [`POST ${club}/preanswer`]: () => ({ data: afterPre() }) },
    });
    await user.type(await editor('사전답변'), '내 생각');
    await user.dblClick(press('사전답변 제출'));
    const dialog = await confirmDialog();
    expect(bodies(sent, `POST ${club}/preanswer`)).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: '제출' }));
    expect(await screen.findByText('김민준의 생각')).toBeTruthy();
    expect(bodies(sent, `POST ${club}/preanswer`)).toEqual([{ text: '내 생각', fileKeys: [] }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sends nothing when the confirmation is left', async () => {
    const { own, club } = nextQuiz();
    const { user, routes } = await showRoom({ room: roomOf(), routes: { [`PUT ${own}/draft`]: keeps() } });
    await user.type(await editor('사전답변'), '아직');
    await user.click(press('사전답변 제출'));
    await confirmDialog();
    await user.keyboard('{Escape}');
    expect((await editor('사전답변')).value).toBe('아직');
    expect(routes()).not.toContain(`POST ${club}/preanswer`);
  });

  it('after a failure keeps the text, and sends the same again under the same key', async () => {
    const { own, club } = nextQuiz();
    let isDown = true;
    const submit = (): Answer =>
      isDown ? { status: 503, code: '0503', message: '서버가 준비 중입니다.' } : { data: afterPre() };
    const { user, sent } = await showRoom({
      room: roomOf(),
      routes: { [`PUT ${own}/draft`]: keeps(), [`POST ${club}/preanswer`]: submit },
    });
    await user.type(await editor('사전답변'), '내 생각');
    await user.click(press('사전답변 제출'));
    await user.click((await confirmDialog()).getByRole('button', { name: '제출' }));
    expect(await screen.findByText('제출하지 못했어요. 서버가 준비 중입니다.')).toBeTruthy();
    expect((await editor('사전답변')).value).toBe('내 생각');
    isDown = false;
    await user.click(press('사전답변 제출'));
    await user.click((await confirmDialog()).getByRole('button', { name: '제출' }));
    await editor('최종답변');
    const keys = sent.filter(({ route }) => route === `POST ${club}/preanswer`).map((one) => one.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('of the final answer shows the step as done at once', async () => {
    const { own, club } = nextQuiz();
    const final = step('선택도가 낮으면 느리다.');
    const submitted = afterPre({ answerStatus: ANSWER_STATUS.final, final });
    const { user } = await showRoom({
      room: afterPre(),
      routes: { [`PUT ${own}/draft`]: keeps(), [`POST ${club}/postanswer`]: () => ({ data: submitted }) },
    });
    await user.type(await editor('최종답변'), final.text);
    const steps = () => within(screen.getByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
    expect(steps()[2]?.textContent).toContain('쓰는 중');
    await user.click(press('최종답변 제출'));
    await user.click((await confirmDialog()).getByRole('button', { name: '제출' }));
    await screen.findByRole('button', { name: '최종답변 고치기' });
    expect(steps()[2]?.textContent).toContain('완료');
  });

  it('of nothing says what is missing', async () => {
    nextQuiz();
    const { user } = await showRoom({ room: roomOf() });
    await editor('사전답변');
    await user.click(press('사전답변 제출'));
    expect(await screen.findByText('답변을 입력해 주세요.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(await editor('사전답변'));
  });

  it('leads to the others’ answers, which open as a moment', async () => {
    const { own, club } = nextQuiz();
    const { user } = await showRoom({
      room: roomOf({ peerCount: 1 }),
      cards: [cardOf('a', '김민준')],
      routes: {
        [`PUT ${own}/draft`]: keeps(),
        [`POST ${club}/preanswer`]: () => ({ data: afterPre({ peerCount: 1 }) }),
        [`GET ${club}/first-answers`]: () => ({
          data: { contents: [{ ...cardOf('a', '김민준'), reason: 'NEAR', words: ['인덱스'] }] },
        }),
      },
    });
    await user.type(await editor('사전답변'), '내 생각');
    await user.click(press('사전답변 제출'));
    await user.click((await confirmDialog()).getByRole('button', { name: '제출' }));
    await editor('최종답변');
    const heading = await screen.findByRole('heading', { name: '1명의 생각이 열렸어요' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const first = await screen.findByRole('region', { name: '먼저 읽어 보세요' });
    expect(first.textContent).toContain('나와 가까운 답');
    expect(first.textContent).toContain('김민준의 생각');
    // What is offered first does not stand in the list once more.
    expect(screen.getAllByRole('article', { name: '김민준 님의 답변' })).toHaveLength(1);
  });
});

describe('after the final answer', () => {
  const finished = (part: object = {}) =>
    afterPre({
      answerStatus: ANSWER_STATUS.final,
      final: step('선택도가 낮으면 느리다.'),
      modelAnswer: { text: '선택도와 통계를 본다.', keywords: ['선택도'] },
      ...part,
    });

  it('the model answer, the keywords and the two own answers stand side by side, and it can be revised', async () => {
    nextQuiz();
    const { user } = await showRoom({ room: finished() });
    expect((await screen.findByRole('region', { name: '모범 답안' })).textContent).toContain('선택도');
    expect(screen.getByRole('region', { name: '내 두 답변 비교' })).toBeTruthy();
    await user.click(press('최종답변 고치기'));
    expect((await editor('최종답변')).value).toBe('선택도가 낮으면 느리다.');
  });

  it('a revision after the model answer is said to count for nothing before it is written, and marked after', async () => {
    nextQuiz();
    const revision = { ...step('베낀 글'), versionNo: 3, isCounted: false };
    const { user } = await showRoom({ room: finished({ marksRevision: true, revision }) });
    const late = await screen.findByRole('region', { name: '모범 답안을 본 뒤 고침' });
    expect(late.textContent).toContain('베낀 글');
    expect(late.textContent).toContain('고치기 전 답변이 채점되고 동료에게 보여요.');
    await user.click(press('최종답변 고치기'));
    expect((await editor('최종답변')).value).toBe('베낀 글');
    expect(screen.getByRole('note').textContent).toContain('‘모범 답안을 본 뒤 고침’이라고 표시되고');
    await user.type(await editor('최종답변'), ' 둘');
    await user.click(press('고친 답변 제출'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('고치기 전 답변이 채점되고');
  });

  it('a club that holds the model answer says when it opens', async () => {
    nextQuiz();
    const held = { holdModelAnswer: true, modelAnswer: null };
    await showRoom({ room: finished({ ...held, deadlineAt: '2026-11-30T14:59:00Z' }) });
    expect((await screen.findByRole('region', { name: '모범 답안' })).textContent).toContain(
      '마감인 2026.11.30 (월) 23:59에 열려요',
    );
    cleanup();
    nextQuiz();
    await showRoom({ room: finished({ ...held, deadlineAt: null }) });
    expect((await screen.findByRole('region', { name: '모범 답안' })).textContent).toContain('클럽이 끝나면 열려요');
  });

  it('a finished club offers nothing to write, like or say, and says why', async () => {
    nextQuiz();
    const can = { writePre: false, writeFinal: false, seePeers: true, selfGrade: false, react: false, manage: false };
    await showRoom({ room: finished({ clubStatus: '0500', can }), cards: [cardOf('a', '김민준')] });
    expect(await screen.findByText('김민준의 생각')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toBe('끝난 클럽이에요. 읽기만 할 수 있어요.');
    expect(screen.queryByRole('button', { name: /제출|고치기|좋아요|원픽/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /답변$/ })).toBeNull();
  });
});
