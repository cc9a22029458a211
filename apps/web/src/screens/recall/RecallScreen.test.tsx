// @vitest-environment jsdom
import type { Recall, Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { RecallScreen } from './RecallScreen.tsx';

beforeEach(() => localStorage.clear());

const due = (quizSequence: number): Recalls['contents'][number] => ({
  clubSequence: 12,
  clubName: '데이터베이스 설계',
  quizSequence,
  no: quizSequence - 30,
  question: `떠올릴 문제 ${quizSequence}`,
  grade: 64,
  lastOn: '2026-11-06',
  dueOn: '2026-11-20',
});
const recall: Recall = {
  final: { text: '예전에 낸 답', submittedAt: '2026-11-06T00:00:00Z', revisedAt: null, files: [] },
  modelAnswer: { text: '모범이 되는 답', keywords: ['선택도', '통계'] },
  before: null,
  changes: { feedback: null, modelAnswerRevisedAt: '2026-11-18T00:00:00Z', picked: null },
  dueOn: '2026-11-20',
  options: [
    { rating: 'AGAIN', nextOn: '2026-11-21' },
    { rating: 'HARD', nextOn: '2026-11-25' },
    { rating: 'GOOD', nextOn: '2026-11-28' },
    { rating: 'EASY', nextOn: '2026-12-04' },
  ],
};
const weeks = Array.from({ length: 8 }, (_, week) => ({
  from: `2026-11-0${week + 1}`,
  recalls: week < 2 ? 0 : 4,
  recalled: week < 2 ? 0 : week - 3 > 0 ? week - 3 : 0,
}));

async function open({ waiting = [31, 32], isRefused = false, part = {} as Partial<Recall> } = {}) {
  const left = [...waiting];
  const undo = () => {
    left.unshift(waiting[waiting.length - left.length - 1]!);
    return { data: null };
  };
  const rate = () => {
    if (isRefused) return { status: 409, code: '0409', message: '아직 복습할 때가 아닌 퀴즈입니다.' };
    left.shift();
    return { data: { rating: 'HARD', nextOn: '2026-11-25' } };
  };
  const server = fakeServer({
    'GET /api/v1/my/recalls': () => ({
      data: {
        contents: left.map(due),
        totalElements: left.length,
        doneToday: waiting.length - left.length,
        nextOn: '2026-11-25',
        retention: { weeks, cards: 5, predicted: 0.84 },
      } satisfies Recalls,
    }),
    'GET /api/v1/my/clubs/12/quizzes/31/recall': () => ({ data: { ...recall, ...part } }),
    'GET /api/v1/my/clubs/12/quizzes/32/recall': () => ({ data: recall }),
    'POST /api/v1/my/clubs/12/quizzes/31/recall': rate,
    'POST /api/v1/my/clubs/12/quizzes/32/recall': rate,
    'DELETE /api/v1/my/clubs/12/quizzes/31/recall': undo,
    'DELETE /api/v1/my/clubs/12/quizzes/32/recall': undo,
  });
  const { user } = await renderAt(RecallScreen, { boot: bootOf('member'), at: '/studyroom/recall' });
  return { ...server, user };
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /떠오르는 대로/ });

it('is gone through by keys alone: written, compared, rated, and on in the next field', async () => {
  const { user, sent } = await open();
  expect(await screen.findByText('오늘 2개 중 1번째')).toBeTruthy();
  await user.type(await field(), '선택도가 낮아서');
  expect(screen.queryByText('예전에 낸 답')).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('예전에 낸 답')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('지난 답과 비교해 보세요');
  await user.keyboard('[Digit2]');
  await waitFor(() =>
    expect(sent.find(({ route }) => route.startsWith('POST'))?.body).toEqual({
      rating: 'HARD',
      text: '선택도가 낮아서',
    }),
  );
  expect(await screen.findByText('오늘 2개 중 2번째')).toBeTruthy();
  expect(document.activeElement).toBe(await field());
  expect((await field()).value).toBe('');
});

it('holds it against the old answer, the model answer with the keywords met, and what is new', async () => {
  const { user } = await open();
  await user.type(await field(), '선택도가 낮아서');
  await user.click(screen.getByRole('button', { name: '지난 답과 비교하기' }));
  expect(
    within(await screen.findByRole('region', { name: '방금 떠올린 답' })).getByText('선택도가 낮아서'),
  ).toBeTruthy();
  expect(screen.getByText('모범이 되는 답')).toBeTruthy();
  expect(screen.getByText('선택도').closest('div')?.textContent).toBe('방금 만난 키워드선택도');
  expect(screen.getByText('통계').closest('div')?.textContent).toBe('빠진 키워드통계');
  expect(screen.getByText('모범 답안이 고쳐졌어요.')).toBeTruthy();
  const buttons = within(screen.getByRole('group', { name: '얼마나 떠올랐나요?' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '다시11.21 (토)',
    '어려움11.25 (수)',
    '알맞음11.28 (토)',
    '쉬움12.04 (금)',
  ]);
});

it('digits that are typed rate nothing', async () => {
  const { user, sent } = await open();
  await user.type(await field(), '1번과 2번');
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

it('a model answer that is not open is left out, with its keywords', async () => {
  const { user } = await open({
    part: { modelAnswer: null, changes: { ...recall.changes, modelAnswerRevisedAt: null } },
  });
  await user.click(await screen.findByRole('button', { name: '모르겠어요, 지난 답 보기' }));
  expect(await screen.findByText('예전에 낸 답')).toBeTruthy();
  expect(screen.queryByText('모범 답안')).toBeNull();
  expect(screen.queryByText('빠진 키워드')).toBeNull();
  expect(screen.queryByText('그사이 달라진 것')).toBeNull();
});

it('what was typed outlives the page until it is rated, and a refusal', async () => {
  const { user } = await open({ isRefused: true });
  await user.type(await field(), '남아야 할 글');
  const kept = () => Object.values(localStorage).some((value) => String(value).includes('남아야 할 글'));
  expect(kept()).toBe(true);
  await user.click(screen.getByRole('button', { name: '지난 답과 비교하기' }));
  await user.click(await screen.findByRole('button', { name: /^알맞음/ }));
  expect(await screen.findByText('아직 복습할 때가 아닌 퀴즈입니다.')).toBeTruthy();
  expect(kept()).toBe(true);
});

it('at the end it says what was done and when the next one comes', async () => {
  const { user } = await open({ waiting: [31] });
  await user.click(await screen.findByRole('button', { name: '모르겠어요, 지난 답 보기' }));
  await user.click(await screen.findByRole('button', { name: /^다시/ }));
  expect(await screen.findByText('오늘 복습 1개를 마쳤어요')).toBeTruthy();
  expect(screen.getByText('다음 복습은 11.25 (수)에 있어요.')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

it('the curve says its finding in words and its numbers as a table', async () => {
  const { user } = await open();
  expect(await screen.findByText('가장 최근에 복습한 주에는 100%를 떠올렸어요')).toBeTruthy();
  expect(screen.getByText('5주 전 0%')).toBeTruthy();
  expect(screen.getByText(/지금 다시 복습하면, 그동안 복습한 퀴즈 5개 가운데 84%쯤/)).toBeTruthy();
  await user.click(screen.getByText('표로 보기'));
  expect(within(screen.getByRole('table', { name: '주마다 떠올린 비율' })).getAllByRole('row')).toHaveLength(9);
});

it('a rating is taken back by the key U: the quiz stands compared again with what was typed, kept on the device', async () => {
  const { user, sent } = await open();
  await user.type(await field(), '선택도가 낮아서');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('예전에 낸 답');
  await user.keyboard('[Digit4]');
  expect(await screen.findByText(/퀴즈 1: ‘쉬움’ 선택/)).toBeTruthy();
  // What is typed in the next field is no key.
  await user.type(await field(), 'u');
  expect(sent.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
  await user.keyboard('{Escape}[KeyU]');
  expect(await screen.findByText('오늘 2개 중 1번째')).toBeTruthy();
  expect(
    within(await screen.findByRole('region', { name: '방금 떠올린 답' })).getByText('선택도가 낮아서'),
  ).toBeTruthy();
  expect(Object.values(localStorage).some((value) => String(value).includes('선택도가 낮아서'))).toBe(true);
  expect(sent.filter(({ route }) => route.startsWith('DELETE')).map(({ route }) => route)).toEqual([
    'DELETE /api/v1/my/clubs/12/quizzes/31/recall',
  ]);
  // One step, and no further.
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  await user.keyboard('[Digit1]');
  expect(await screen.findByText(/퀴즈 1: ‘다시’ 선택/)).toBeTruthy();
});

it('the last one of the day is taken back by its button, too', async () => {
  const { user } = await open({ waiting: [31] });
  await user.click(await screen.findByRole('button', { name: '모르겠어요, 지난 답 보기' }));
  await user.click(await screen.findByRole('button', { name: /^다시/ }));
  await screen.findByText('오늘 복습 1개를 마쳤어요');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText('오늘 1개 중 1번째')).toBeTruthy();
});
