// @vitest-environment jsdom
import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import { ReleaseLine } from './ReleaseLine.tsx';

vi.setConfig({ testTimeout: 60_000 });

const HELD = '/api/v1/my/clubs/7/held-grades';
const quiz = (no: number, heldCount: number, waitingCount: number, deadlineAt: string | null) => ({
  quizSequence: no * 10,
  no,
  question: `**문항** ${no}`,
  deadlineAt,
  heldCount,
  waitingCount,
});
const held = (quizzes: HeldGrades['quizzes'], holdGrades = true): HeldGrades => ({
  clubName: '데이터베이스 클럽',
  holdGrades,
  heldCount: quizzes.reduce((sum, one) => sum + one.heldCount, 0),
  quizzes,
});
const WAITING = held([quiz(5, 14, 13, '2020-01-01T00:00:00Z'), quiz(6, 3, 0, '2099-11-24T00:00:00Z')]);

function open(releasing: () => Answer, state: HeldGrades = WAITING) {
  const onClose = vi.fn<() => void>();
  const shown = show(
    <>
      <ReleaseLine club={7} onOpen={() => undefined} />
      <ReleaseDialog club={7} isOpen onClose={onClose} />
    </>,
    {
      [`GET ${HELD}`]: () => ({ data: state }),
      [`POST ${HELD}/release`]: releasing,
      [`PUT ${HELD}`]: () => ({ data: state }),
    },
  );
  return { ...shown, onClose };
}

test('closed quizzes are proposed; count and notice follow what is chosen, word for word', async () => {
  const { user } = open(() => ({ data: {} }));
  await screen.findByRole('button', { name: '14개 공개하기' });
  screen.getByText('퀴즈 5 · 문항 5');
  screen.getByText('데이터베이스 클럽 퀴즈 5의 점수와 피드백이 나왔어요.');
  screen.getByText(/13개는 아직 채점 전이에요/);
  screen.getByText(/마감해요. 그 뒤에 공개하는 편이 좋아요/);
  screen.getByText(/공개는 되돌릴 수 없어요/);
  await user.click(screen.getByRole('checkbox', { name: /퀴즈 6/ }));
  expect(screen.getByRole('button', { name: '17개 공개하기' })).toHaveProperty('disabled', false);
  screen.getByText('데이터베이스 클럽 퀴즈 5, 6의 점수와 피드백이 나왔어요.');
});

test('what is chosen is released, and the dialog says how much; a refusal stays in it', async () => {
  let answer: Answer = { code: '0500', status: 500, message: '잠시 뒤에 다시 해 주세요.' };
  const { user, sentTo, onClose } = open(() => answer);
  await user.click(await screen.findByRole('button', { name: '14개 공개하기' }));
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  answer = { data: { releasedCount: 14, held: held([]) } };
  await user.click(screen.getByRole('button', { name: '14개 공개하기' }));
  await screen.findByText('14개를 공개했어요.');
  expect(sentTo(`POST ${HELD}/release`).map(({ body }) => body)).toContainEqual({ quizSequences: [50] });
  expect(onClose).toHaveBeenCalled();
});

test('with nothing to release the club can still change over', async () => {
  const { user, sentTo } = open(() => ({ data: {} }), held([], false));
  await screen.findByText('공개를 기다리는 점수가 없어요.');
  expect(screen.queryByRole('button', { name: /개 공개하기/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: /비공개로 채점하고/ }));
  await vi.waitFor(() => expect(sentTo(`PUT ${HELD}`).map(({ body }) => body)).toEqual([{ holdGrades: true }]));
});
