// @vitest-environment jsdom
import type { EvaluationReport, EvaluationStatus } from '@dure/contract/evaluation/evaluation.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer, type Sent } from '../../testing/server.ts';
import { evaluationSearch } from './evaluation-search.ts';
import { EvaluationTab } from './EvaluationTab.tsx';

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
  draftedAt: '2026-11-20T00:00:00Z',
  editedAt: null,
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
  releasedCount: 1,
  ...part,
});

interface Stage {
  readonly search?: string;
  readonly now?: EvaluationStatus;
  readonly reports?: readonly EvaluationReport[];
  readonly save?: (sent: Sent) => Answer;
  readonly isReload?: boolean;
}

async function show(stage: Stage = {}) {
  const { search = '', now = status(), reports = [report(1), released(report(2))], save, isReload = false } = stage;
  cleanup();
  const server = fakeServer({
    [`GET ${PATH}/evaluation/status`]: () => ({ data: now }),
    [`GET ${PATH}/quiz-evaluations`]: () => ({ data: { contents: reports, totalElements: reports.length } }),
    [`GET ${REPORT}`]: () => ({ data: report(1) }),
    [`PUT ${REPORT}`]: save ?? (({ body }) => ({ data: { ...report(1, { version: 2 }), ...(body as object) } })),
    [`POST ${PATH}/quiz-evaluations/release`]: ({ body }) => ({
      data: { released: (body as { memberUUIDs: string[] | null }).memberUUIDs?.length ?? 1 },
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
  expect(await screen.findByRole('dialog', { name: '멤버 1님의 평가서' })).toBeTruthy();
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
      return { code: '0409', status: 409, message: '다른 사람이 먼저 수정했습니다.', kept: theirs };
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
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(`PUT ${REPORT}`)[1]).toMatchObject({
    version: 5,
    sections: { strengths: '내 강점', growth: '저쪽 성장' },
  });
});

test('what is typed is there again after a reload, and closing asks before it is thrown away', async () => {
  const first = await show({ search: '?member=member-1' });
  await first.user.type(await field('강점'), ' 더하기');
  first.unmount();
  const { user } = await show({ search: '?member=member-1', isReload: true });
  expect((await field('강점')).value).toBe('강점 글 더하기');
  expect(screen.getByText('저장하지 않고 닫은 글을 이어서 써요.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: '닫기' })[0]!);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '저장하지 않고 닫기' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
});
