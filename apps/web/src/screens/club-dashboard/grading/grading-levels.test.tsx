// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, graded, showGrading, shown } from '../../../testing/grading-stage.tsx';

vi.setConfig({ testTimeout: 120_000 });
const levels = [
  { label: '둘 이상', points: 100, reason: '' },
  { label: '절반', points: 50, reason: '' },
];
const rubric = [{ name: '정확', weight: 10, levels }];
const withHalf = (id: string, nickname: string, grading: number) => {
  const answer = graded(answerOf(id, nickname, { rubric }), grading, 2);
  const criteria = [{ name: '정확', level: '절반', points: 50, comment: '' }];
  return { ...answer, instructorGrade: { ...answer.instructorGrade!, criteria } };
};

test('a changed level is seen on the graded answers before anything changes; a choice not yet saved follows it', async () => {
  const answers = [answerOf('m1', '김민준', { rubric }), withHalf('m2', '이서윤', 50), withHalf('m3', '정하은', 60)];
  const { user, saves } = await showGrading(answers);
  await shown('김민준');
  await user.keyboard('[KeyW]');
  await user.click(screen.getByRole('button', { name: '정확 단계 고치기' }));
  const dialog = await screen.findByRole('dialog');
  const points = await within(dialog).findByRole('textbox', { name: '2단계 점수' });
  const preview = within(dialog).getByRole('region', { name: '이렇게 고치면 달라질 점수' });
  expect(preview.textContent).toContain('2개 중 단계가 바뀌는 답변 0개');
  await user.clear(points);
  await user.type(points, '40');
  await user.tab();
  // The grade that was given by hand stays.
  await waitFor(() => expect(preview.textContent).toContain('바뀌는 답변 2개 · 점수가 달라지는 답변 1개'));
  const rows = within(preview).getAllByRole('link');
  expect(rows.map((one) => one.getAttribute('aria-label'))).toEqual([
    '이서윤 님의 답변 열기 (새 창)',
    '정하은 님의 답변 열기 (새 창)',
  ]);
  expect(rows[0]!.getAttribute('href')).toMatch(/\/grading\?answer=.+m2/);
  expect(rows[0]!.getAttribute('target')).toBe('_blank');
  expect(rows[1]!.textContent).toContain('60점 그대로');
  expect(preview.textContent).toContain('50점에서 40점으로');
  expect(preview.textContent).toContain('이서윤 님은 점수가 내려가요.');
  expect(saves()).toEqual([]);
  const name = within(dialog).getByRole('textbox', { name: '2단계 이름' });
  await user.clear(name);
  await user.type(name, '둘 이상');
  expect(within(dialog).getByText('같은 이름의 단계가 있어요.')).toBeDefined();
  await user.clear(name);
  await user.type(name, '조금');
  await user.click(within(dialog).getByRole('button', { name: '단계 고치고 1개 바꾸기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [, second, third] = answers;
  expect(saves().map(({ body }) => body)).toMatchObject([
    {
      criterion: '정확',
      version: 4,
      levels: [
        { from: '둘 이상', label: '둘 이상', points: 100 },
        { from: '절반', label: '조금', points: 40 },
      ],
      regrade: [second, third].map((one) => ({
        clubQuizAnswerSequence: one!.clubQuizAnswerSequence,
        version: 2,
      })),
    },
  ]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({
      body: { grading: 40, criteria: [{ name: '정확', level: '조금', points: 40 }] },
    }),
  );
});

test('a level is added and one taken out, two to five; the answers of the one that went follow the nearest', async () => {
  const answers = [answerOf('m1', '김민준', { rubric }), withHalf('m2', '이서윤', 50)];
  const { user, saves } = await showGrading(answers);
  await shown('김민준');
  await user.click(screen.getByRole('button', { name: '정확 단계 고치기' }));
  const dialog = await screen.findByRole('dialog');
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const box = (name: string) => within(dialog).getByRole('textbox', { name });
  const add = await within(dialog).findByRole<HTMLButtonElement>('button', { name: '단계 추가' });
  expect(button('1단계 없애기').disabled).toBe(true);
  for (let no = 3; no <= 5; no++) await user.click(add);
  expect(add.disabled).toBe(true);
  for (let no = 5; no > 3; no--) await user.click(button(`${no}단계 없애기`));
  await user.type(box('3단계 이름'), '조금');
  await user.clear(box('3단계 점수'));
  await user.type(box('3단계 점수'), '40');
  await user.tab();
  await user.click(button('2단계 없애기'));
  const preview = within(dialog).getByRole('region', { name: '이렇게 고치면 달라질 점수' });
  await waitFor(() => expect(preview.textContent).toContain('50점에서 40점으로'));
  await user.click(button('단계 고치고 1개 바꾸기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()[0]!.body).toMatchObject({
    levels: [
      { from: '둘 이상', label: '둘 이상', points: 100, reason: '' },
      { from: null, label: '조금', points: 40, reason: '' },
    ],
    regrade: [{ clubQuizAnswerSequence: answers[1]!.clubQuizAnswerSequence, version: 2 }],
  });
});
