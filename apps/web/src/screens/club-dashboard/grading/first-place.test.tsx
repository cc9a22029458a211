// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

test('the first answer of the queue is open, and once somebody is there the address says so', async () => {
  // In the page of an earlier file somebody may have been.
  vi.resetModules();
  const { answerOf, showGrading, shown } = await import('../../../testing/grading-stage.tsx');
  const { router } = await showGrading([answerOf('m1', '김민준'), answerOf('m2', '이서윤')]);
  await shown('김민준');
  expect(router.state.location.search).toEqual({});
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(router.state.location.search).toEqual({ answer: '5.m1' }));
});
