// @vitest-environment jsdom
import type { MemberMessage } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import type { ManagedClub } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { getTeachingWeek } from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import type { WaitingQuiz } from '@dure/contract/insight/dashboard/waiting.endpoints';
import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import type { Output } from '@dure/contract/http/endpoint';
import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bootOf, type Who } from '../../testing/boot.ts';
import { clubOf, dueOf as due } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { HomeScreen } from './HomeScreen.tsx';

const waits = (no: number, part: Partial<WaitingQuiz> = {}): WaitingQuiz => ({
  clubSequence: 12,
  clubName: '데이터베이스 설계 실전 클럽',
  quizSequence: 30 + no,
  no,
  question: `문제 ${no}`,
  deadlineAt: null,
  isClosed: true,
  waitingCount: 9,
  ...part,
});

const week: Output<typeof getTeachingWeek> = {
  events: [
    {
      clubSequence: 12,
      clubName: '데이터베이스 설계 실전 클럽',
      quizSequence: 37,
      no: 7,
      kind: 'OPENS',
      at: new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString(),
      hasModelAnswer: false,
    },
  ],
  clubs: [
    { clubSequence: 13, clubName: '동네 가게', clubType: '0100', requestCount: 2, heldCount: 17 },
    { clubSequence: 14, clubName: '표와 관계', clubType: '0200', requestCount: 1, heldCount: 0 },
  ],
};
const noNews: MyHome = { feedback: null, change: null, clubs: [], closing: [] };
let news = noNews;
let messages: MemberMessage[] = [];
let submitted: ManagedClub[] = [];
function open(who: Who, dues: DueQuiz[], waiting: WaitingQuiz[] = [], paceSeconds: number | null = null) {
  const answerCount = waiting.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
  const clubs = [clubOf({ jobGroups: [{ code: '0400', name: '엔지니어링' }] })];
  fakeServer({
    'GET /api/v1/my/due-quizzes': () => ({ data: { contents: dues } }),
    'GET /api/v1/my/home': () => ({ data: news }),
    'GET /api/v1/my/waiting-quizzes': () => ({ data: { contents: waiting, answerCount, paceSeconds } }),
    'GET /api/manager/v1/clubs': () => ({ data: { contents: submitted, totalElements: submitted.length } }),
    'GET /api/v1/my/teaching-week': () => ({ data: week }),
    'GET /api/v1/my/messages': () => ({ data: { contents: messages } }),
    'PUT /api/v1/my/messages/4/check': () => {
      messages = [];
      return { data: null };
    },
    'GET /api/v1/clubs': () => ({ data: { contents: clubs, totalElements: 1 } }),
  });
  return renderAt(HomeScreen, { boot: bootOf(who), at: '/' });
}
const introduced = () => screen.queryByText('퀴즈 하나, 네 걸음');

test('a member reads the nearest deadline as the headline and no introduction of the service', async () => {
  await open('member', [due(1, { myAnswerStatus: '0002' }), due(2)]);
  expect(await screen.findByRole('heading', { level: 1, name: '문제 1' })).toBeTruthy();
  expect(screen.getByText('데이터베이스 설계 실전 클럽의 동료 17명이 답했어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '최종답변 쓰기' }).getAttribute('href')).toBe('/quiz/12/quizzes/31');
  expect(within(screen.getByRole('region', { name: '이어서 할 일' })).getByText('문제 2')).toBeTruthy();
  expect(introduced()).toBeNull();
});

test('an instructor reads the answers that wait first, then what they owe themselves', async () => {
  await open('instructor', [due(5)], [waits(1), waits(2, { isClosed: false, deadlineAt: '2026-11-24T00:00:00Z' })]);
  expect(await screen.findByRole('heading', { level: 1, name: '기다리는 답변 18개' })).toBeTruthy();
  const start = screen.getByRole('link', { name: '채점 시작하기' });
  expect(start.getAttribute('href')).toBe('/quiz-dashboard/12/grading?quiz=31&filter=waiting');
  expect(screen.getByText(/뒤에 놓았어요/)).toBeTruthy();
  expect(await screen.findByRole('region', { name: '내가 답할 퀴즈' })).toBeTruthy();
  expect(introduced()).toBeNull();
});

test('the week ahead, what is missing before it opens, what is not released and who asks stand beside the answers', async () => {
  await open('instructor', [], [waits(1)]);
  const ahead = within(await screen.findByRole('region', { name: '이번 주에 열리고 닫히는 것' }));
  expect(ahead.getByRole('link', { name: '데이터베이스 설계 실전 클럽 퀴즈 7 열림' }).getAttribute('href')).toBe(
    '/quiz-dashboard/12/quizzes',
  );
  const beside = within(screen.getByRole('complementary', { name: '답변 말고 기다리는 것' }));
  beside.getByText('퀴즈 7에 모범 답안이 없어요');
  beside.getByText('채점한 17개가 공개 전이에요');
  const requests = beside.getByRole('link', { name: '동네 가게 가입 요청 2 보기' });
  expect(requests.getAttribute('href')).toBe('/quiz-dashboard/13/members?view=requests');
  const ofLecture = beside.getByRole('link', { name: '표와 관계 가입 요청 1 보기' });
  expect(ofLecture.getAttribute('href')).toBe('/lecture-dashboard/14/members?view=requests');
});

test('how long it takes is said where it was measured', async () => {
  await open('instructor', [], [waits(1), waits(2)], 90);
  expect(await screen.findByRole('heading', { level: 1, name: '기다리는 답변 18개, 27분쯤' })).toBeTruthy();
});

test('what an instructor wrote stands first until it is put away', async () => {
  messages = [
    {
      messageSequence: 4,
      clubSequence: 12,
      clubName: '데이터베이스 설계 실전 클럽',
      sender: { memberUUID: 'teacher', nickname: '한지우', profileImageUrl: '' },
      text: '민준 님, 퀴즈 6이 열려 있어요.',
      sentAt: '2026-11-20T00:00:00Z',
      place: null,
    },
  ];
  await open('member', [due(1)]);
  const list = within(await screen.findByRole('list', { name: '나에게 온 글' }));
  expect(list.getByText('민준 님, 퀴즈 6이 열려 있어요.')).toBeTruthy();
  expect(list.getByRole('link').getAttribute('href')).toBe('/quiz/12');
  await userEvent.click(list.getByRole('button', { name: '읽었어요' }));
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: '나에게 온 글' })).toBeNull());
});

test('an instructor for whom nothing waits is told so', async () => {
  await open('instructor', []);
  expect(await screen.findByRole('heading', { level: 1, name: '기다리는 답변이 없어요' })).toBeTruthy();
});

test("a manager reads the clubs that wait for them first, and an instructor's home where none does", async () => {
  const made = { creatorNickname: '김도윤', submittedAt: '2026-11-19T01:00:00Z', statusReason: null, version: 1 };
  submitted = [{ ...clubOf({ clubName: '운영체제' }), ...made }];
  await open('manager', [], [waits(1)]);
  expect(await screen.findByRole('heading', { level: 1, name: '승인을 기다리는 클럽 1개' })).toBeTruthy();
  expect(screen.getByText(/^김도윤 · \d+개 퀴즈 · 11.19 \(목\) 요청$/)).toBeTruthy();
  const look = screen.getByRole('link', { name: '운영체제 살펴보기' });
  expect(look.getAttribute('href')).toMatch(/^\/system\/admin\/club-approval\?club=\d+$/);
  cleanup();
  submitted = [];
  await open('manager', [], [waits(1)]);
  expect(await screen.findByRole('heading', { level: 1, name: '기다리는 답변 9개' })).toBeTruthy();
});

test('a visitor reads what the service is for, with an example of the field of the clubs here', async () => {
  await open('guest', []);
  expect(await screen.findByText('정전은 왜 한 도시에서 멈추지 않을까요?')).toBeTruthy();
  expect(introduced()).toBeTruthy();
});

test('beside what is due stand feedback, the latest change and clubs about to close; below it the own clubs', async () => {
  const place = {
    clubSequence: 12,
    clubName: '데이터베이스 설계 실전 클럽',
    quizSequence: 33,
    no: 3,
    question: '마지막 **한 자리**',
  };
  const startAt = new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString();
  const closing = clubOf({ clubSequence: 41, clubName: '전력계통 해석', capacity: 30, memberCount: 24 });
  news = {
    feedback: { ...place, text: '잘 짚었어요.', nickname: '김도윤', grading: 64, writtenAt: startAt },
    change: { ...place, pre: '0도 나올 것 같다.', final: '세야 0이 남는다.', keywordCount: 3, quoteCount: 2 },
    clubs: [
      { ...clubOf({ clubName: '내 클럽 하나', startAt, weekCount: 7, quizCount: 8 }), finalCount: 4, openedCount: 6 },
    ],
    closing: [closing],
  };
  await open('member', [due(1)]);
  const box = async (name: string) => within(await screen.findByRole('region', { name }));
  const feedback = await box('김도윤 님이 피드백을 보냈어요');
  expect(feedback.getByText('퀴즈 3 · 마지막 한 자리 · 64점')).toBeTruthy();
  expect(feedback.getByRole('link').getAttribute('href')).toBe('/quiz/12/quizzes/33');
  expect(
    (await box('이렇게 달라졌어요')).getByText('새로 만난 키워드 3개 · 내 문장이 2명의 답에 이어졌어요'),
  ).toBeTruthy();
  expect((await box('내 클럽')).getByText('3주차 / 7주 · 열린 퀴즈 6개 중 4개 냄')).toBeTruthy();
  const soon = await box('곧 닫히는 클럽');
  expect(soon.getByRole('link', { name: '전력계통 해석' }).getAttribute('href')).toBe('/quiz/41');
  expect(soon.getByText(/6자리 남음/)).toBeTruthy();
  news = noNews;
});

test('where there is no news, what is due has the whole width and the way to all clubs', async () => {
  await open('member', [due(1)]);
  expect(await screen.findByRole('link', { name: '퀴즈클럽 모두 보기' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: '곧 닫히는 클럽' })).toBeNull();
});
