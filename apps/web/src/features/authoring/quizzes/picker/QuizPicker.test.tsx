// @vitest-environment jsdom
import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer, type Sent } from '../../../../testing/server.ts';
import type { PickedQuiz } from './picked-quiz.ts';
import { QuizPicker } from './QuizPicker.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LOUNGE = 'GET /api/v1/club/quizzes/lounge';
const MINE = 'GET /api/v1/my/quizzes';
const CODES = {
  jobGroups: [{ code: '0300', name: '개발' }],
  jobs: [],
  jobLevels: [{ code: '1', name: '레벨 1' }],
};
const SOLUTION = {
  modelAnswer: '중복을 없앤다.',
  modelAnswerKeywords: ['중복'],
  rubric: [],
  contentSequence: null,
  contentTitle: '',
  contentUrl: '',
};
const quiz = (quizSequence: number, part: Partial<PickableQuiz> = {}): PickableQuiz => ({
  quizSequence,
  sourceQuizSequence: null,
  question: `문항 ${quizSequence}`,
  author: { memberUUID: '01900000-0000-7000-8000-000000000001', nickname: '박지우', profileImageUrl: '' },
  isMine: false,
  quizStatus: 'PUBLIC',
  jobGroup: { code: '0300', name: '개발' },
  jobLevels: [{ code: '1', name: '레벨 1' }],
  tags: [],
  useCount: 2,
  likeCount: 5,
  isShared: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  solution: SOLUTION,
  ...part,
});
const page = (contents: readonly PickableQuiz[], totalElements = contents.length): Answer => ({
  data: { contents, totalElements },
});
const LOUNGE_QUIZZES = [quiz(21), quiz(22, { isMine: true }), quiz(23, { solution: null }), quiz(24)];

async function show(answers: Record<string, (sent: Sent) => Answer> = {}, { room = 100, held = [24] } = {}) {
  cleanup();
  const server = fakeServer({
    'GET /api/v1/codes': () => ({ data: CODES }),
    [LOUNGE]: () => page(LOUNGE_QUIZZES),
    [MINE]: () => page([quiz(11, { isMine: true, isShared: false, quizStatus: 'PRIVATE' })]),
    ...answers,
  });
  const onPick = vi.fn<(quizzes: readonly PickedQuiz[]) => void>();
  const { user } = await renderAt(() => <QuizPicker held={new Set(held)} room={room} onPick={onPick} />, {
    boot: bootOf('instructor'),
    at: '/quiz/create',
  });
  const asked = () => server.sent.filter(({ route }) => route === LOUNGE).map(({ url }) => url.searchParams);
  return { user, onPick, asked };
}
const dialog = () => screen.findByRole('dialog', { name: '퀴즈 가져오기' });
const option = (name: RegExp) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('several are chosen from both shelves by keyboard and come in that order: the own one itself, others as copies', async () => {
  const { user, onPick } = await show();
  button('라운지에서 가져오기').focus();
  await user.keyboard('{Enter}');
  (await option(/문항 21/)).focus();
  await user.keyboard(' ');
  await user.click(await option(/문항 22/));
  await user.click(screen.getByRole('tab', { name: '내 퀴즈' }));
  await user.click(await option(/문항 11/));
  expect(screen.getByRole('status').textContent).toBe('3개를 골랐어요');
  await user.dblClick(button('3개 가져오기'));
  expect(onPick.mock.calls).toEqual([
    [
      [
        { ...SOLUTION, question: '문항 21', quizSequence: null, sourceQuizSequence: 21, isShared: false },
        { ...SOLUTION, question: '문항 22', quizSequence: 22, sourceQuizSequence: null, isShared: true },
        { ...SOLUTION, question: '문항 11', quizSequence: 11, sourceQuizSequence: null, isShared: false },
      ],
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('라운지에서 가져오기')));
});

test('what the club has is marked, and what the viewer still has to answer waits; neither can be chosen', async () => {
  await show();
  button('라운지에서 가져오기').click();
  const held = await option(/문항 24.*이미 있음/);
  expect([held.hasAttribute('disabled'), (held as HTMLInputElement).checked]).toEqual([true, true]);
  const owed = await option(/문항 23.*최종답변을 낸 뒤에/);
  expect([owed.hasAttribute('disabled'), (owed as HTMLInputElement).checked]).toEqual([true, false]);
  expect(button('가져오기')).toHaveProperty('disabled', true);
  expect(screen.getAllByText('모범 답안 보기')).toHaveLength(3);
});

test('search, filters and order ask anew, what was chosen stays chosen', async () => {
  const { user, asked } = await show();
  await user.click(button('라운지에서 가져오기'));
  await user.click(await option(/문항 21/));
  expect(asked().at(-1)!.get('sort')).toBe('used');
  await user.type(screen.getByRole('searchbox', { name: '문항 찾기' }), '정규화');
  await user.selectOptions(screen.getByRole('combobox', { name: '직군' }), '0300');
  await user.selectOptions(screen.getByRole('combobox', { name: '레벨' }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), 'liked');
  await waitFor(() =>
    expect(Object.fromEntries(asked().at(-1)!)).toEqual({
      keyword: '정규화',
      jobGroup: '0300',
      jobLevel: '1',
      sort: 'liked',
      page: '1',
      size: '20',
    }),
  );
  expect(button('1개 가져오기')).toBeTruthy();
});

test('more are shown on asking', async () => {
  const { user } = await show({
    [LOUNGE]: ({ url }) => page([quiz(url.searchParams.get('page') === '1' ? 31 : 32)], 21),
  });
  await user.click(button('라운지에서 가져오기'));
  await option(/문항 31/);
  await user.click(button('더 보기'));
  await option(/문항 32/);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  expect(screen.getByRole('list', { name: '라운지 퀴즈 목록' }).children).toHaveLength(2);
});

test('a club that is nearly full takes no more than it has room for', async () => {
  const { user } = await show({}, { room: 1, held: [] });
  await user.click(button('라운지에서 가져오기'));
  await user.click(await option(/문항 21/));
  expect((await option(/문항 22/)).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('1개만 더 고를 수 있어요');
});

test('an empty collection says what to do, a search without a find says so, and a failure can be tried again', async () => {
  let fails = true;
  const { user } = await show({
    [MINE]: () => (fails ? { code: '0500', message: '잠시 후', status: 500 } : page([])),
  });
  await user.click(button('내 퀴즈에서 가져오기'));
  const inside = within(await dialog());
  expect(await inside.findByText('퀴즈를 불러오지 못했어요')).toBeTruthy();
  fails = false;
  await user.click(inside.getByRole('button', { name: /다시/ }));
  expect(await inside.findByText(/아직 만든 퀴즈가 없어요/)).toBeTruthy();
  await user.type(inside.getByRole('searchbox'), '없는 말');
  expect(await inside.findByText(/찾는 퀴즈가 없어요/)).toBeTruthy();
});

test('an own copy and its original are one for a club: with the one chosen or held, the other cannot be', async () => {
  const { user } = await show({ [MINE]: () => page([quiz(12, { isMine: true, sourceQuizSequence: 21 })]) });
  await user.click(button('내 퀴즈에서 가져오기'));
  await user.click(await option(/문항 12/));
  await user.click(screen.getByRole('tab', { name: '라운지' }));
  expect((await option(/문항 21.*이미 있음/)).hasAttribute('disabled')).toBe(true);
  cleanup();
  await show({ [MINE]: () => page([quiz(12, { isMine: true, sourceQuizSequence: 24 })]) });
  button('내 퀴즈에서 가져오기').click();
  expect((await option(/문항 12.*이미 있음/)).hasAttribute('disabled')).toBe(true);
});
