// @vitest-environment jsdom
import type { QuizBrief } from '@dure/contract/grading/briefs/briefs.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { briefSearch } from './brief-search.ts';
import { BriefScreen } from './BriefScreen.tsx';

vi.setConfig({ testTimeout: 60_000 });
const URL = 'GET /api/v1/clubs/7/quizzes/3/brief';

const group = (name: string, count: number, more: Partial<Brief['groups'][number]> = {}) => ({
  name,
  title: `${name}고 알아요`,
  isRight: false,
  count,
  typical: [`${name}: 첫 답`, `${name}: 둘째 답`],
  passage: null,
  ask: '',
  ...more,
});
type Brief = NonNullable<QuizBrief['brief']>;
const brief: Brief = {
  groups: [
    group('함수만 안 쓰면 된다', 9, {
      ask: '무엇이 더 쌀까요?',
      passage: {
        contentSequence: 4,
        title: '5강 교안',
        versionNo: 1,
        position: 30,
        unit: 'PAGE',
        unitNo: 12,
        heading: '',
        sentence: '순차 스캔을 고른다.',
      },
    }),
    group('까닭을 함께 말했다', 4, { isRight: true }),
  ],
  readCount: 15,
  totalCount: 15,
  silentCount: 1,
  otherCount: 1,
  isBuiltIn: true,
  model: 'built-in',
  reason: 'AI 제공자가 정해져 있지 않아 내장 도구가 일해요.',
  madeAt: '2026-11-20T06:00:00.000Z',
  isCurrent: true,
};
const found: QuizBrief = {
  no: 5,
  question: '**왜** 느려질까요?',
  answerCount: 15,
  isMaking: false,
  isDue: false,
  brief,
};

async function show(answers: readonly QuizBrief[], search = '') {
  let reads = 0;
  const server = fakeServer({
    [URL]: () => ({ data: answers[Math.min(reads++, answers.length - 1)]! }),
    'PUT /api/v1/clubs/7/quizzes/3/brief': () => ({ data: { ...found, brief: null, isMaking: true } }),
  });
  const view = await renderAt(BriefScreen, {
    boot: bootOf('instructor'),
    at: `/quiz-dashboard/7/quizzes/3/brief${search}`,
    path: '/quiz-dashboard/$clubSequence/quizzes/$quizSequence/brief',
    validateSearch: briefSearch,
  });
  return { ...view, server };
}

test('who opens it has the answers put together, and sees them once they are', async () => {
  const { server } = await show([{ ...found, isDue: true, brief: null }, found]);
  expect(await screen.findByText('사전답변 15개를 묶고 있어요')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '함수만 안 쓰면 된다고 알아요' })).toBeTruthy();
  expect(server.sent.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { again: false },
  ]);
});

test('arrows and the keys of a remote control go from group to group, and Escape ends', async () => {
  const { user, address } = await show([found]);
  const list = await screen.findByRole('list', { name: '묶음' });
  const current = () =>
    within(list)
      .getAllByRole('listitem')
      .findIndex((item) => item.hasAttribute('aria-current'));
  expect(current()).toBe(0);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: '까닭을 함께 말했다고 알아요' })).toBeTruthy();
  expect(current()).toBe(1);
  expect(address()).toContain('group=2');
  await user.keyboard('{PageDown}');
  expect(current()).toBe(1);
  await user.keyboard('{PageUp}');
  await vi.waitFor(() => expect(current()).toBe(0));
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(address()).toBe('/quiz-dashboard/7/quizzes'));
});

test('it says who grouped them, what is left out, and where the content speaks of it', async () => {
  await show([found]);
  expect(await screen.findByText('자료는 이렇게 말해요 · 5강 교안 · 12쪽')).toBeTruthy();
  for (const said of [brief.reason, '묶이지 않은 답 1개', '글이 없거나 모르겠다는 답 1개', '무엇이 더 쌀까요?'])
    expect(screen.getAllByText(said).length).toBeGreaterThan(0);
});

test('typical answers can be hidden before the class sees them, and stay so', async () => {
  const { user } = await show([found]);
  await user.click(await screen.findByRole('button', { name: '보기 답변 가리기' }));
  expect(screen.queryByText('함수만 안 쓰면 된다: 첫 답')).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: '까닭을 함께 말했다고 알아요' })).toBeTruthy();
  expect(screen.queryByText('까닭을 함께 말했다: 첫 답')).toBeNull();
  await user.click(screen.getByRole('button', { name: '보기 답변 보이기' }));
  expect(screen.getByText('까닭을 함께 말했다: 첫 답')).toBeTruthy();
});

test('of too few answers it says how many are needed, and asks for nothing', async () => {
  const { server } = await show([{ ...found, answerCount: 3, brief: null }]);
  expect(await screen.findByText('사전답변이 3개예요. 5개부터 묶어서 보여 드려요.')).toBeTruthy();
  expect(server.sent.every(({ route }) => route.startsWith('GET'))).toBe(true);
});
