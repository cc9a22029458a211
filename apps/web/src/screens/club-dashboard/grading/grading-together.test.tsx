// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answerOf,
  feedbackField,
  graded,
  line,
  press,
  said,
  scoreField,
  showGrading,
  shown,
} from '../../../testing/grading-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const three = () => [answerOf('m1', '김민준'), answerOf('m2', '이서윤'), answerOf('m3', '정하은')];
const choose = (name: string) => screen.getByRole('checkbox', { name: `${name} Q7 선택` });
const dialog = () => screen.findByRole('dialog');

test('chosen answers take one grade together, and the way back stays until it is put away', async () => {
  const { user, state, sent } = await showGrading(three());
  await shown('김민준');
  await user.click(choose('김민준'));
  await user.click(choose('정하은'));
  await screen.findByText('2개 선택');
  await user.click(press('고른 답변 함께 채점'));
  const box = within(await dialog());
  await user.type(box.getByRole('textbox', { name: '직접 입력' }), '85');
  await user.click(box.getByRole('button', { name: '2개 저장' }));
  await said('답변 2개를 함께 저장했어요.');
  expect(sent.find(({ route }) => route.endsWith('/answers/grading'))?.body).toMatchObject({ grading: 85 });
  expect([...state.values()].map(({ grades }) => grades.INSTRUCTOR)).toEqual([85, null, 85]);
  expect(line('정하은').textContent).toContain('강사 85');
  expect(screen.queryByText('2개 선택')).toBeNull();

  await user.click(await screen.findByRole('button', { name: '모두 되돌리기' }));
  await said('답변 2개를 되돌렸어요.');
  expect([...state.values()].map(({ grades }) => grades.INSTRUCTOR)).toEqual([null, null, null]);
  expect(line('정하은').textContent).toContain('미채점');
});

test('with Shift all answers in between are chosen; what is not finished cannot be', async () => {
  const { user } = await showGrading([...three(), answerOf('m4', '최지민', { final: null })]);
  await shown('김민준');
  expect(choose('최지민').hasAttribute('disabled')).toBe(true);
  await user.click(choose('김민준'));
  await user.keyboard('{Shift>}');
  await user.click(choose('정하은'));
  await user.keyboard('{/Shift}');
  await screen.findByText('3개 선택');
  await user.click(press('선택 해제'));
  expect(screen.queryByText('3개 선택')).toBeNull();
});

test('O chooses the open answer and L grades the chosen ones', async () => {
  const { user } = await showGrading(three());
  await shown('김민준');
  await user.keyboard('l');
  await said(/먼저 답변을 골라 주세요/);
  await user.keyboard('o');
  await user.keyboard('j');
  await shown('이서윤');
  await user.keyboard('[KeyO]');
  await screen.findByText('2개 선택');
  await user.keyboard('l');
  expect(await screen.findByRole('dialog', { name: '답변 2개 함께 채점' })).toBeTruthy();
});

test('where somebody was faster nothing is saved; the rest can be, and what was typed stays', async () => {
  const { user, state } = await showGrading(three());
  await shown('김민준');
  await user.click(choose('김민준'));
  await user.click(choose('이서윤'));
  state.set('m2', graded(state.get('m2')!, 55, 1));
  await user.click(press('고른 답변 함께 채점'));
  const box = within(await dialog());
  await user.type(box.getByRole('textbox', { name: '직접 입력' }), '85');
  await user.click(box.getByRole('button', { name: '2개 저장' }));
  const alert = await box.findByRole('alert');
  expect(alert.textContent).toContain('이서윤 · Q7 · 55점');
  expect([...state.values()].map(({ grades }) => grades.INSTRUCTOR)).toEqual([null, 55, null]);
  expect(box.getByRole<HTMLInputElement>('textbox', { name: '직접 입력' }).value).toBe('85');
  await user.click(box.getByRole('button', { name: '나머지 1개 저장' }));
  await said('답변 1개를 함께 저장했어요.');
  expect([...state.values()].map(({ grades }) => grades.INSTRUCTOR)).toEqual([85, 55, null]);
});

test('a template is written, and put into the feedback with the member’s name', async () => {
  const { user } = await showGrading(three());
  await shown('김민준');
  await user.click(press('템플릿'));
  await user.click(await screen.findByRole('button', { name: '새 템플릿' }));
  await user.type(screen.getByRole('textbox', { name: '제목' }), '근거');
  await user.type(screen.getByRole('textbox', { name: '내용' }), '{{이름} 님, 근거를 더해 보세요.');
  await user.click(within(await dialog()).getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: /내 템플릿/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(feedbackField().value).toBe('김민준 님, 근거를 더해 보세요.');
});

test('near-identical answers are named, compared and graded together', async () => {
  const answers = [answerOf('m1', '김민준'), answerOf('m2', '이서윤'), answerOf('m3', '정하은')];
  const { user } = await showGrading(answers, '', undefined, ['m1', 'm3']);
  await shown('김민준');
  expect(line('정하은').textContent).toContain('비슷한 답변 2');
  const box = (await screen.findByRole('heading', { name: '글이 거의 같은 답변 1' })).closest('section')!;
  await user.click(within(box).getByRole('button', { name: '같은 글' }));
  await user.click(within(box).getByRole('button', { name: '비슷한 답변 함께 채점' }));
  expect(await screen.findByRole('dialog', { name: '답변 2개 함께 채점' })).toBeTruthy();
});

test('near-identical answers can be listed by group, each with one head', async () => {
  const { user } = await showGrading([...three(), answerOf('m4', '최지민')], '', undefined, ['m1', 'm3']);
  await shown('김민준');
  await user.click(press('비슷한 답변 묶기'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /이서윤/ })).toBeNull());
  expect(screen.getAllByText('Q7 · 비슷한 답변 2', { selector: 'span.font-semibold' })).toHaveLength(1);
  await user.click(press('모두 선택'));
  await screen.findByText('2개 선택');
});

test('a wish to look again stands out, and is answered beside the grade', async () => {
  const review = { reason: '둘째 문단을 봐 주세요.', askedAt: '2026-11-20T08:30:00Z', askedGrade: 60, answer: null };
  const { user, saves } = await showGrading([graded(answerOf('m1', '김민준', { review }), 60, 1)]);
  await shown('김민준');
  expect(line('김민준').textContent).toContain('다시 보기 요청');
  await screen.findByText('둘째 문단을 봐 주세요.');
  await user.click(press('답 보내기'));
  await screen.findByText('답할 내용을 적어 주세요.');
  await user.type(screen.getByRole('textbox', { name: '답하기' }), '다시 읽고 올렸어요.');
  await user.click(press('답 보내기'));
  await said('다시 보기 요청에 답했어요.');
  expect(saves()).toMatchObject([{ body: { reply: '다시 읽고 올렸어요.' } }]);
  expect(line('김민준').textContent).not.toContain('다시 보기 요청');
});

test('beside a score given by hand, points by criterion suggest another, which is taken by a press', async () => {
  const rubric = [
    { name: '정확성', weight: 60 },
    { name: '근거', weight: 40 },
  ];
  const { user, saves } = await showGrading([answerOf('m1', '김민준', { rubric })]);
  await shown('김민준');
  await user.type(scoreField(), '75');
  await user.click(screen.getByRole('radio', { name: '대부분 45점' }));
  await user.click(screen.getByRole('radio', { name: '충분해요 40점' }));
  expect(scoreField().value).toBe('75');
  screen.getByText('기준별 점수로 계산하면 85점이에요.');
  await user.click(press('이 점수 쓰기'));
  expect(scoreField().value).toBe('85');
  await user.click(press('저장하고 다음'));
  await said(/김민준 85점 저장됨/);
  expect(saves()[0]).toMatchObject({
    body: {
      grading: 85,
      criteria: [
        { name: '정확성', comment: '', points: 75, level: '대부분' },
        { name: '근거', comment: '', points: 100, level: '충분해요' },
      ],
    },
  });
});
