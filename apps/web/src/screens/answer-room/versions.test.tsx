// @vitest-environment jsdom
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, showRoom } from '../../testing/room-stage.tsx';
import { afterPre, nextQuiz, step } from '../../testing/rooms.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const versions = [
  { versionNo: 3, step: 'FINAL', submittedAt: '2026-11-20T02:00:00Z', length: 9, fileNames: [], text: '셋째로 낸 글' },
  {
    versionNo: 2,
    step: 'FINAL',
    submittedAt: '2026-11-19T02:00:00Z',
    length: 9,
    fileNames: ['표.txt'],
    text: '둘째로 낸 글',
  },
  { versionNo: 1, step: 'PRE', submittedAt: '2026-11-18T00:14:00Z', length: 9, fileNames: [], text: '첫째로 낸 글' },
];

it('every submitted version is listed, can be read, and any two are compared by sentence', async () => {
  const { own } = nextQuiz();
  const { user, routes } = await showRoom({
    room: afterPre({ answerStatus: ANSWER_STATUS.final, final: step('셋째로 낸 글') }),
    routes: {
      [`GET ${own}/versions`]: () => ({ data: { contents: versions } }),
      ...Object.fromEntries(versions.map((one) => [`GET ${own}/versions/${one.versionNo}`, () => ({ data: one })])),
    },
  });
  await screen.findByRole('button', { name: '버전 보기' });
  expect(routes().some((route) => route.includes('versions'))).toBe(false);
  await user.click(press('버전 보기'));
  const dialog = within(await screen.findByRole('dialog', { name: '답변 버전' }));
  const list = within(await dialog.findByRole('list', { name: '제출한 답변' }));
  expect(list.getAllByRole('button').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^버전 3최종답변.*9자$/),
    expect.stringMatching(/^버전 2최종답변.*9자파일 표\.txt$/),
    expect.stringMatching(/^버전 1사전답변.*9자$/),
  ]);
  const comparison = within(dialog.getByRole('region', { name: '버전 비교' }));
  const pair = async () => (await comparison.findByRole('listitem')).textContent;
  expect(await pair()).toMatch(/둘째로[^]*다듬음[^]*셋째로/);

  const before = comparison.getByRole('combobox', { name: '이 버전에서' });
  await user.selectOptions(before, within(before).getByRole('option', { name: /^버전 1/ }));
  await waitFor(async () => expect(await pair()).toMatch(/첫째로[^]*셋째로/));

  await user.click(list.getByRole('button', { name: /^버전 2/ }));
  await waitFor(() => expect(comparison.queryByRole('listitem')).toBeNull());
  expect(await comparison.findByText('둘째로 낸 글')).toBeTruthy();
});
