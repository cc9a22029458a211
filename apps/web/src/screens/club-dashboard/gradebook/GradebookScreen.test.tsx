// @vitest-environment jsdom
import { DEFAULT_LAYOUT } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { Gradebook, GradebookMember } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { clubDetail } from '../../../testing/club-detail.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../testing/server.ts';
import { gradebookSearch } from './gradebook-search.ts';
import { GradebookScreen } from './GradebookScreen.tsx';

vi.setConfig({ testTimeout: 60_000 });
const BOOK = 'GET /api/v1/clubs/7/gradebook';
const LAYOUT = 'PUT /api/v1/clubs/7/gradebook/layout';
const answerOf = (quiz: number, no: number) => `/api/v1/my/clubs/7/quizzes/${quiz}/member-answers/member-${no}`;
const gradeOf = (quiz: number, no: number) => `PUT /api/v1/clubs/7/quizzes/${quiz}/answers/member-${no}/grade`;

const member = (no: number, part: Partial<GradebookMember> = {}): GradebookMember => ({
  memberUUID: `member-${no}`,
  nickname: `멤버 ${no}`,
  profileImageUrl: '',
  studentNumber: `2026000${no}`,
  joinedAt: '2026-11-01T00:00:00Z',
  states: ['graded', 'waiting', 'unopened'],
  grades: [84, null, null],
  late: [],
  ...part,
});
const quiz = (no: number, part: object = {}) => ({
  quizSequence: 10 + no,
  no,
  week: 1,
  question: `물음 ${no}`,
  openAt: '2026-11-01T00:00:00Z',
  deadlineAt: '2026-11-09T00:00:00Z',
  isOpened: true,
  isOver: true,
  ...part,
});
const book = (part: Partial<Gradebook> = {}): Gradebook => ({
  quizzes: [quiz(1), quiz(2), quiz(3, { isOpened: false, isOver: false })],
  members: [
    member(1),
    member(2, { states: ['held', 'pre', 'unopened'], grades: [91, null, null], late: [0] }),
    member(3, { states: ['missing', 'missing', 'unopened'], grades: [null, null, null], studentNumber: null }),
  ],
  next: null,
  memberCount: 3,
  layout: { ...DEFAULT_LAYOUT, columns: [...DEFAULT_LAYOUT.columns], version: 0 },
  holdsGrades: false,
  ...part,
});

/** What the grading workspace knows of an answer, as far as a score rests on it. */
const detail = (no: number, grade: number | null, version: number) => ({
  clubQuizAnswerSequence: no,
  member: { memberUUID: `member-${no}`, nickname: `멤버 ${no}`, profileImageUrl: '' },
  answerStatus: '0003',
  submittedAt: '2026-11-08T00:00:00Z',
  grades: { INSTRUCTOR: grade, AI: null, SELF: 70 },
  officialGrader: grade === null ? null : 'INSTRUCTOR',
  instructorGrade: grade === null ? null : { grading: grade, criteria: [], gradedBy: {}, gradedAt: '', version },
  rubric: [],
  review: null,
  isHeld: false,
  final: { text: '최종 답변', submittedAt: '2026-11-08T00:00:00Z', files: [], revisedAt: null },
  pre: { text: '사전', submittedAt: '2026-11-07T00:00:00Z', files: [] },
});

async function show(answers: Record<string, (sent: { body: unknown }) => Answer> = {}, at = '') {
  cleanup();
  const server = fakeServer({
    [BOOK]: () => ({ data: book() }),
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail() }),
    [`GET ${answerOf(12, 1)}`]: () => ({ data: detail(1, null, 0) }),
    ...answers,
  });
  const view = await renderAt(GradebookScreen, {
    boot: bootOf('instructor'),
    at: `/quiz-dashboard/7/gradebook${at}`,
    path: '/quiz-dashboard/$clubSequence/gradebook',
    validateSearch: gradebookSearch,
  });
  const sentTo = (route: string) => server.sent.filter((one) => one.route === route);
  const grid = await screen.findByRole('grid', { name: '멤버별 점수' });
  await within(grid).findByRole('rowheader', { name: /멤버 1/ });
  return { ...view, grid, sentTo };
}
const current = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant')!)!;
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((name) => name.includes('멤버'));

// Nothing has a size here: a window of 20 rows and all columns stands for one.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400);
});
afterEach(() => vi.restoreAllMocks());

test('every cell says in words how far it is', async () => {
  const { grid } = await show();
  const rows = within(grid).getAllByRole('row');
  expect(
    within(rows[1]!)
      .getAllByRole('gridcell')
      .map((cell) => cell.getAttribute('aria-label')),
  ).toEqual(['84점, 채점 완료', '채점 대기', '열리기 전', null, null]);
  within(rows[2]!).getByRole('gridcell', { name: '91점, 채점 완료·공개 대기, 늦음' });
  within(rows[2]!).getByRole('gridcell', { name: '사전만' });
  expect(within(rows[3]!).getAllByRole('gridcell', { name: '미제출' })).toHaveLength(2);
  within(within(grid).getByRole('row', { name: /반 평균/ })).getAllByText('87.5');
});

test('the grid has one tab stop; arrows, Home, End and pages go through it, Enter opens the answer', async () => {
  const { grid, user, address } = await show();
  grid.focus();
  expect(current(grid).getAttribute('aria-label')).toBe('84점, 채점 완료');
  await user.keyboard('{ArrowRight}');
  expect(current(grid).getAttribute('aria-label')).toBe('채점 대기');
  await user.keyboard('{PageDown}');
  expect(current(grid).getAttribute('aria-label')).toBe('미제출');
  await user.keyboard('{Home}');
  expect(current(grid).textContent).toContain('멤버 3');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}');
  expect(
    within(grid)
      .getAllByRole('gridcell')
      .every((cell) => cell.tabIndex === -1),
  ).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/quiz-dashboard/7/grading?answer=12.member-1'));
});

test('digits write a score over the one that is shown, Escape lets it go, and the sums follow', async () => {
  const { grid, user, sentTo } = await show({
    [gradeOf(12, 1)]: ({ body }) => ({ data: detail(1, (body as { grading: number }).grading, 1) }),
  });
  grid.focus();
  await user.keyboard('{ArrowRight}77{Escape}');
  expect(current(grid).getAttribute('aria-label')).toBe('채점 대기');
  await user.keyboard('90{Enter}');
  await within(grid).findByRole('gridcell', { name: '90점, 채점 완료' });
  expect(sentTo(gradeOf(12, 1)).map(({ body }) => body)).toEqual([{ grading: 90, criteria: [], version: 0 }]);
  within(within(grid).getByRole('row', { name: /멤버 1/ })).getByText('87.0');
  expect(current(grid).getAttribute('aria-label')).toBe('사전만');
  await user.keyboard('5{Enter}');
  expect(sentTo(gradeOf(12, 1))).toHaveLength(1);
});

test('over a score that came meanwhile nothing is written', async () => {
  const { grid, user, sentTo } = await show({ [`GET ${answerOf(12, 1)}`]: () => ({ data: detail(1, 61, 3) }) });
  grid.focus();
  await user.keyboard('{ArrowRight}90{Enter}');
  const told = await screen.findByRole('alertdialog', { name: /보는 동안 점수가 바뀌었습니다/ });
  await user.click(within(told).getByRole('button'));
  expect(sentTo(gradeOf(12, 1))).toEqual([]);
  await within(grid).findByRole('gridcell', { name: '61점, 채점 완료' });
});

test('name, state and quiz narrow it, and the address keeps them', async () => {
  const { user, address } = await show();
  await user.type(screen.getByRole('searchbox'), '20260002');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('멤버 2')]));
  expect(address()).toContain('keyword=');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: /채점 대기만/ }));
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('멤버 1')]));
  await user.selectOptions(screen.getByRole('combobox', { name: '퀴즈' }), '11');
  await screen.findByText('찾는 사람이 없어요.');
  await waitFor(() => expect(address()).toBe('/quiz-dashboard/7/gradebook?state=waiting&quiz=11'));
});

test('a club of more members than one answer holds comes on stretch by stretch', async () => {
  let asked = 0;
  const { sentTo } = await show({
    [BOOK]: () => {
      asked += 1;
      return asked === 1
        ? { data: book({ members: [member(1)], next: 'member-1', memberCount: 2 }) }
        : { data: book({ members: [member(2)], memberCount: 2 }) };
    },
  });
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(sentTo(BOOK).map(({ url }) => url.searchParams.get('after'))).toEqual([null, 'member-1']);
});

test('the shape of the file is chosen and kept; where somebody else chose meanwhile, theirs is shown', async () => {
  const kept = { ...book().layout, shape: 'feedback', version: 5 };
  let version = 0;
  const { user, sentTo } = await show({
    [LAYOUT]: ({ body }) => {
      version += 1;
      if (version === 3) return { code: '0409', status: 409, message: '먼저 바뀌었습니다.', kept };
      return { data: { ...(body as object), version } };
    },
  });
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  // Its code comes when it is first shown, and takes its time on a busy machine.
  await user.click(await screen.findByRole('radio', { name: /학사 시스템/ }, { timeout: 40_000 }));
  await waitFor(() => expect(sentTo(LAYOUT)).toHaveLength(1));
  expect(sentTo(LAYOUT)[0]!.body).toMatchObject({ shape: 'summary', version: 0 });
  await user.click(screen.getByRole('button', { name: '이메일 빼기' }));
  await waitFor(() => expect(sentTo(LAYOUT)).toHaveLength(2));
  expect(sentTo(LAYOUT)[1]!.body).toMatchObject({
    columns: ['studentNumber', 'name', 'mean', 'gradedCount'],
    version: 1,
  });
  await user.click(screen.getByRole('radio', { name: '미제출은 0점' }));
  await screen.findByText(/다른 곳에서 방금 모양을 바꿨어요/);
  expect(screen.getByRole('radio', { name: /점수와 피드백 글/ })).toHaveProperty('checked', true);
});
