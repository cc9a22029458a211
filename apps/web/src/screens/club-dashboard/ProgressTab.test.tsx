// @vitest-environment jsdom
import type { MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { clubDetail, quizOf } from '../../testing/club-detail.ts';
import { renderAt } from '../../testing/render.tsx';
import { dashboardOf } from '../../testing/dashboard.ts';
import { fakeServer, type Answer, type Sent } from '../../testing/server.ts';
import { progressSearch } from './progress-search.ts';
import { ProgressTab } from './ProgressTab.tsx';

vi.setConfig({ testTimeout: 60_000 });
const LIST = 'GET /api/v1/clubs/7/dashboard/members';

const member = (no: number, part: Partial<MemberStanding> = {}): MemberStanding => ({
  memberUUID: `member-${no}`,
  nickname: `멤버 ${no}`,
  profileImageUrl: '',
  joinedAt: '2026-11-01T00:00:00Z',
  submittedCount: 4,
  finalCount: 3,
  onTimeCount: 2,
  progress: 75,
  gradeCount: 2,
  meanGrade: 81.5,
  isBehind: false,
  ...part,
});
const everybody = [member(1), member(2, { finalCount: 0, progress: 0, meanGrade: null, isBehind: true })];

let sent: Sent[] = [];
const SEND = 'POST /api/v1/my/clubs/7/messages';

async function show(search = '', list: () => Answer = () => ({ data: { contents: everybody, totalElements: 120 } })) {
  cleanup();
  const server = fakeServer({
    [LIST]: list,
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail({ quizzes: [quizOf(30), quizOf(31)] }) }),
    'GET /api/v1/clubs/7/dashboard': () => ({ data: dashboardOf() }),
    [SEND]: () => ({ data: { sentCount: 1 } }),
    'GET /api/v1/clubs/7/dashboard/members/member-2': () => ({
      data: {
        member: everybody[1],
        isMember: true,
        openedCount: 4,
        meanComprehension: null,
        keywordGrowth: null,
        quizzes: [],
      },
    }),
  });
  sent = server.sent;
  const view = await renderAt(ProgressTab, {
    boot: bootOf('instructor'),
    at: `/quiz-dashboard/7/progress${search}`,
    path: '/quiz-dashboard/$clubSequence/progress',
    validateSearch: progressSearch,
  });
  const asked = () => Object.fromEntries(server.sent.findLast(({ route }) => route === LIST)!.url.searchParams);
  return { ...view, asked };
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('each member stands with progress, answers in time and mean score; who falls behind is said in words', async () => {
  await show();
  const ahead = within(await rowOf('멤버 1'));
  for (const words of ['75%', '3', '2', '81.5점']) expect(ahead.getByText(words)).toBeTruthy();
  expect(ahead.queryByText('뒤처짐')).toBeNull();
  expect(within(await rowOf('멤버 2')).getByText('뒤처짐')).toBeTruthy();
});

test('filter, name, order and page stand in the address and are asked of the server; a filter keeps the name', async () => {
  const { asked, user, address } = await show('?keyword=%EB%A9%A4%EB%B2%84&sort=grade&page=2');
  await rowOf('멤버 1');
  expect(asked()).toMatchObject({ keyword: '멤버', sort: 'grade', page: '2', filter: 'all' });
  await user.click(screen.getByRole('link', { name: '뒤처진 멤버' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ keyword: '멤버', filter: 'behind', page: '1' }));
  // The chart's table has a column of that name too.
  await user.click(screen.getByRole('button', { name: '진도' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ filter: 'behind', sort: 'progress' }));
  expect(address()).toContain('sort=progress');
  expect(await screen.findByRole('navigation', { name: /쪽/ })).toBeTruthy();
});

test('a member opens beside the list by the address, and closing leaves the list as it was', async () => {
  const { user, address } = await show('?filter=behind&member=member-2');
  const detail = await screen.findByRole('dialog', { name: '멤버 2님의 학습 현황' });
  expect(within(detail).getByText('0%')).toBeTruthy();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(address()).toBe('/quiz-dashboard/7/progress?filter=behind'));
});

test('nobody behind is said as such, and an error has a way to try again', async () => {
  await show('?filter=behind', () => ({ data: { contents: [], totalElements: 0 } }));
  expect(await screen.findByText('뒤처진 멤버가 없어요.')).toBeTruthy();
  let calls = 0;
  const { user } = await show('', () => {
    calls += 1;
    if (calls > 1) return { data: { contents: everybody, totalElements: 2 } };
    return { code: '0500', message: '문제가 생겼습니다.', status: 500 };
  });
  expect(await screen.findByText('멤버 현황을 불러오지 못했어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /다시/ }));
  expect(await rowOf('멤버 1')).toBeTruthy();
});

test('a bar of a distribution leads to the members in it, who are said in words and asked of the server', async () => {
  const { user, asked, address } = await show();
  const chart = await screen.findByRole('region', { name: '점수는 어디에 모여 있나요?' });
  const bar = within(chart)
    .getAllByRole('link', { hidden: true })
    .find((link) => link.getAttribute('href')?.includes('tens=7'))!;
  await user.click(bar);
  expect(await screen.findByRole('heading', { name: /70–79점을 받은 답변이 있는 멤버/ })).toBeTruthy();
  expect(asked()).toMatchObject({ tens: '7' });
  expect(address()).toContain('tens=7');
  await user.click(screen.getByRole('link', { name: '모두 보기' }));
  await vi.waitFor(() => expect(asked()).not.toHaveProperty('tens'));
});

test('a stage counts with its quiz alone', async () => {
  const { asked } = await show('?quiz=31&stage=pre');
  expect(await screen.findByRole('heading', { name: /퀴즈 2: 사전답변까지 낸 멤버/ })).toBeTruthy();
  expect(asked()).toMatchObject({ quiz: '31', stage: 'pre' });
  const { asked: without } = await show('?stage=pre&fifth=9');
  await rowOf('멤버 1');
  expect(Object.keys(without())).not.toContain('stage');
  expect(Object.keys(without())).not.toContain('fifth');
});

test('those who are chosen are written to in one step', async () => {
  const { user } = await show();
  await rowOf('멤버 2');
  await user.click(screen.getByRole('checkbox', { name: /멤버 2/ }));
  await user.click(screen.getByRole('button', { name: '1명에게 글 보내기' }));
  const dialog = await screen.findByRole('dialog', { name: '1명에게 글 보내기' });
  const field = within(dialog).getByRole('textbox', { name: '보낼 글' });
  await user.clear(field);
  await user.type(field, '어디에서 막혔나요?');
  await user.click(within(dialog).getByRole('button', { name: '1명에게 보내기' }));
  await screen.findByText('1명에게 보냈습니다.');
  const [message] = sent.filter(({ route }) => route === SEND);
  expect(message).toMatchObject({ body: { memberUUIDs: ['member-2'], text: '어디에서 막혔나요?' } });
  expect(message?.idempotencyKey).toBeTruthy();
});
