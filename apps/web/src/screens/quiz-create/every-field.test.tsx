// @vitest-environment jsdom
import { CLUB_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showCreation } from '../../testing/creation-stage.tsx';

/** Fields that have no place of their own in the form, and where they are written. */
const ELSEWHERE = {
  endAt: 'with startAt, as one period',
  coverLead: 'by buttons under the preview of the cover',
  quizzes: 'as a list',
} as const;

test('every field of a club has its place in the form', async () => {
  const group = { code: '0300', name: '개발' };
  const { user } = await showCreation('/quiz/create', {
    'GET /api/v1/codes': () => ({
      data: { jobGroups: [group], jobs: [{ code: '0301', name: '백엔드', jobGroup: group.code }], jobLevels: [] },
    }),
  });
  for (const change of await screen.findAllByRole('button', { name: /^(?!그림).* 바꾸기$/ })) await user.click(change);
  await user.click(await screen.findByRole('switch', { name: /^정원 두기/ }));
  const wanted = Object.keys(CLUB_FORM).filter((field) => !(field in ELSEWHERE));
  await waitFor(() =>
    expect(wanted.filter((field) => document.querySelector(`[data-path="${field}"]`) === null)).toEqual([]),
  );
});
