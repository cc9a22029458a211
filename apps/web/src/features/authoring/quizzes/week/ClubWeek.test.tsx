// @vitest-environment jsdom
import type { ClubWeek as Week, WeekQuiz } from '@dure/contract/authoring/quizzes/week.endpoints';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { myQuizOf } from '../../../../testing/clubs.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { announcerPlace } from '../../../../ui/announcer.ts';
import { ClubWeek } from './ClubWeek.tsx';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();
const quiz = (no: number, part: Partial<WeekQuiz> = {}): WeekQuiz => ({
  ...myQuizOf(no),
  draftLength: 0,
  draftSavedAt: null,
  feedbackAt: null,
  topic: '',
  ...part,
});
function open(week: Partial<Week>, isRunning = true) {
  fakeServer({ 'GET /api/v1/clubs/12/week': () => ({ data: { quizzes: [], coming: [], headline: null, ...week } }) });
  const Page = () => (
    <>
      <div {...announcerPlace} />
      <ClubWeek
        club={12}
        isRunning={isRunning}
        quizLink={(quizSequence, { children, ...parts }) => (
          <a href={`#${quizSequence}`} {...(parts.className !== undefined && { className: parts.className })}>
            {children}
          </a>
        )}
      />
    </>
  );
  return renderAt(Page, { boot: bootOf('member'), at: '/quiz/12' });
}

test.each([
  [null, false, '사전답변 쓰기'],
  ['0001', true, '사전답변 이어 쓰기'],
  ['0002', false, '최종답변 쓰기'],
  ['0002', true, '최종답변 이어 쓰기'],
])(
  'the nearest deadline is the headline; with state %s and draft %s its one way on is %s',
  async (status, hasDraft, name) => {
    const near = quiz(2, { deadlineAt: at(30), myAnswerStatus: status, hasDraft, preCount: 18, peerCount: 17 });
    await open({ quizzes: [quiz(1, { deadlineAt: at(90) }), near] });
    expect((await screen.findByRole('heading', { level: 2, name: '문제 2' })).textContent).toBe('문제 2');
    expect(screen.getByText('동료 17명이 답했어요')).toBeTruthy();
    expect(screen.getByText('내일 마감')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    const headline = within(screen.getByRole('region', { name: '문제 2' }));
    expect(headline.getByRole('link', { name }).getAttribute('href')).toBe('/quiz/12/quizzes/32');
    expect(within(screen.getByRole('region', { name: '함께 열려 있는 퀴즈' })).getByText('문제 1')).toBeTruthy();
  },
);

test('in the last 24 hours the clock runs by the second and is said aloud at an hour', async () => {
  await open({ quizzes: [quiz(1, { deadlineAt: new Date(NOW + HOUR_MS + 2000).toISOString() })] });
  const timer = await screen.findByRole('timer', { name: '마감까지 1시간' });
  expect(timer.textContent).toBe('1:00:02남음');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(timer.textContent).toBe('1:00:01남음');
  expect(document.querySelector('[data-announcer]')!.textContent).toBe('');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(document.querySelector('[data-announcer]')!.textContent).toBe('마감까지 1시간');
});

test('a week that is over is one line; the one with new feedback is open', async () => {
  const past = { deadlineAt: at(-200), myAnswerStatus: '0003' } as const;
  const { user } = await open({
    quizzes: [
      quiz(1, { ...past, myOfficialGrade: 78, topic: '정규형' }),
      quiz(2, { ...past, week: 2, myOfficialGrade: 64, feedbackAt: at(-20) }),
      quiz(3, { ...past, week: 2 }),
    ],
  });
  const weeks = within(await screen.findByRole('region', { name: '지난 주' }));
  expect(weeks.getByText('64점, 채점 대기 1')).toBeTruthy();
  expect(weeks.getByText('정규형')).toBeTruthy();
  expect(weeks.getByText('새 피드백')).toBeTruthy();
  expect(weeks.queryByRole('link', { name: '문제 1' })).toBeNull();
  await user.click(weeks.getByRole('button', { name: '1주차 펼치기' }));
  expect(weeks.getByRole('link', { name: '문제 1' }).getAttribute('href')).toBe('#31');
});

test('where nothing is due the next opening is the headline', async () => {
  await open({ coming: [{ no: 4, week: 2, openAt: '2026-11-24T00:00:00Z', topic: '격리 수준' }] });
  expect(await screen.findByRole('heading', { name: '다음 퀴즈는 11.24 (화)에 열려요' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '다가오는 주' }).textContent).toContain('격리 수준');
});

test('in a club that does not run nothing asks to be written', async () => {
  await open({ quizzes: [quiz(1)] }, false);
  expect(await screen.findByRole('heading', { name: '지금 기다리는 퀴즈가 없어요' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /쓰기$/ })).toBeNull();
});
