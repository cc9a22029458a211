// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, showGrading, shown } from '../../../testing/grading-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const late = {
  text: '베낀 글',
  submittedAt: '2026-11-20T09:00:00Z',
  files: [],
  versionNo: 3,
  isCounted: false,
  before: 2,
};

test('a revision from after the model answer is shown, taken for grading and put back', async () => {
  const { user, saves } = await showGrading([{ ...answerOf('m1', '김민준'), revision: late }]);
  await shown('김민준');
  const region = await screen.findByRole('region', { name: '모범 답안을 본 뒤 고침' });
  const section = () => within(region);
  expect(section().getByText(/고치기 전 답변을 채점해요/)).toBeTruthy();
  await user.click(section().getByRole('button', { name: '달라진 점 보기' }));
  await section().findByText('베낀 글');
  await user.click(section().getByRole('button', { name: '고친 답변으로 채점' }));
  await section().findByText(/고친 답변을 채점해요/);
  await user.click(section().getByRole('button', { name: '고치기 전으로 되돌리기' }));
  await section().findByText(/고치기 전 답변을 채점해요/);
  expect(saves().map(({ body }) => body)).toEqual([{ versionNo: 3 }, { versionNo: 2 }]);
});
