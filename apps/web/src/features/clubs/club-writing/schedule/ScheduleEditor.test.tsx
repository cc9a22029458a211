// @vitest-environment jsdom
import type { ClubSchedule, QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { ScheduleEditor, type PickerParts } from './ScheduleEditor.tsx';

vi.setConfig({ testTimeout: 60_000 });
const SAVE = 'PUT /api/v1/club/quizzes';
const PICKED = [
  { quizSequence: 8, sourceQuizSequence: null, question: '문항 8' },
  { quizSequence: null, sourceQuizSequence: 9, question: '문항 9' },
];
const club = (part: Partial<QuizClubDetail> = {}) =>
  clubDetail({ clubStatus: '0400', quizzes: [quizOf(1, { answerCount: 3 }), quizOf(2), quizOf(3)], ...part });

interface Shown {
  readonly save?: () => Answer;
  readonly initial?: QuizClubDetail;
  readonly isReload?: boolean;
}

async function show({ save = () => ({ data: club({ version: 4 }) }), initial = club(), isReload = false }: Shown = {}) {
  cleanup();
  const server = fakeServer({ [SAVE]: save });
  const picker = ({ held, onPick }: PickerParts) => (
    <button type="button" onClick={() => onPick(PICKED)}>
      {`이미 ${[...held].join(', ')}`}
    </button>
  );
  await renderAt(() => <ScheduleEditor initial={initial} picker={picker} onClose={() => {}} />, {
    boot: bootOf('instructor'),
    at: '/quiz-dashboard/7/quizzes',
    isReload,
  });
  const sent = () => server.sent.filter(({ route }) => route === SAVE).map(({ body }) => body as ClubSchedule);
  return { user: userEvent.setup(), sent };
}
const rows = () => within(screen.getByRole('list', { name: '퀴즈 순서' })).getAllByRole('listitem');
const order = () => rows().map((row) => /문항 (\d)/.exec(row.textContent)?.[1]);
const press = (name: string) => screen.getByRole('button', { name });

test('Alt and the arrows move a quiz, the focus goes along, and the list is sent in its order', async () => {
  const { user, sent } = await show();
  const line = screen.getByRole('button', { name: /문항 3/ });
  line.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['1', '3', '2']);
  expect(document.activeElement).toBe(line);
  expect(screen.getByText('2번째로 옮겼어요.')).toBeTruthy();
  await user.click(press('저장'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    clubSequence: 7,
    version: 3,
    quizzes: [{ quizSequence: 1 }, { quizSequence: 3 }, { quizSequence: 2 }],
  });
});

const HEIGHT = 100;
/** Rows as they lie on a page: one below the other, each 100 px high. */
const layOut = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, rows().indexOf(this.closest('li')!) * HEIGHT, HEIGHT, HEIGHT);
  });
const grab = (no: number) => {
  const handle = rows()[no - 1]?.querySelector('[data-handle]');
  if (!handle) throw new Error('The row has no handle');
  fireEvent.pointerDown(handle, { button: 0, isPrimary: true });
};
const dragTo = (clientY: number) => fireEvent.pointerMove(window, { clientY });
const lines = () => rows().flatMap((row, index) => (row.querySelector('[data-line]') ? [index] : []));

test('a row is dragged straight down by its handle, and a line shows where it will land', async () => {
  await show();
  const rectangles = layOut();
  grab(1);
  dragTo(180);
  expect(lines()).toEqual([2]);
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['2', '1', '3']);
  expect(lines()).toEqual([]);
  grab(1);
  dragTo(290);
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['1', '3', '2']);
  rectangles.mockRestore();
});

test('a drag that is given up, or ends where it began, moves nothing', async () => {
  await show();
  const rectangles = layOut();
  grab(1);
  dragTo(290);
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(window);
  grab(2);
  dragTo(120);
  expect(lines()).toEqual([]);
  fireEvent.pointerUp(window);
  expect(order()).toEqual(['1', '2', '3']);
  expect(press('저장')).toHaveProperty('disabled', true);
  rectangles.mockRestore();
});

test('a quiz that somebody answered cannot be taken out, another can', async () => {
  const { user } = await show();
  expect(press('퀴즈 1 클럽에서 빼기')).toHaveProperty('disabled', true);
  await user.click(press('퀴즈 2 클럽에서 빼기'));
  expect(order()).toEqual(['1', '3']);
});

test('what the server refuses stands at its row, and nothing that was changed is lost', async () => {
  const fields = [{ path: 'quizzes.1.deadlineAt', message: '종료일은 퀴즈 공개일 이후로 설정해 주세요.' }];
  const { user } = await show({ save: () => ({ code: '1425', message: '', status: 400, fields }) });
  await user.click(press('퀴즈 3 위로'));
  await user.click(press('저장'));
  const group = await screen.findByRole('group', { name: '퀴즈 2 주차와 날짜' });
  expect(within(group).getByText('종료일은 퀴즈 공개일 이후로 설정해 주세요.')).toBeTruthy();
  await waitFor(() =>
    expect(within(group).getByRole('group', { name: '답변 마감' }).contains(document.activeElement)).toBe(true),
  );
  expect(order()).toEqual(['1', '3', '2']);
});

test('somebody faster costs no change: mine goes onto the current list and is saved over it, or is dropped', async () => {
  const kept = club({ version: 9, quizzes: [quizOf(1, { answerCount: 3 }), quizOf(2), quizOf(3), quizOf(4)] });
  const stale = { code: '0409', message: '다른 곳에서 먼저 수정했습니다.', status: 409, kept };
  const { user, sent } = await show({ save: () => stale });
  await user.click(press('퀴즈 3 위로'));
  await user.click(press('저장'));
  expect(await screen.findByText('다른 곳에서 먼저 이 목록을 고쳤어요.')).toBeTruthy();
  expect(order()).toEqual(['1', '3', '2', '4']);
  await user.click(press('저장'));
  await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([3, 9]));
  await user.click(press('내 변경 버리기'));
  expect(order()).toEqual(['1', '2', '3', '4']);
});

test('a quiz that is being written is still there when the dialog opens again', async () => {
  const { user } = await show();
  await user.click(press('퀴즈 추가'));
  const question = () => screen.findByRole('textbox', { name: /문항/ });
  await user.type(await question(), '쓰다 만 문항');
  await user.keyboard('{Escape}');
  await user.click(press('퀴즈 추가'));
  expect(await question()).toHaveProperty('value', '쓰다 만 문항');
});

test('a quiz is written in place and comes to the end, unpublished', async () => {
  const { user, sent } = await show();
  await user.click(press('퀴즈 추가'));
  const dialog = await screen.findByRole('dialog', { name: '퀴즈 추가' });
  await user.type(within(dialog).getByRole('textbox', { name: /문항/ }), '새로 쓴 문항 4');
  await user.click(within(dialog).getByRole('button', { name: '목록에 넣기' }));
  await waitFor(() => expect(order()).toEqual(['1', '2', '3', '4']));
  await user.click(press('저장'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.quizzes[3]).toMatchObject({
    quizSequence: null,
    published: false,
    written: { question: '새로 쓴 문항 4' },
  });
});

test('quizzes from elsewhere come to the end, unpublished: the own one itself, the other as a copy of its source', async () => {
  const { user, sent } = await show();
  await user.click(press('이미 1, 2, 3'));
  expect(order()).toEqual(['1', '2', '3', '8', '9']);
  expect(screen.getByText('퀴즈 2개를 목록 끝에 넣었어요. 저장하면 반영돼요.')).toBeTruthy();
  expect(press('이미 1, 2, 3, 8, 9')).toBeTruthy();
  await user.click(press('저장'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.quizzes.slice(3)).toMatchObject([
    { quizSequence: 8, sourceQuizSequence: null, published: false, written: null },
    { quizSequence: null, sourceQuizSequence: 9, published: false, written: null },
  ]);
});

test('what was changed is there again after a reload, says so, and can be dropped', async () => {
  const first = await show();
  await first.user.click(press('퀴즈 3 위로'));
  const answered = club({ quizzes: [quizOf(1, { answerCount: 4 }), quizOf(2, { answerCount: 1 }), quizOf(3)] });
  const { user, sent } = await show({ initial: answered, isReload: true });
  expect(order()).toEqual(['1', '3', '2']);
  expect(screen.getByText('저장하지 않은 변경이 이 기기에 남아 있어 이어서 고쳐요.')).toBeTruthy();
  expect(press('퀴즈 3 클럽에서 빼기')).toHaveProperty('disabled', true);
  await user.click(press('내 변경 버리기'));
  expect(order()).toEqual(['1', '2', '3']);
  expect(press('저장')).toHaveProperty('disabled', true);
  expect(sent()).toEqual([]);
  await show({ isReload: true });
  expect(order()).toEqual(['1', '2', '3']);
});

test('a kept change goes onto what somebody else saved meanwhile', async () => {
  const first = await show();
  await first.user.click(press('퀴즈 3 위로'));
  const quizzes = [quizOf(1, { answerCount: 3 }), quizOf(2), quizOf(3), quizOf(4)];
  const { user, sent } = await show({ initial: club({ version: 9, quizzes }), isReload: true });
  expect(order()).toEqual(['1', '3', '2', '4']);
  expect(screen.getByText('다른 곳에서 먼저 이 목록을 고쳤어요.')).toBeTruthy();
  await user.click(press('저장'));
  await waitFor(() => expect(sent()[0]).toMatchObject({ version: 9 }));
  await waitFor(() => expect(press('저장')).toHaveProperty('disabled', true));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
});
