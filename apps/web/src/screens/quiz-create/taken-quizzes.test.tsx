// @vitest-environment jsdom
import type { QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clubDetail, quizOf } from '../../testing/club-detail.ts';
import { button, showCreation } from '../../testing/creation-stage.tsx';
import type { Answer, Sent } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 60_000 });
const SAVE = 'PUT /api/v2/quiz-club/temporary';
const SOLUTION = {
  modelAnswer: '가져온 답',
  modelAnswerKeywords: ['낱말'],
  rubric: [],
  contentTitle: '',
  contentUrl: '',
};
const found = (quizSequence: number, isMine: boolean) => ({
  quizSequence,
  sourceQuizSequence: null,
  question: `퀴즈 ${quizSequence}`,
  author: { memberUUID: '01900000-0000-7000-8000-000000000001', nickname: '박지우', profileImageUrl: '' },
  isMine,
  quizStatus: 'PUBLIC',
  jobGroup: null,
  jobLevels: [],
  tags: [],
  useCount: 0,
  likeCount: 0,
  isShared: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  solution: SOLUTION,
});
const shelf =
  (...quizzes: unknown[]) =>
  () => ({ data: { contents: quizzes, totalElements: quizzes.length } });
/** Gives each quiz that has none a sequence. */
const saved = ({ body }: Sent): Answer => ({
  data: clubDetail({
    version: 4,
    quizzes: (body as QuizClubDraft).quizzes.map((quiz, index) =>
      quizOf(quiz.quizSequence ?? 100 + index, { ...quiz, quizSequence: quiz.quizSequence ?? 100 + index }),
    ),
  }),
});
const show = (save: (sent: Sent) => Answer = saved) =>
  showCreation('/quiz/create?draft=7', {
    'GET /api/v1/my/quizzes': shelf(found(11, true)),
    'GET /api/v1/club/quizzes/lounge': shelf(found(1, false), found(21, false)),
    [SAVE]: save,
  });
const list = () => within(screen.getByRole('list', { name: '퀴즈 목록' }));

async function takeBoth({ user }: Awaited<ReturnType<typeof show>>) {
  await user.click(await button('라운지에서 가져오기'));
  await user.click(await screen.findByRole('checkbox', { name: /퀴즈 21/ }));
  await user.click(screen.getByRole('tab', { name: '내 퀴즈' }));
  await user.click(await screen.findByRole('checkbox', { name: /퀴즈 11/ }));
  await user.click(await button('2개 가져오기'));
}

test('what was taken is saved with the draft behind what was there, and is marked when the shelf opens again', async () => {
  const stage = await show();
  const { user, server } = stage;
  await takeBoth(stage);
  await user.click(await button('지금 저장'));
  await waitFor(() => expect(server.routes()).toContain(SAVE));
  const body = server.sent.find(({ route }) => route === SAVE)?.body as QuizClubDraft;
  expect(
    body.quizzes.map(({ quizSequence, sourceQuizSequence, openAt }) => [quizSequence, sourceQuizSequence, openAt]),
  ).toEqual([
    [1, null, '2026-12-02T00:00:00.000Z'],
    [2, null, '2026-12-02T00:00:00.000Z'],
    [null, 21, '2026-12-06T15:00:00.000Z'],
    [11, null, '2026-12-13T15:00:00.000Z'],
  ]);
  expect(body.quizzes[2]).toMatchObject({ question: '퀴즈 21', modelAnswer: '가져온 답' });
  await user.click(await button('라운지에서 가져오기'));
  for (const held of [/퀴즈 1 .*이미 있음|퀴즈 1이미 있음/, /퀴즈 21.*이미 있음/]) {
    expect((await screen.findByRole('checkbox', { name: held })).hasAttribute('disabled')).toBe(true);
  }
});

test('a copy is changed at once, a shared quiz only in a copy of it', async () => {
  const stage = await show();
  const { user, server } = stage;
  await takeBoth(stage);
  await user.click(list().getByRole('button', { name: /퀴즈 21/ }));
  await user.type(await screen.findByRole('textbox', { name: '문항' }), ' 고침');
  await user.click(list().getByRole('button', { name: /퀴즈 11/ }));
  expect(screen.queryByRole('textbox', { name: '문항' })).toBeNull();
  await user.click(await button('복사해서 고치기'));
  await user.type(await screen.findByRole('textbox', { name: '문항' }), ' 복사본');
  await user.click(await button('지금 저장'));
  await waitFor(() => expect(server.routes()).toContain(SAVE));
  const body = server.sent.filter(({ route }) => route === SAVE).at(-1)?.body as QuizClubDraft;
  const [copied, another] = body.quizzes.slice(2);
  expect(copied).toMatchObject({ sourceQuizSequence: 21, question: '퀴즈 21 고침' });
  expect(another).toMatchObject({ sourceQuizSequence: 11, question: '퀴즈 11 복사본' });
  // By then it may have been saved as a quiz of its own.
  expect([copied!.quizSequence, another!.quizSequence]).not.toEqual(expect.arrayContaining([21]));
  expect([copied!.quizSequence, another!.quizSequence]).not.toEqual(expect.arrayContaining([11]));
});

test('somebody who saved meanwhile costs no pick: the own quiz is still itself in the newer version', async () => {
  let saves = 0;
  const stage = await show((sent) => {
    saves += 1;
    const kept = clubDetail({ version: 8 });
    return saves === 1 ? { status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.', kept } : saved(sent);
  });
  await takeBoth(stage);
  await stage.user.click(await button('지금 저장'));
  await waitFor(() => expect(saves).toBe(2));
  const body = stage.server.sent.filter(({ route }) => route === SAVE).at(-1)?.body as QuizClubDraft;
  expect(body.version).toBe(8);
  expect(body.quizzes.map(({ quizSequence }) => quizSequence)).toEqual([1, 2, null, 11]);
});
