// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
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
import { REST_MS } from './use-place.ts';

vi.setConfig({ testTimeout: 60_000 });
const three = () => [answerOf('m1', '김민준'), answerOf('m2', '이서윤'), graded(answerOf('m3', '정하은'), 88, 1)];

test('somebody who just came, and whoever chose a quiz from the list, stands at the answer, where Enter saves', async () => {
  const { user } = await showGrading(three());
  await shown('김민준');
  const article = screen.getByRole('article', { name: '답변' });
  await waitFor(() => expect(document.activeElement).toBe(article));
  await user.selectOptions(
    screen.getByRole('combobox', { name: '채점할 퀴즈' }),
    screen.getByRole('option', { name: /Q7/ }),
  );
  await shown('김민준');
  await waitFor(() => expect(document.activeElement).toBe(article));
  await user.keyboard('3{Enter}');
  await said('김민준 80점 저장됨, 다음 이서윤');
});

/** Nobody rests until the test says so, however slow the machine is. */
function holdRests(): () => void {
  const { setTimeout: wait, clearTimeout: end } = globalThis;
  const resting = new Map<unknown, () => void>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    const id = ms === REST_MS ? { rest: resting.size } : wait(work, ms);
    if (ms === REST_MS) resting.set(id, work);
    return id;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => (resting.delete(id) ? undefined : end(id)));
  return () => {
    vi.restoreAllMocks();
    for (const work of resting.values()) work();
  };
}

test('whoever hurries through the queue writes one address: where they rest', async () => {
  const { user, router } = await showGrading(three());
  await shown('김민준');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ answer: '5.m1' }));
  const addresses: string[] = [];
  router.history.subscribe(() => addresses.push(router.history.location.search));
  const rest = holdRests();
  await user.keyboard('jj');
  await shown('정하은');
  expect(addresses).toEqual([]);
  act(rest);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ answer: '5.m3' }));
  expect(addresses).toEqual([expect.stringContaining('5.m3')]);
});

test('a key gives the score, Enter saves it and opens the next ungraded answer', async () => {
  const { user, saves, router, club } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('3{Enter}');
  await shown('이서윤');
  await said('김민준 80점 저장됨, 다음 이서윤');
  expect(saves()).toMatchObject([{ body: { grading: 80, criteria: [], version: 0 } }]);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ answer: '5.m2' }));
  expect(line('김민준').textContent).toContain('강사 80');
  expect(kept(club)).toEqual([]);
});

test('the next answer opens before the server has confirmed the last one', async () => {
  const { user, hold } = await showGrading(three());
  await shown('김민준');
  const { promise, resolve } = Promise.withResolvers<void>();
  hold.before = () => promise;
  await user.keyboard('1{Enter}');
  await shown('이서윤');
  expect(line('김민준').textContent).toContain('저장 중');
  resolve();
  await said('김민준 100점 저장됨, 다음 이서윤');
});

test('a second Enter sends nothing twice', async () => {
  const { user, saves } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('2{Enter}{Enter}{Enter}');
  await shown('이서윤');
  await said(/저장할 것이 없어요/);
  expect(saves()).toHaveLength(1);
});

test('while the last answer is being saved, Enter sends it no second time', async () => {
  const { user, hold, saves } = await showGrading([answerOf('m1', '김민준')]);
  await shown('김민준');
  const { promise, resolve } = Promise.withResolvers<void>();
  hold.before = () => promise;
  await user.keyboard('2{Enter}{Enter}');
  resolve();
  await said(/김민준 90점 저장됨/);
  expect(saves()).toHaveLength(1);
});

test('grade and feedback are saved in this order, with Ctrl and Enter from within the field', async () => {
  const { user, saves } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('2i');
  expect(document.activeElement).toBe(feedbackField());
  await user.keyboard('통계를 더 보세요. j3{Control>}{Enter}{/Control}');
  await shown('이서윤');
  await said(/김민준 90점 저장됨/);
  expect(saves().map(({ route }) => route.split('/').at(-1))).toEqual(['grade', 'feedback']);
  expect(saves()[1]).toMatchObject({ body: { text: '통계를 더 보세요. j3', fileKeys: [], version: 0 } });
  expect(feedbackField().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

const levels = (...reasons: string[]) =>
  reasons.map((reason, index) => ({ label: `단계 ${index + 1}`, points: [100, 60, 0][index]!, reason }));
const rubric = [
  { name: '정확성', weight: 3, levels: levels('정확해요.', '절반만 맞아요.', '') },
  { name: '근거', weight: 2 },
];
const chosen = (criterion: string) =>
  within(screen.getByRole('radiogroup', { name: criterion }))
    .getByRole('radio', { checked: true })
    .getAttribute('aria-label');

test('levels have keys by place: a complete rubric is the score, and their sentences are the feedback', async () => {
  const { user, saves } = await showGrading([answerOf('m1', '김민준', { rubric }), answerOf('m2', '이서윤')]);
  await shown('김민준');
  await user.keyboard('[KeyQ]');
  expect(chosen('정확성')).toBe('단계 1 60점');
  expect(feedbackField().value).toBe('정확해요.');
  expect(scoreField().placeholder).toBe('60');
  await user.keyboard('[KeyS]');
  expect(chosen('근거')).toBe('대부분 30점');
  expect(scoreField().value).toBe('90');
  await user.keyboard('[KeyW]');
  expect(feedbackField().value).toBe('절반만 맞아요.');
  expect(scoreField().value).toBe('66');
  await user.keyboard('{Enter}');
  await said(/김민준 66점 저장됨/);
  expect(saves()).toMatchObject([
    {
      body: {
        grading: 66,
        criteria: [
          { name: '정확성', points: 60, level: '단계 2' },
          { name: '근거', points: 75, level: '대부분' },
        ],
      },
    },
    { body: { text: '절반만 맞아요.' } },
  ]);
});

test('U takes back one choice after the other', async () => {
  const { user } = await showGrading([answerOf('m1', '김민준', { rubric })]);
  await shown('김민준');
  await user.keyboard('[KeyQ][KeyW][KeyU]');
  expect(chosen('정확성')).toBe('단계 1 60점');
  expect(feedbackField().value).toBe('정확해요.');
  await user.keyboard('[KeyU]');
  expect(feedbackField().value).toBe('');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('an exact score is one key away, and digits are no quick scores where levels are', async () => {
  const { user } = await showGrading([answerOf('m1', '김민준', { rubric })]);
  await shown('김민준');
  await user.keyboard('1');
  await said(/단계를 골라 주세요/);
  await user.keyboard('[KeyP]');
  expect(document.activeElement).toBe(scoreField());
  await user.keyboard('73{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('article'));
  await user.keyboard('[KeyQ][KeyA]');
  expect(scoreField().value).toBe('73');
  await user.click(press('이 점수 쓰기'));
  expect(scoreField().value).toBe('100');
});

test('templates open by / in the feedback, are found by letters and put in by Enter', async () => {
  const { user, templates } = await showGrading(three());
  templates.push({ templateSequence: 1, title: '통계', text: '{이름} 님, 통계를 보세요.', isMine: true });
  templates.push({ templateSequence: 2, title: '고마워요', text: '끝까지 써 줘서 고마워요.', isMine: true });
  await shown('김민준');
  await user.keyboard('/');
  expect(document.activeElement).toBe(feedbackField());
  const offered = within(await screen.findByRole('listbox', { name: '피드백 템플릿' }));
  await user.keyboard('통');
  await waitFor(() => expect(offered.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(feedbackField().value).toBe('김민준 님, 통계를 보세요.');
  await user.keyboard(' /');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(feedbackField());
  expect(feedbackField().value).toBe('김민준 님, 통계를 보세요. ');
});

test('files go along with the feedback', async () => {
  const { user, saves } = await showGrading(three());
  await shown('김민준');
  await user.type(feedbackField(), '첨부를 보세요.');
  await user.click(press('파일 첨부'));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['x'], '예시.pdf', { type: 'application/pdf' }));
  await user.click(press('저장하고 다음'));
  await said(/김민준 피드백 저장됨/);
  expect(saves()).toMatchObject([{ files: ['예시.pdf'], body: { text: '첨부를 보세요.' } }]);
});

test('J and K go through the list and stop at its ends', async () => {
  const { user } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('k');
  await said('첫 답변이에요.');
  await user.keyboard('jj');
  await shown('정하은');
  await user.keyboard('[KeyJ]');
  await said('마지막 답변이에요.');
  await user.keyboard('k');
  expect(await shown('이서윤')).toBeTruthy();
});

test('the arrow keys move through the queue with one stop for Tab', async () => {
  const { user } = await showGrading(three());
  await shown('김민준');
  line('김민준').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(line('정하은'));
  expect(['김민준', '이서윤', '정하은'].map((name) => line(name).tabIndex)).toEqual([0, -1, -1]);
  await user.keyboard('{Enter}');
  await shown('정하은');
  expect(line('정하은').tabIndex).toBe(0);
});

test('Enter without a score says what is missing and stays', async () => {
  const { user, saves } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('{Enter}');
  await said(/점수를 고르거나/);
  await user.type(scoreField(), '120');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await said('점수는 0에서 100 사이의 정수예요.');
  expect(saves()).toEqual([]);
  await shown('김민준');
});

test('when nothing is left to grade, that is said as a fact', async () => {
  const { user } = await showGrading([answerOf('m1', '김민준')]);
  await shown('김민준');
  await user.keyboard('2{Enter}');
  expect(await said('김민준 90점 저장됨. 채점할 답변이 더 없습니다.')).toBeTruthy();
  expect(await shown('김민준')).toBeTruthy();
});

test('a pre-answer without a final one takes feedback but no score', async () => {
  const { user, saves } = await showGrading([answerOf('m1', '김민준', { final: null })]);
  await shown('김민준');
  screen.getByText(/아직 최종답변이 없어 채점할 수 없어요/);
  await user.keyboard('1');
  await said('이 답변은 채점할 수 없어요.');
  expect(screen.queryByRole('textbox', { name: '직접 입력' })).toBeNull();
  await user.type(feedbackField(), '근거를 더해 보세요.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await said(/피드백 저장됨/);
  expect(saves()).toHaveLength(1);
});

test('keywords are hit or missed, and marked where they stand', async () => {
  await showGrading([answerOf('m1', '김민준')]);
  await shown('김민준');
  const keywords = screen.getByRole('heading', { name: '키워드 1 / 2' }).parentElement;
  expect(
    within(keywords!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['복합 인덱스있음', '통계없음']);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['복합 인덱스']);
});

test('filter, keyword and open answer come from the address and go into it', async () => {
  const { user, router, sent, open } = await showGrading(three(), '?quiz=5&filter=waiting&answer=m2');
  await shown('이서윤');
  expect(screen.queryByRole('link', { name: /정하은/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '채점됨 1' }));
  await shown('정하은');
  await waitFor(() => expect(router.state.location.search).toEqual({ quiz: 5, filter: 'graded', answer: '5.m3' }));
  await user.click(press('전체 3'));
  await shown('김민준');
  await user.click(press('이름 찾기'));
  await user.type(await screen.findByRole('searchbox', { name: '이름으로 찾기' }), '서윤');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ keyword: '서윤' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /김민준/ })).toBeNull());
  const asked = sent.filter(({ route }) => route.endsWith('/answers')).at(-1);
  expect(asked?.url.search).toContain(`keyword=${encodeURIComponent('서윤')}`);

  const again = await open(router.state.location.searchStr);
  await shown('김민준');
  expect(again.state.location.search).toEqual(router.state.location.search);
});

test('an empty queue says why and what to look at instead', async () => {
  const { user } = await showGrading([graded(answerOf('m1', '김민준'), 90, 1)], '?quiz=5&filter=waiting');
  await screen.findByText('최종답변을 모두 채점했습니다.');
  await user.click(press('채점한 답변 보기'));
  expect(await shown('김민준')).toBeTruthy();
});

test('a quiz without answers says that they come here', async () => {
  await showGrading([]);
  expect(await screen.findByText(/아직 제출된 답변이 없어요/)).toBeTruthy();
});

test('the shortcuts are listed on ?, and keys do nothing behind the list', async () => {
  const { user, saves } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: '단축키' });
  await user.keyboard('1{Enter}');
  expect(saves()).toEqual([]);
});
