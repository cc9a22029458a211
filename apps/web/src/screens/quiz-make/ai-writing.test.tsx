// @vitest-environment jsdom
import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { quiz } from '../../testing/authored-quiz.ts';
import { show } from '../../testing/quiz-make-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });

const CONTENT = { contentSequence: 3, title: '5강 교안.pdf', unit: 'PAGE' as const };
const draft = (part: Partial<AiDraft> = {}): AiDraft => ({
  aiWritingSequence: 1,
  position: 1,
  no: 7,
  quizSequence: 7,
  question: '문항 7',
  answer: '선택도가 낮으면 느리다.',
  keywords: ['선택도', '통계'],
  sources: [{ position: 4, unitNo: 12, heading: '', quote: '계획기는 통계로 행 수를 어림한다.' }],
  isSure: true,
  isBuiltIn: true,
  model: null,
  isSettled: false,
  ...part,
});
const writing = (part: Partial<AiWriting> = {}): AiWriting => ({
  aiWritingSequence: 1,
  kind: 'MODEL_ANSWER',
  state: 'DONE',
  done: 1,
  of: 1,
  content: CONTENT,
  quizSequences: [],
  drafts: [draft()],
  reason: null,
  reasonCode: null,
  notice: null,
  createdAt: '2026-12-01T00:00:00.000Z',
  ...part,
});
const seven = (part = {}) =>
  quiz(7, {
    modelAnswer: '',
    modelAnswerKeywords: [],
    content: { contentSequence: 3, title: CONTENT.title, contentUrl: '' },
    ...part,
  });
const contentView = { data: { ...CONTENT, kind: 'PDF', reading: { state: 'READ' }, versions: [] } };

/** The help under the model answer, once its code is here. */
const drafted = async () => within(await screen.findByRole('region', { name: '모범 답안 초안' }, { timeout: 30_000 }));

function writings(initial: AiWriting[]) {
  const kept = { contents: initial };
  return {
    kept,
    answers: {
      'GET /api/v1/my/ai-writings': () => ({ data: { contents: kept.contents } }),
      'GET /api/v1/contents/3': () => contentView,
    },
  };
}

test('a draft stands beside the field with what it rests on, and goes in when it is taken', async () => {
  const { answers } = writings([writing()]);
  const { user, server } = await show('?quiz=7', [seven()], {
    ...answers,
    'PUT /api/v1/my/ai-writings/1/drafts/1': () => ({ data: draft({ isSettled: true }) }),
    'PUT /api/v1/my/quizzes/7': () => ({ data: seven({ version: 1 }) }),
  });
  const panel = await drafted();
  expect(panel.getByText(/내장 도구 초안/)).toBeTruthy();
  expect(panel.getByText('계획기는 통계로 행 수를 어림한다.')).toBeTruthy();
  expect(panel.getByRole('button', { name: '5강 교안.pdf 12쪽에서 보기' })).toBeTruthy();
  const field = () => screen.getByRole('textbox', { name: '모범 답안' });
  expect(field()).toHaveProperty('value', '');
  await user.click(panel.getByRole('button', { name: '이 초안 쓰기' }));
  await waitFor(() => expect(field()).toHaveProperty('value', '선택도가 낮으면 느리다.'));
  expect(screen.getByRole('button', { name: /선택도 / })).toBeTruthy();
  expect(server.routes()).toContain('PUT /api/v1/my/ai-writings/1/drafts/1');
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(field()).toHaveProperty('value', ''));
});

test('a draft never goes over what was typed, but behind it', async () => {
  const { answers } = writings([writing()]);
  const { user } = await show('?quiz=7', [seven({ modelAnswer: '내가 쓴 답' })], {
    ...answers,
    'PUT /api/v1/my/ai-writings/1/drafts/1': () => ({ data: draft({ isSettled: true }) }),
    'PUT /api/v1/my/quizzes/7': () => ({ data: seven({ version: 1 }) }),
  });
  await user.click(await screen.findByRole('button', { name: '뒤에 붙여 쓰기' }));
  const field = screen.getByRole('textbox', { name: '모범 답안' });
  await waitFor(() => expect(field).toHaveProperty('value', '내가 쓴 답\n\n선택도가 낮으면 느리다.'));
});

test('while it is made one sees how far, also after a reload, and the quiz is not deleted', async () => {
  const { answers } = writings([writing({ state: 'READING', done: 3, of: 38, drafts: [], quizSequences: [7] })]);
  const { user, server } = await show('?quiz=7', [seven()], answers);
  const panel = await drafted();
  expect(panel.getByText('잠시만 기다려 주세요.')).toBeTruthy();
  expect(panel.getByText('‘5강 교안.pdf’의 글을 읽고 있어요 · 3 / 38')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '7번 삭제' }));
  expect(await screen.findByText('모범 답안 생성중에는 삭제할 수 없습니다.')).toBeTruthy();
  expect(server.routes()).not.toContain('DELETE /api/v1/my/quizzes/7');
});

test('what is asked for names the quiz, its content and whom it is for', async () => {
  const { answers, kept } = writings([]);
  const { user, server } = await show('?quiz=7', [seven({ jobLevels: [{ code: '1', name: '레벨 1' }] })], {
    ...answers,
    'POST /api/v1/ai-model-answers': () => {
      kept.contents = [writing()];
      return { data: [draft()] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'AI로 모범 답안 만들기' }));
  expect(await screen.findByText('선택도가 낮으면 느리다.')).toBeTruthy();
  expect(server.sent.find(({ route }) => route === 'POST /api/v1/ai-model-answers')!.body).toMatchObject({
    contentSequence: 3,
    contentType: '0320',
    jobLevels: ['1'],
    quizzes: [{ no: 7, question: '문항 7', quizSequence: 7 }],
  });
});

test('a writing that failed says why, and can be begun anew', async () => {
  const reason = '글자가 없는 스캔 문서라 읽지 못했어요.';
  const { answers } = writings([writing({ state: 'FAILED', drafts: [], quizSequences: [7], reason })]);
  await show('?quiz=7', [seven()], answers);
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(screen.getByRole('button', { name: 'AI로 모범 답안 만들기' })).toBeTruthy();
});

test('without a content it says what is missing', async () => {
  await show('?quiz=7', [seven({ content: null })]);
  expect(await screen.findByText('콘텐츠를 고르면 AI로 모범 답안을 만들 수 있어요.')).toBeTruthy();
});

test('drafted quizzes are chosen, changed and thrown away, and registered in one step', async () => {
  const drafts = [1, 2, 3].map((no) => draft({ position: no, no, quizSequence: null, question: `초안 ${no}은?` }));
  const { answers, kept } = writings([writing({ kind: 'QUIZ', of: 3, done: 3, drafts })]);
  const settled = (position: number) => () => {
    kept.contents = kept.contents.map((one) => ({
      ...one,
      drafts: one.drafts.map((its) => (its.position === position ? { ...its, isSettled: true } : its)),
    }));
    return { data: draft({ position, isSettled: true }) };
  };
  const { user, server } = await show('?write=ai&content=3', [], {
    ...answers,
    ...Object.fromEntries([1, 2, 3].map((no) => [`PUT /api/v1/my/ai-writings/1/drafts/${no}`, settled(no)])),
    'POST /api/v1/quizzes': () => ({ data: { contents: [quiz(8)] } }),
  });
  const list = await screen.findByRole('list', { name: '문항 초안' });
  const rows = () =>
    within(list)
      .getAllByRole('checkbox')
      .map((box) => box.closest('li')!);
  expect(rows()).toHaveLength(3);
  await user.click(within(rows()[0]!).getByRole('button', { name: '고치기' }));
  const field = within(rows()[0]!).getByRole('textbox', { name: '1번 문항' });
  await user.clear(field);
  await user.type(field, '고친 문항은?');
  await user.click(within(rows()[1]!).getByRole('checkbox'));
  await user.click(within(rows()[2]!).getByRole('button', { name: '버리기' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(Object.values({ ...localStorage }).join('')).toContain('고친 문항은?');
  await user.click(screen.getByRole('button', { name: '고른 1개 등록' }));
  await waitFor(() => expect(server.routes()).toContain('PUT /api/v1/my/ai-writings/1/drafts/1'));
  expect(server.sent.find(({ route }) => route === 'POST /api/v1/quizzes')!.body).toMatchObject({
    quizzes: [{ question: '고친 문항은?', modelAnswer: '선택도가 낮으면 느리다.', contentSequence: 3 }],
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test.each([
  ['says so', 5, 1],
  ['says nothing of it otherwise', 1, 0],
])('where a content holds fewer quizzes than were asked for, the page %s', async (_, of, times) => {
  const { answers } = writings([writing({ kind: 'QUIZ', of, done: 1, drafts: [draft({ quizSequence: null })] })]);
  await show('?write=ai&content=3', [], answers);
  await screen.findByRole('list', { name: '문항 초안' });
  expect(screen.queryAllByText('5개를 청했지만, 이 콘텐츠로는 1개까지 만들 수 있었어요.')).toHaveLength(times);
});

test('what is less sure stands behind 더 보기, unchosen, and drafts of other contents do not stand here', async () => {
  const own = (position: number, isSure: boolean) =>
    draft({ position, no: position, question: `문항 ${position}`, quizSequence: null, isSure });
  const other = writing({
    kind: 'QUIZ',
    aiWritingSequence: 2,
    content: { contentSequence: 4, title: '다른 교안.pdf', unit: 'PAGE' },
    drafts: [draft({ aiWritingSequence: 2, question: '다른 문항', quizSequence: null })],
  });
  const { answers } = writings([
    writing({ kind: 'QUIZ', of: 2, done: 2, drafts: [own(1, true), own(2, false)] }),
    other,
  ]);
  const { user } = await show('?write=ai&content=3', [], {
    ...answers,
    'GET /api/v1/contents/4': () => ({ data: { ...contentView.data, contentSequence: 4, title: '다른 교안.pdf' } }),
  });
  const sure = within(await screen.findByRole('list', { name: '문항 초안' }));
  expect(sure.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true]);
  expect(screen.queryByRole('list', { name: '더 살펴볼 문항 초안' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '더 보기 1개' }));
  const others = within(screen.getByRole('list', { name: '더 살펴볼 문항 초안' }));
  expect(others.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false]);
  expect(screen.queryByText('다른 문항')).toBeNull();
  await user.click(screen.getByRole('button', { name: '다른 교안.pdf · 1개 보기' }));
  expect(await screen.findByText('다른 문항')).toBeTruthy();
  expect(screen.queryByText('문항 1')).toBeNull();
});

test('many quizzes have their model answers drafted at once, and each goes in by itself', async () => {
  const empty = [quiz(7, { modelAnswer: '', modelAnswerKeywords: [] }), quiz(8, { modelAnswer: '' }), quiz(9)];
  const { answers, kept } = writings([writing()]);
  const { user, server } = await show('', empty, {
    ...answers,
    'PUT /api/v1/my/quizzes/7': () => ({ data: quiz(7, { version: 1 }) }),
    'PUT /api/v1/my/ai-writings/1/drafts/1': () => {
      kept.contents = [];
      return { data: draft({ isSettled: true }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: '모범 답안 채우기' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: '2개 만들기' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: '닫기' }));
  await user.click(await screen.findByRole('button', { name: '살펴보기' }));
  await user.click(await screen.findByRole('button', { name: '이 초안 쓰기' }));
  await waitFor(() => expect(server.routes()).toContain('PUT /api/v1/my/quizzes/7'));
  expect(server.sent.findLast(({ route }) => route === 'PUT /api/v1/my/quizzes/7')!.body).toMatchObject({
    quizzes: [{ modelAnswer: '선택도가 낮으면 느리다.', modelAnswerKeywords: ['선택도', '통계'] }],
  });
  expect(await screen.findByText('기다리는 초안이 없어요.')).toBeTruthy();
});
