// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ALL, quiz } from '../../testing/authored-quiz.ts';
import { show } from '../../testing/quiz-make-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });

const row = async (no: number) => within((await screen.findByRole('button', { name: `${no}번 삭제` })).closest('li')!);

test('a quiz shows its number, question, model answer, keywords and how it fared', async () => {
  await show('', [quiz(24, { clubCount: 3, mean: 74 })]);
  const { getByText } = await row(24);
  for (const words of ['24', '문항 24', '모범 답안입니다.', '키워드 하나 · 둘 · 셋 외 1', '클럽 3곳 · 평균 74점'])
    expect(getByText(words)).toBeTruthy();
});

test('editing is offered in the newest-first order only, and the list says so', async () => {
  const { user, server } = await show('?sort=ASC', [quiz(1)]);
  const { getByRole } = await row(1);
  expect(getByRole('button', { name: '1번 수정' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '최신순으로 보기' }));
  expect(await screen.findByRole('link', { name: '1번 수정' })).toBeTruthy();
  expect(server.sent.at(-1)!.url.searchParams.get('sortType')).toBe('DESC');
});

test('a public quiz says why it is not deleted, and nothing is sent', async () => {
  const { user, server } = await show('', [quiz(3, { quizStatus: 'PUBLIC', can: { ...ALL, delete: false } })]);
  await user.click((await row(3)).getByRole('button', { name: '3번 삭제' }));
  expect(await screen.findByText('공개된 퀴즈는 삭제할 수 없습니다.')).toBeTruthy();
  expect(server.routes().some((route) => route.startsWith('DELETE'))).toBe(false);
});

test('deleting asks, and a deleted quiz is brought back from its row', async () => {
  const gone = quiz(5, {
    quizStatus: 'DELETED',
    goneAt: '2026-12-31T00:00:00.000Z',
    can: { ...ALL, edit: false, restore: true },
  });
  const { user, server } = await show('', [quiz(4), gone], {
    'DELETE /api/v1/my/quizzes/4': () => ({ data: quiz(4, { quizStatus: 'DELETED' }) }),
    'PUT /api/v1/my/quizzes/5/restore': () => ({ data: quiz(5) }),
  });
  await user.click((await row(4)).getByRole('button', { name: '4번 삭제' }));
  expect(await screen.findByText('정말로 삭제하시겠습니까?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(server.routes()).not.toContain('DELETE /api/v1/my/quizzes/4');
  await user.click((await row(4)).getByRole('button', { name: '4번 삭제' }));
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  await waitFor(() => expect(server.routes()).toContain('DELETE /api/v1/my/quizzes/4'));
  await user.click(screen.getByRole('button', { name: '되살리기' }));
  await waitFor(() => expect(server.routes()).toContain('PUT /api/v1/my/quizzes/5/restore'));
});

test('what nobody else sees saves itself over the version that was read', async () => {
  const { user, server } = await show('?quiz=7', [quiz(7, { version: 3 })], {
    'PUT /api/v1/my/quizzes/7': () => ({ data: quiz(7, { version: 4, question: '문항 7, 고침' }) }),
  });
  await user.type(await screen.findByRole('textbox', { name: '문항' }), ', 고침');
  await waitFor(() => expect(server.routes()).toContain('PUT /api/v1/my/quizzes/7'), { timeout: 20_000 });
  expect(server.sent.find(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({ version: 3 });
});

test('what others see waits for the button; another tab that saved first is met with a choice, and both are kept', async () => {
  const shared = quiz(8, { isShared: true, clubCount: 1, version: 1 });
  const theirs = { ...shared, version: 2, question: '다른 탭에서 고친 문항' };
  let calls = 0;
  const { user, server } = await show('?quiz=8', [shared], {
    'PUT /api/v1/my/quizzes/8': () => {
      calls += 1;
      if (calls === 1) return { code: '0409', status: 409, message: '다른 곳에서 먼저 수정했습니다.', kept: theirs };
      return { data: { ...theirs, version: 3, question: '내가 고친 문항' } };
    },
  });
  const field = await screen.findByRole('textbox', { name: '문항' });
  await user.clear(field);
  await user.type(field, '내가 고친 문항');
  expect(server.routes()).not.toContain('PUT /api/v1/my/quizzes/8');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' }));
  expect(dialog.getByText('다른 탭에서 고친 문항')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '내 내용으로 이어 쓰기' }));
  expect(screen.getByText('고르지 않은 내용을 이 기기에 보관하고 있어요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(calls).toBe(2));
  expect(server.sent.findLast(({ route }) => route.startsWith('PUT'))!.body).toMatchObject({ version: 2 });
});

test('a new quiz is on this device until it is registered, and a fault stands at its field', async () => {
  const { user, server } = await show('?write=new', [], {
    'POST /api/v1/quizzes': () => ({
      code: '0422',
      status: 400,
      message: '입력한 내용을 확인해 주세요.',
      fields: [{ path: 'quizzes.0.question', message: '문항을 2자 이상 적어 주세요.' }],
    }),
  });
  await user.type(await screen.findByRole('textbox', { name: '문항' }), '왜');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('문항을 2자 이상 적어 주세요.')).toBeTruthy();
  expect(server.routes()).toContain('POST /api/v1/quizzes');
  expect(Object.values({ ...localStorage }).join('')).toContain('"question":"왜"');
});
