// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answerOf,
  feedbackField,
  graded,
  kept,
  line,
  press,
  said,
  scoreField,
  showGrading,
  shown,
} from '../../../testing/grading-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const two = () => [answerOf('m1', '김민준'), answerOf('m2', '이서윤')];

test('what was typed but not saved is kept by answer, marked, and there after a reload', async () => {
  const { user, club, open } = await showGrading(two());
  await shown('김민준');
  await user.type(scoreField(), '87');
  await user.type(feedbackField(), '거의 다 왔어요');
  await user.click(line('이서윤'));
  await shown('이서윤');
  expect(scoreField().value).toBe('');
  expect(line('김민준').textContent).toContain('저장 안 됨');
  expect(kept(club)).toEqual([`${club}/5/m1`]);

  await open('?quiz=5&answer=m1');
  await shown('김민준');
  expect(scoreField().value).toBe('87');
  expect(feedbackField().value).toBe('거의 다 왔어요');
});

test('what was typed can be dropped, and typing it back to what is saved leaves nothing unsaved', async () => {
  const { user, club } = await showGrading([graded(answerOf('m1', '김민준'), 88, 1)]);
  await shown('김민준');
  await user.keyboard('1');
  expect(kept(club)).toHaveLength(1);
  await user.click(press('입력 지우기'));
  expect(kept(club)).toEqual([]);
  expect(scoreField().value).toBe('88');
  await user.clear(scoreField());
  await user.type(scoreField(), '88');
  expect(kept(club)).toEqual([]);
});

test('a stale version shows who saved what, keeps mine, and mine can be saved over it', async () => {
  const { user, state, saves } = await showGrading(two());
  await shown('김민준');
  state.set('m1', graded(answerOf('m1', '김민준'), 60, 1));
  await user.keyboard('1{Enter}');
  await shown('이서윤');
  await said(/김민준 저장하지 못함: 다른 곳에서 먼저 수정했습니다/);
  expect(line('김민준').textContent).toContain('저장 못 함');

  await user.click(line('김민준'));
  await shown('김민준');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /김도윤님이 .*에 60점으로 저장했어요\.내가 입력한 점수는 100점/,
  );
  await user.keyboard('{Enter}');
  await said(/어느 쪽을 남길지 골라 주세요/);
  expect(saves()).toHaveLength(1);
  await user.click(press('내 것으로 저장'));
  await said('김민준 100점 저장됨');
  expect(saves().at(-1)).toMatchObject({ body: { grading: 100, version: 1 } });
  expect(state.get('m1')?.grades.INSTRUCTOR).toBe(100);
});

test('after a conflict mine can be dropped for theirs', async () => {
  const { user, state, club, saves } = await showGrading([answerOf('m1', '김민준')]);
  await shown('김민준');
  state.set('m1', graded(answerOf('m1', '김민준'), 60, 1));
  await user.keyboard('1{Enter}');
  await user.click(await screen.findByRole('button', { name: '내 것 버리기' }));
  expect(scoreField().value).toBe('60');
  expect(kept(club)).toEqual([]);
  expect(saves()).toHaveLength(1);
});

test('a refused feedback is kept although the grade before it was saved', async () => {
  const { user, hold, state, saves } = await showGrading(two());
  await shown('김민준');
  hold.before = async ({ route }) =>
    route.endsWith('feedback') ? { status: 500, code: '0500', message: '예상하지 못한 오류가 생겼습니다.' } : undefined;
  await user.keyboard('2');
  await user.type(feedbackField(), '근거가 좋아요');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await said(/김민준 저장하지 못함: 예상하지 못한 오류/);
  expect(state.get('m1')?.grades.INSTRUCTOR).toBe(90);
  hold.before = async () => undefined;
  await user.click(line('김민준'));
  await shown('김민준');
  expect(feedbackField().value).toBe('근거가 좋아요');
  await user.keyboard('j');
  await shown('이서윤');
  await user.click(press('다시 저장'));
  await said('김민준 피드백 저장됨');
  expect(saves().map(({ route }) => route.split('/').at(-1))).toEqual(['grade', 'feedback', 'feedback']);
});

test('without a network the grade is kept, said to be so, and sent when the network is back', async () => {
  const { user, hold, club, state, isAsked } = await showGrading(two());
  await shown('김민준');
  await waitFor(() => expect(isAsked('m2')).toBe(true));
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  hold.before = async () => Promise.reject(new TypeError('Failed to fetch'));
  await user.keyboard('4{Enter}');
  await shown('이서윤');
  await said(/김민준 저장하지 못함: 오프라인이에요\. 이 기기에 저장했고/);
  expect(kept(club)).toHaveLength(1);

  offline.mockReturnValue(true);
  hold.before = async () => undefined;
  dispatchEvent(new Event('online'));
  await said('김민준 70점 저장됨');
  expect(state.get('m1')?.grades.INSTRUCTOR).toBe(70);
  expect(kept(club)).toEqual([]);
});

test('a save whose answer was lost is no conflict with itself', async () => {
  const { user, hold, state, club } = await showGrading(two());
  await shown('김민준');
  hold.before = async () => {
    state.set('m1', graded(answerOf('m1', '김민준'), 80, 1));
    throw new TypeError('Failed to fetch');
  };
  await user.keyboard('3{Enter}');
  await said(/저장하지 못함/);
  hold.before = async () => undefined;
  await user.click(press('다시 저장'));
  await waitFor(() => expect(kept(club)).toEqual([]));
  expect(line('김민준').textContent).toContain('80');
});

test('leaving with something unsaved asks first, moving between answers does not', async () => {
  const { user, router } = await showGrading(two());
  await shown('김민준');
  await user.keyboard('1j');
  await shown('이서윤');
  void router.navigate({ to: '/away' as never });
  await screen.findByRole('alertdialog', { name: '저장하지 않은 채점이 1건 있습니다. 나가시겠습니까?' });
  await user.click(press('취소'));
  expect(router.state.location.pathname).toContain('/grading');
  void router.navigate({ to: '/away' as never });
  await user.click(await screen.findByRole('button', { name: '나가기' }));
  await screen.findByText('다른 곳');
});

test('what was selected in one club is not selected in the next', async () => {
  const { user, club, router } = await showGrading(two());
  const other = club + 1000;
  const { fetch } = globalThis;
  const asKnown = (request: Request) =>
    new Request(request.url.replace(`/clubs/${other}/`, `/clubs/${club}/`), request);
  vi.stubGlobal('fetch', (request: Request) => fetch(asKnown(request)));
  const to = (clubSequence: number) =>
    router.navigate({ to: `/quiz-dashboard/${clubSequence}/grading`, search: { quiz: 5, answer: 'm1' } } as never);
  await shown('김민준');
  await to(other);
  await shown('김민준');
  await user.keyboard('o');
  await screen.findByText('1개 선택');
  await to(club);
  await shown('김민준');
  expect(screen.queryByText('1개 선택')).toBeNull();
});
