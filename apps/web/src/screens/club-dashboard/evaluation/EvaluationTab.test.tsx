// @vitest-environment jsdom
import type { MemberDetail } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { EvaluationReport, EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer, type Answer, type Sent } from '../../../testing/server.ts';
import { evaluationSearch } from './evaluation-search.ts';
import { EvaluationTab } from './EvaluationTab.tsx';
// What the tab loads when it is needed has come before the first test waits for it.
import './ReportScreen.tsx';

vi.setConfig({ testTimeout: 60_000 });
const PATH = '/api/v1/quiz-clubs/7';
const REPORT = `${PATH}/quiz-evaluations/member-1`;

const report = (no: number, part: Partial<EvaluationReport> = {}): EvaluationReport => ({
  member: { memberUUID: `member-${no}`, nickname: `멤버 ${no}`, profileImageUrl: '' },
  status: 'DRAFT',
  figures: {
    openedCount: 4,
    submittedCount: 4,
    finalCount: 3,
    onTimeCount: 3,
    progress: 75,
    gradeCount: 3,
    meanGrade: 82,
    clubMeanGrade: 80,
    meanComprehension: 4,
    gradeGrowth: null,
    keywordGrowth: null,
    best: null,
    weakest: null,
    missing: [4],
    closed: [],
  },
  sections: {
    participation: '참여 글',
    progress: '진도 글',
    scores: '점수 글',
    growth: '성장 글',
    strengths: '강점 글',
    nextSteps: '다음 글',
  },
  grounds: {
    participation: [],
    progress: [],
    scores: [
      { quizSequence: 31, no: 1 },
      { quizSequence: 33, no: 3 },
    ],
    growth: [],
    strengths: [],
    nextSteps: [],
  },
  draftedAt: '2026-11-20T00:00:00Z',
  editedAt: null,
  readAt: '2026-11-20T00:30:00Z',
  releasedAt: null,
  version: 1,
  ...part,
});
const released = (one: EvaluationReport): EvaluationReport => ({
  ...one,
  status: 'RELEASED',
  releasedAt: '2026-11-20T01:00:00Z',
});
const status = (part: Partial<EvaluationStatus> = {}): EvaluationStatus => ({
  state: 'DONE',
  total: 2,
  done: 2,
  requestedAt: null,
  finishedAt: null,
  draftCount: 1,
  readCount: 1,
  releasedCount: 1,
  common: [],
  ...part,
});

interface Stage {
  readonly search?: string;
  readonly now?: EvaluationStatus;
  readonly reports?: readonly EvaluationReport[];
  readonly save?: (sent: Sent) => Answer;
  readonly isReload?: boolean;
  /** The report of the first member. */
  readonly opened?: EvaluationReport;
}

const detail: MemberDetail = {
  member: {
    memberUUID: 'member-1',
    nickname: '멤버 1',
    profileImageUrl: '',
    joinedAt: null,
    submittedCount: 1,
    finalCount: 1,
    onTimeCount: 1,
    progress: 75,
    gradeCount: 1,
    meanGrade: 82,
    isBehind: false,
  },
  isMember: true,
  openedCount: 4,
  meanComprehension: null,
  keywordGrowth: null,
  quizzes: [
    {
      quizSequence: 31,
      no: 1,
      week: 1,
      question: '왜 정규화를 하나요?',
      deadlineAt: null,
      answerStatus: '0003',
      preSubmittedAt: '2026-11-18T00:00:00Z',
      finalSubmittedAt: '2026-11-19T00:00:00Z',
      isOnTime: true,
      officialGrade: 82,
      grades: { INSTRUCTOR: 82, AI: null, SELF: null },
      comprehension: null,
      preText: '중복 때문에요.',
      finalText: '이상 현상을 막으려고 나눕니다.',
      keywords: { pre: 40, final: 90 },
    },
  ],
};

async function show(stage: Stage = {}) {
  let { opened = report(1) } = stage;
  const { search = '', now = status(), reports = [report(1), released(report(2))], save, isReload = false } = stage;
  cleanup();
  const server = fakeServer({
    [`GET ${PATH}/evaluation/status`]: () => ({ data: now }),
    [`GET ${PATH}/quiz-evaluations`]: () => ({ data: { contents: reports, totalElements: reports.length } }),
    [`GET ${REPORT}`]: () => ({ data: { ...opened, previous: null, next: 'member-2' } }),
    [`GET ${PATH}/quiz-evaluations/member-2`]: () => ({ data: { ...report(2), previous: 'member-1', next: null } }),
    [`PUT ${REPORT}/read`]: () => {
      opened = { ...opened, readAt: '2026-11-20T02:00:00Z' };
      return { data: opened };
    },
    [`PUT ${PATH}/evaluation/common`]: () => ({ data: { changed: 24 } }),
    'GET /api/v1/clubs/7/dashboard/members/member-1': () => ({ data: detail }),
    'GET /api/v1/clubs/7/dashboard/members/member-2': () => ({ data: detail }),
    [`PUT ${REPORT}`]: save ?? (({ body }) => ({ data: { ...report(1, { version: 2 }), ...(body as object) } })),
    [`POST ${PATH}/quiz-evaluations/release`]: ({ body }) => ({
      data: { released: (body as { memberUUIDs: string[] | null }).memberUUIDs?.length ?? 1, unread: 0 },
    }),
    [`POST ${PATH}/evaluation`]: () => ({ data: status({ state: 'RUNNING', done: 0 }) }),
  });
  const view = await renderAt(EvaluationTab, {
    boot: bootOf('instructor'),
    at: `/quiz-dashboard/7/evaluation${search}`,
    path: '/quiz-dashboard/$clubSequence/evaluation',
    validateSearch: evaluationSearch,
    isReload,
  });
  const sent = (route: string) => server.sent.filter((one) => one.route === route).map(({ body }) => body);
  return { ...view, sent };
}
const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test('before the first run there is one thing to do, and nothing to look through', async () => {
  const { user, sent } = await show({ now: status({ state: 'NONE', draftCount: 0, releasedCount: 0 }), reports: [] });
  await user.click(await screen.findByRole('button', { name: '초안 만들기' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(sent(`POST ${PATH}/evaluation`)).toHaveLength(1);
});

test('while reports are drafted their number is said, and nothing else can be begun', async () => {
  await show({ now: status({ state: 'RUNNING', done: 1 }) });
  expect(await screen.findByText('1 / 2명')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /초안/ })).toBeNull();
});

test('what is released already cannot be chosen; the others are released after asking', async () => {
  const { user, sent } = await show();
  expect(await screen.findByRole('checkbox', { name: /멤버 2/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /멤버 1/ }));
  await user.click(screen.getByRole('button', { name: '1명에게 공개' }));
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText('1명의 평가서를 공개하시겠습니까?')).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: '공개' }));
  expect(await screen.findByText('평가서 1개를 공개했습니다.')).toBeTruthy();
  expect(sent(`POST ${PATH}/quiz-evaluations/release`)).toEqual([{ memberUUIDs: ['member-1'] }]);
});

test('a report opens by its address, also where the list does not hold it', async () => {
  await show({ search: '?member=member-1', reports: [] });
  expect(await screen.findByRole('heading', { name: '멤버 1님의 평가서' })).toBeTruthy();
  expect((await field('강점')).value).toBe('강점 글');
});

test('somebody faster costs no word: mine stay, theirs come where I changed nothing, and both show where we differ', async () => {
  const theirs = report(1, {
    version: 5,
    sections: { ...report(1).sections, strengths: '저쪽 강점', growth: '저쪽 성장' },
  });
  let isFirst = true;
  const { user, sent } = await show({
    search: '?member=member-1',
    save: ({ body }) => {
      if (!isFirst) return { data: { ...theirs, ...(body as object), version: 6 } };
      isFirst = false;
      return { code: '0409', status: 409, message: '다른 곳에서 먼저 수정했습니다.', kept: theirs };
    },
  });
  const strengths = await field('강점');
  await user.clear(strengths);
  await user.type(strengths, '내 강점');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const alert = await screen.findByText('둘 다 고친 곳: 강점');
  expect(alert).toBeTruthy();
  expect((await field('강점')).value).toBe('내 강점');
  expect((await field('성장')).value).toBe('저쪽 성장');
  expect(screen.getByText('저쪽 강점')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText('평가서를 저장했습니다.');
  expect(sent(`PUT ${REPORT}`)[1]).toMatchObject({
    version: 5,
    sections: { strengths: '내 강점', growth: '저쪽 성장' },
  });
});

test('what is typed is there again after a reload, until it is put back as it was', async () => {
  const first = await show({ search: '?member=member-1' });
  await first.user.type(await field('강점'), ' 더하기');
  first.unmount();
  const { user } = await show({ search: '?member=member-1', isReload: true });
  expect((await field('강점')).value).toBe('강점 글 더하기');
  expect(screen.getByText('저장하지 않고 닫은 글을 이어서 써요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '고친 글 되돌리기' }));
  expect((await field('강점')).value).toBe('강점 글');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
});

test('a report stands beside what it rests on, and opening it is reading it', async () => {
  const { sent } = await show({ search: '?member=member-1', opened: report(1, { readAt: null }) });
  const evidence = within(await screen.findByRole('region', { name: '근거' }));
  await evidence.findByText('왜 정규화를 하나요?');
  for (const words of ['75%', '82점', '키워드 40% → 90%'])
    expect(evidence.getAllByText(words).length).toBeGreaterThan(0);
  expect(evidence.getAllByText('이상 현상을 막으려고 나눕니다.').length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(sent(`PUT ${REPORT}/read`)).toEqual([{ version: 1 }]));
  expect(await screen.findByText('읽음')).toBeTruthy();
});

test('what was read before is not read again', async () => {
  const { sent } = await show({ search: '?member=member-1' });
  await field('강점');
  await screen.findByText('왜 정규화를 하나요?');
  expect(sent(`PUT ${REPORT}/read`)).toEqual([]);
});

test('J and K go through the class, and what was changed is saved on the way', async () => {
  const { user, sent, address } = await show({ search: '?filter=draft&member=member-1' });
  await user.type(await field('강점'), ' 더하기');
  await user.keyboard('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: '멤버 2님의 평가서' })).toBeTruthy();
  expect(address()).toContain('filter=draft&member=member-2');
  expect(sent(`PUT ${REPORT}`)).toMatchObject([{ sections: { strengths: '강점 글 더하기' } }]);
  expect(document.activeElement?.textContent).toBe('멤버 2님의 평가서');
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { name: '멤버 1님의 평가서' })).toBeTruthy();
  await user.type(await field('강점'), 'j');
  expect(screen.getByRole('heading', { name: '멤버 1님의 평가서' })).toBeTruthy();
});

test('what is not saved keeps whoever wrote it here', async () => {
  const { user } = await show({
    search: '?member=member-1',
    save: () => ({ status: 500, code: '0500', message: '저장하지 못했습니다.' }),
  });
  await user.type(await field('강점'), ' 더하기');
  await user.click(screen.getByRole('button', { name: /다음 사람/ }));
  const alert = await screen.findByRole('alertdialog', { name: 'mutation error : [0500] 저장하지 못했습니다.' });
  await user.click(within(alert).getByRole('button', { name: '확인' }));
  expect((await field('강점')).value).toBe('강점 글 더하기');
});

test('what all reports say alike stands aside once: changed for all, or for this one alone', async () => {
  const common = [{ section: 'growth' as const, text: '성장 글' }];
  const { user, sent } = await show({ search: '?member=member-1', now: status({ common }) });
  await field('강점');
  expect(screen.queryByRole('textbox', { name: '성장' })).toBeNull();
  await user.click(screen.getByText('모두에게 같은 글 1곳'));
  await user.click(screen.getByRole('button', { name: '성장: 모두의 글 고치기' }));
  const all = await field('성장 (모두에게 같은 글)');
  await user.clear(all);
  await user.type(all, '함께 자랐습니다.');
  await user.click(screen.getByRole('button', { name: '모두에게 저장' }));
  await screen.findByText('평가서 24개를 고쳤습니다.');
  expect(sent(`PUT ${PATH}/evaluation/common`)).toEqual([
    { section: 'growth', before: '성장 글', text: '함께 자랐습니다.' },
  ]);
  await user.click(screen.getByRole('button', { name: '성장: 이 사람만 다르게' }));
  expect((await field('성장')).value).toBe('성장 글');
});

test('only what was read can be chosen; the way leads to the first that was not', async () => {
  const unread = report(3, { readAt: null });
  await show({ now: status({ draftCount: 2 }), reports: [report(1), released(report(2)), unread] });
  expect(await screen.findByRole('checkbox', { name: /멤버 3/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: /멤버 1/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('button', { name: '읽은 1명 공개' })).toBeTruthy();
  const on = screen.getByRole('link', { name: '읽지 않은 1명 이어 읽기' });
  expect(on.getAttribute('href')).toContain('member=member-3');
});

test('a part of a report leads to the very answers that it rests on, and so does the evidence beside it', async () => {
  await show({ search: '?member=member-1' });
  const grounds = within(await screen.findByRole('list', { name: '점수의 근거가 된 답변' })).getAllByRole('link');
  expect(grounds.map(({ textContent }) => textContent)).toEqual(['퀴즈 1', '퀴즈 3']);
  const leadsTo = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams.get('answer');
  expect(grounds.map(leadsTo)).toEqual(['31.member-1', '33.member-1']);
  expect(leadsTo(await screen.findByRole('link', { name: '퀴즈 1 답변 보기', hidden: true }))).toBe('31.member-1');
  expect(screen.queryByRole('list', { name: /성장의 근거/ })).toBeNull();
});
