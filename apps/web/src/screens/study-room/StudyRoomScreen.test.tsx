// @vitest-environment jsdom
import type { Agenda } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { FriendNews } from '@dure/contract/people/friends/friend-news.endpoints';
import type { Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { clubOf, dueOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { StudyRoomScreen } from './StudyRoomScreen.tsx';

const days = ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`);
const place = { clubSequence: 12, clubName: '데이터베이스 설계' };
const agenda: Agenda = {
  days,
  contents: [
    { ...place, kind: 'QUIZ_DUE', at: '2026-11-20T14:59:00Z', no: 5, sequence: 35 },
    { ...place, kind: 'QUIZ_OPENS', at: '2026-11-22T00:00:00Z', no: 6, sequence: null },
    { ...place, kind: 'STUDY_STARTS', at: '2026-11-26T14:00:00Z', clubSequence: 14, no: 3, sequence: 8 },
  ],
};
const news = (activityHistorySequence: number, isChecked: boolean): NotificationView => ({
  activityHistorySequence,
  isChecked,
  activityMessage: `소식 ${activityHistorySequence}`,
  emphasis: '',
  context: '',
  kind: 'feedback',
  actors: [],
  createdAt: '2026-11-20T05:00:00Z',
  clubSequence: 12,
  clubType: '0100',
  quizSequence: 33,
  answer: null,
  reply: null,
  question: null,
  notice: null,
  seminar: null,
  post: null,
  mentor: null,
});
const lately = { ...place, clubType: '0100', at: '2026-11-20T05:00:00Z' };
const friend = { memberUUID: 'f', nickname: '이서윤', profileImageUrl: '' };
const friendNews: FriendNews[] = [
  { ...lately, kind: 'ONE_PICKED', member: friend, no: 4, count: 5 },
  { ...lately, kind: 'JOINED', member: friend, clubSequence: 14, clubType: '0200', no: null, count: 1 },
];
const me = { rank: 2, points: 9, member: { memberUUID: 'me', nickname: '서예린', profileImageUrl: '' }, isMe: true };

const noWeeks = Array.from({ length: 8 }, (_, week) => ({
  from: `2026-${week < 4 ? '10' : '11'}-0${(week % 4) + 1}`,
  recalls: 0,
  recalled: 0,
}));
const nothingToRecall: Recalls = {
  contents: [],
  totalElements: 0,
  doneToday: 0,
  nextOn: null,
  retention: { weeks: noWeeks, cards: 0, predicted: null },
};
const toRecall: Recalls = {
  ...nothingToRecall,
  contents: [
    {
      ...place,
      quizSequence: 30,
      no: 2,
      question: '떠올릴 문제',
      grade: 64,
      lastOn: '2026-11-06',
      dueOn: '2026-11-20',
    },
  ],
  totalElements: 2,
  doneToday: 1,
};

interface Part {
  readonly dues?: number[];
  readonly unread?: number;
  readonly clubs?: number;
  readonly recalls?: Recalls;
}
async function open(part: Part = {}) {
  const { dues = [1, 2, 3, 4], unread = 1, clubs = 1, recalls = nothingToRecall } = part;
  const activities = [
    news(1, true),
    { ...news(9, false), kind: 'quizOpened' as const },
    ...Array.from({ length: unread }, (_, index) => news(index + 2, false)),
  ];
  const page = (contents: unknown[]) => ({ data: { contents, totalElements: contents.length } });
  fakeServer({
    'GET /api/v1/my/due-quizzes': () => ({ data: { contents: dues.map((no) => dueOf(no)) } }),
    'GET /api/v1/activity/alarms': () => ({
      data: {
        totalElements: activities.length,
        uncheckedCount: unread,
        banner: null,
        contents: [{ date: '2026-11-20', dayOfWeek: '금', activities }],
      },
    }),
    'GET /api/v1/my/recalls': () => ({ data: recalls }),
    'GET /api/v1/my/agenda': () => ({ data: agenda }),
    'GET /api/v1/my/clubs': ({ url }) =>
      url.searchParams.get('clubType') === '0100'
        ? page(clubs > 0 ? [clubOf({ clubStatus: '0500', clubName: '끝난 클럽' })] : [])
        : page(
            clubs > 0
              ? [clubOf({ clubSequence: 14, clubType: '0200', clubStatus: '0400', clubName: '도는 강의' })]
              : [],
          ),
    'GET /api/v1/my/friend-news': () => ({ data: { contents: friendNews } }),
    'GET /api/v1/monthly/ranking': () => ({
      data: {
        month: '2026-11',
        firstMonth: '2026-11',
        isOver: false,
        contents: [me],
        totalElements: 31,
        neighbours: [me],
        isShown: true,
      },
    }),
  });
  return renderAt(StudyRoomScreen, { boot: bootOf('member'), at: '/studyroom' });
}

it('says in one sentence what waits, and offers the nearest deadline as the one primary way', async () => {
  await open();
  expect(await screen.findByText('낼 답변 4개, 읽을 소식 1개가 있어요.')).toBeTruthy();
  const now = within(screen.getByRole('region', { name: '지금 할 일' }));
  expect(now.getByRole('heading', { name: '문제 1' })).toBeTruthy();
  expect(now.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/quiz/12/quizzes/31',
    '/quiz/12/quizzes/33',
    '/quiz/12/quizzes/32',
    '/quiz/12/quizzes/33',
  ]);
  expect(now.queryByText('소식 1')).toBeNull();
});

it('shows what else waits on demand', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '이어서 할 퀴즈 1개 더 보기' }));
  expect(screen.getByText('문제 4')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /더 보기/ })).toBeNull();
});

it('the week has seven days of the tenant, each with what it brings and the way there', async () => {
  await open();
  const week = within(await screen.findByRole('region', { name: '앞으로 7일' }));
  expect((await week.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    '오늘 20',
    '토 21',
    '일 22',
    '월 23',
    '화 24',
    '수 25',
    '목 26',
  ]);
  expect(week.getByRole('link', { name: /퀴즈 5 마감/ }).getAttribute('href')).toBe('/quiz/12/quizzes/35');
  expect(week.getByRole('link', { name: /퀴즈 6 공개/ }).getAttribute('href')).toBe('/quiz/12');
  expect(week.getByRole('link', { name: /3강 시작/ }).getAttribute('href')).toBe('/lecture/14/studies/8');
  expect(week.getAllByText('없음')).toHaveLength(4);
});

it('clubs of both kinds, what runs first, and one’s place of the month', async () => {
  await open();
  const clubs = within(await screen.findByRole('list', { name: /내 클럽/ }));
  expect(clubs.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['도는 강의', '끝난 클럽']);
  const ranking = within(await screen.findByRole('region', { name: '11월 순위' }));
  expect(ranking.getByRole('link', { name: '전체 순위' }).getAttribute('href')).toBe('/studyroom/ranking');
});

it('who has nothing to do is led to clubs', async () => {
  await open({ dues: [], unread: 0, clubs: 0 });
  expect(await screen.findByText('지금은 기다리는 일이 없어요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '퀴즈클럽 둘러보기' }).getAttribute('href')).toBe('/quiz');
  expect(await screen.findByText('아직 들어간 클럽이 없어요.')).toBeTruthy();
});

it('what is to be recalled stands there with when it was answered; without a deadline it is the one primary way', async () => {
  await open({ dues: [], unread: 0, recalls: toRecall });
  expect(await screen.findByText('복습할 퀴즈 2개가 있어요.')).toBeTruthy();
  const card = within(screen.getByRole('region', { name: '복습' }));
  expect(card.getByText('오늘 3개 중 2번째')).toBeTruthy();
  expect(card.getByText(/전 · 64점/)).toBeTruthy();
  const isPrimary = (element: HTMLElement) => element.className.includes('bg-brand ');
  expect(isPrimary(card.getByRole('button', { name: '지금 답해 보기' }))).toBe(true);
  expect(isPrimary(screen.getByRole('link', { name: '퀴즈클럽 둘러보기' }))).toBe(false);
});

it('with a deadline ahead the recall stands back', async () => {
  const { user } = await open({ recalls: toRecall });
  const start = await screen.findByRole('button', { name: '지금 답해 보기' });
  expect(start.className).not.toContain('bg-brand ');
  await user.click(start);
  // It is fetched with the press.
  const compare = await screen.findByRole('button', { name: '모르겠어요, 지난 답 보기' }, { timeout: 20_000 });
  expect(compare.className).not.toContain('bg-brand ');
});

it('what friends did in public clubs leads to those clubs', async () => {
  await open();
  const links = within(await screen.findByRole('list', { name: '친구 소식' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quiz/12', '/lecture/14']);
  expect(links[0]!.textContent).toContain('이서윤 님의 답변이 원픽 5개를 받았어요데이터베이스 설계 · 퀴즈 4');
  expect(links[1]!.textContent).toContain('이서윤 님이 ‘데이터베이스 설계’에 들어갔어요');
});
