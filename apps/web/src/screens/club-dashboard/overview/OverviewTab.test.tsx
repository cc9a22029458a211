// @vitest-environment jsdom
import type { BehindMember } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { clubDetail } from '../../../testing/club-detail.ts';
import { clubOf } from '../../../testing/clubs.ts';
import { dashboardOf, figuresOf } from '../../../testing/dashboard.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { OverviewTab } from './OverviewTab.tsx';
// What the tab loads when it is needed has come before the first test waits for it.
import './RecruitingOverview.tsx';
import './RunningOverview.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOW = '2026-11-20T03:00:00.000Z';
const SEND = 'POST /api/v1/my/clubs/7/messages';
const DECIDE = 'PUT /api/v1/my/clubs/7/member-requests';

const behind = (no: number, part: Partial<BehindMember> = {}): BehindMember => ({
  memberUUID: `member-${no}`,
  nickname: `멤버 ${no}`,
  profileImageUrl: '',
  joinedAt: '2026-10-28T00:00:00Z',
  submittedCount: 0,
  finalCount: 0,
  onTimeCount: 0,
  progress: 0,
  gradeCount: 0,
  meanGrade: null,
  isBehind: true,
  lastAnswerAt: null,
  lastMessageAt: null,
  ...part,
});
const recruits: ClubRecruiting = {
  memberCount: 2,
  capacity: 30,
  requestCount: 1,
  startAt: '2026-11-28T00:00:00Z',
  recruitsUntil: '2026-11-27T14:59:00Z',
  people: [1, 2].map((no) => ({ memberUUID: `member-${no}`, nickname: `멤버 ${no}`, profileImageUrl: '' })),
  requests: [{ memberUUID: 'asks', nickname: '김유나', profileImageUrl: '', message: '해 볼래요', requestedAt: NOW }],
  growth: [{ day: '2026-11-16', memberCount: 2 }],
  expectedCount: 6,
  missing: { hasQuizzes: true, modelAnswers: [2, 3], deadlines: [], firstContent: true, graderCount: 1 },
};

async function open(
  clubStatus: string,
  { figures = dashboardOf(), recruiting = recruits, endAt = '2027-01-31T14:59:59.999Z' } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  const server = fakeServer({
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail({ clubStatus, endAt, participationCode: 'SHOP7K2W' }) }),
    'GET /api/v1/clubs/7/about': () => ({ data: { ...clubOf({ clubSequence: 7 }), quizCount: 3 } }),
    'GET /api/v1/clubs/7/dashboard': () => ({ data: figures }),
    'GET /api/v1/clubs/7/dashboard/recruiting': () => ({ data: recruiting }),
    [SEND]: () => ({ data: { sentCount: 1 } }),
    [DECIDE]: () => ({ data: { decided: 1 } }),
  });
  const view = await renderAt(OverviewTab, {
    boot: bootOf('instructor'),
    at: '/quiz-dashboard/7',
    path: '/quiz-dashboard/$clubSequence',
  });
  return { ...view, sentTo: (route: string) => server.sent.filter((one) => one.route === route) };
}

test('a club that recruits shows the countdown, its places as people, the invitation and what is missing', async () => {
  const { user, sentTo } = await open('0300');
  expect(await screen.findByRole('heading', { name: /시작까지 8일,.*30자리 중 2자리가 찼어요/ })).toBeTruthy();
  screen.getByRole('img', { name: '2명 가입, 1명 요청, 27자리 남음' });
  const invitation = within(screen.getByRole('complementary', { name: '초대' }));
  invitation.getByText('SHOP7K2W');
  await invitation.findByRole('img', { name: /초대 QR 코드/ });
  invitation.getByRole('button', { name: '초대 링크 복사' });
  const missing = within(screen.getByRole('region', { name: '시작 전에 빠진 것' }));
  missing.getByText('모범 답안이 없는 퀴즈 2개');
  missing.getByText('퀴즈 2, 3');
  expect(missing.queryByText(/마감이 없는/)).toBeNull();
  within(screen.getByRole('region', { name: '자리가 찰까요?' })).getByText('이 속도면 닫힐 때 6명이에요');
  await user.click(screen.getByRole('button', { name: '김유나 가입 수락' }));
  await screen.findByText('김유나 님의 가입을 수락했습니다.');
  expect(sentTo(DECIDE)).toMatchObject([{ body: { memberUUIDs: ['asks'], decision: 'ACCEPT' } }]);
});

test('before three days nothing is foretold', async () => {
  await open('0300', { recruiting: { ...recruits, expectedCount: null } });
  expect(await screen.findByText(/사흘이 지나면/)).toBeTruthy();
});

test('a club that runs says what waits and how long it takes, as measured, and else that it is not known yet', async () => {
  const quizzes = [
    figuresOf(1, { waitingCount: 13, deadlineAt: '2026-11-24T00:00:00Z' }),
    figuresOf(2, { waitingCount: 2, deadlineAt: '2026-11-10T00:00:00Z' }),
  ];
  const work = { waitingCount: 15, reviewCount: 1, oldestWaitingAt: '2026-11-15T00:00:00Z' };
  await open('0400', { figures: dashboardOf({ quizzes }, { ...work, paceSeconds: 94 }) });
  const waits = within(await screen.findByRole('region', { name: '기다리는 답변' }));
  waits.getByRole('heading', { name: '기다리는 답변 16개, 25분쯤 걸려요' });
  // What is closed goes first.
  expect(waits.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '퀴즈 2 2개',
    '퀴즈 1 13개',
    '다시 봐 달라고 함 1개',
    '채점 이어 하기G',
  ]);
  waits.getByText('5일');
  waits.getByText('마감 전 13개는 뒤로');
  cleanup();
  await open('0400', { figures: dashboardOf({ quizzes }, work) });
  await screen.findByRole('heading', { name: '기다리는 답변 16개' });
  screen.getByText(/몇 개 더 채점하면/);
});

test('the G key goes on grading', async () => {
  const { user, address } = await open('0400', { figures: dashboardOf({}, { waitingCount: 2 }) });
  await screen.findByRole('link', { name: /채점 이어 하기/ });
  await user.keyboard('g');
  await vi.waitFor(() => expect(address()).toBe('/quiz-dashboard/7/grading'));
});

test('charts ask a question and lead to what they count', async () => {
  const quizzes = [
    figuresOf(1, { discrimination: 0.58, gradeCount: 16 }),
    figuresOf(2, { discrimination: 0.14, gradeCount: 16, begunCount: 9, submittedCount: 5, finalCount: 1 }),
    figuresOf(3),
    figuresOf(4, { gradeCount: 21 }),
  ];
  await open('0400', { figures: dashboardOf({ quizzes }) });
  const quality = within(await screen.findByRole('region', { name: '어느 문항을 고쳐야 하나요?' }));
  expect(quality.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/quiz/7/quizzes/31']);
  quality.getByText('퀴즈 3의 변별도는 채점된 답변이 10개가 되면 나와요.');
  quality.getByText(/^퀴즈 4의 변별도는 아직 없어요\. 다른 퀴즈에서도 점수를 받은 멤버가 10명이 되고/);
  const stops = within(screen.getByRole('region', { name: '어디에서 멈추나요?' }));
  const hrefOf = (name: string) => stops.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('퀴즈 2 쓰는 중 9명 보기')).toBe('/quiz-dashboard/7/progress?quiz=31&stage=begun#standings');
  expect(hrefOf('퀴즈 2 사전답변까지 4명 보기')).toBe('/quiz-dashboard/7/progress?quiz=31&stage=pre#standings');
  expect(hrefOf('퀴즈 2 최종답변 1명 보기')).toBe('/quiz-dashboard/7/progress?quiz=31&stage=final#standings');
  expect(hrefOf('시작 안 한 10명 보기')).toBe('/quiz-dashboard/7/progress?quiz=31&stage=none#standings');
});

test('whoever falls behind is written to, but not again in the same week unless chosen', async () => {
  const people = [behind(1), behind(2, { lastMessageAt: '2026-11-18T00:00:00Z' })];
  const quizzes = [figuresOf(1, { deadlineAt: '2026-11-24T14:59:00Z' })];
  const { user, sentTo } = await open('0400', {
    figures: dashboardOf({ quizzes }, { behindCount: 2, behind: people }),
  });
  const panel = within(await screen.findByRole('complementary', { name: '누구에게 안부를 물을까요?' }));
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: '멤버 1 님에게 보내기' }).checked).toBe(true);
  expect(panel.getByRole<HTMLInputElement>('checkbox', { name: '멤버 2 님에게 보내기' }).checked).toBe(false);
  panel.getByText('11.18 (수)에 글을 보냈어요');
  const field = panel.getByRole<HTMLTextAreaElement>('textbox', { name: '보낼 글' });
  expect(field.value).toContain('퀴즈 1의 답을 11.24 (화)까지');
  await user.clear(field);
  await user.type(field, '괜찮으세요?');
  await user.click(panel.getByRole('button', { name: '1명에게 보내기' }));
  await screen.findByText('1명에게 보냈습니다.');
  expect(sentTo(SEND)).toMatchObject([{ body: { memberUUIDs: ['member-1'], text: '괜찮으세요?' } }]);
});

test('quizzes with enough grades and no discrimination are not said to have too few grades', async () => {
  await open('0400', { figures: dashboardOf({ quizzes: [figuresOf(1, { gradeCount: 21 })] }) });
  const quality = within(await screen.findByRole('region', { name: '어느 문항을 고쳐야 하나요?' }));
  quality.getByText(/^퀴즈 1의 변별도는 아직 없어요/);
  expect(quality.queryByText(/채점된 답변이 10개가 되면/)).toBeNull();
});

test('a club that ends shows first what is left, each with the way to do it', async () => {
  const figures = dashboardOf({}, { waitingCount: 2, heldCount: 4, reportDraftCount: 3 });
  await open('0400', { figures, endAt: '2026-11-23T00:00:00Z' });
  const left = within(await screen.findByRole('region', { name: '끝내기 전에 남은 일' }));
  left.getByText('3일 뒤에 끝나요.');
  const ways = left.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(ways).toEqual([
    ['채점하지 않은 답변 2개: 채점하기', '/quiz-dashboard/7/grading?filter=waiting'],
    ['공개하지 않은 점수 4개: 공개하기', '/quiz-dashboard/7/grading'],
    ['공개하지 않은 평가서 3개: 읽고 공개하기', '/quiz-dashboard/7/evaluation'],
  ]);
  cleanup();
  await open('0500', { figures: dashboardOf({}, { reportReleasedCount: 24 }) });
  await screen.findByText('남은 일이 없어요. 채점과 공개, 평가서까지 모두 마쳤어요.');
});
