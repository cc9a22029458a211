// @vitest-environment jsdom
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { fakeStream } from '../../testing/event-source.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { Bell } from './Bell.tsx';

const LIST = 'GET /api/v1/activity/alarms';
const one = (activityHistorySequence: number, given: Partial<NotificationView> = {}): NotificationView => ({
  activityHistorySequence,
  isChecked: false,
  activityMessage: '이서윤 님 외 3명이 내 답변을 좋아해요',
  emphasis: '이서윤',
  context: '퀴즈 4 · 자료구조',
  kind: 'like',
  actors: [
    { memberUUID: null, nickname: '이서윤', profileImageUrl: '' },
    { memberUUID: null, nickname: '박준서', profileImageUrl: '' },
  ],
  createdAt: '2026-11-21T01:00:00.000Z',
  clubSequence: 7,
  clubType: '0100',
  quizSequence: 8,
  answer: 'mine',
  reply: null,
  question: null,
  notice: null,
  seminar: null,
  post: null,
  mentor: null,
  ...given,
});
const listOf = (...activities: NotificationView[]) => ({
  data: {
    totalElements: activities.length,
    banner: null,
    uncheckedCount: activities.filter(({ isChecked }) => !isChecked).length,
    contents: activities.length === 0 ? [] : [{ date: '2026-11-21', dayOfWeek: '토', activities }],
  },
});
const show = () => renderAt(Bell, { boot: bootOf('member'), at: '/quiz' });

test('the bell says how many wait, and lists them under their days', async () => {
  fakeServer({ [LIST]: () => listOf(one(5), one(4, { isChecked: true, actors: [], emphasis: '', reply: 3 })) });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '알림, 읽지 않음 1개' }));
  const bell = within(await screen.findByRole('dialog', { name: '알림' }));
  expect(bell.getByRole('heading', { name: '2026.11.21 (토)' })).toBeTruthy();
  const [first, second] = bell.getAllByRole('listitem');
  expect(first!.textContent).toMatch(/이서윤 님 외 3명이 내 답변을 좋아해요.*퀴즈 4 · 자료구조.*읽지 않음/);
  expect(second!.textContent).not.toContain('읽지 않음');
  expect(within(second!).getByRole('link').getAttribute('href')).toBe('/quiz/7/quizzes/8?answer=mine&reply=3');
  expect(bell.getByText('최근 30일 동안의 알림만 보관되며 이후 자동으로 삭제됩니다.')).toBeTruthy();
  expect(bell.getByRole('link', { name: '알림 설정' }).getAttribute('href')).toBe('/account/my/alarms/settings');
});

test('who follows one comes to its place, and it is checked', async () => {
  const { routes } = fakeServer({
    [LIST]: () => listOf(one(5)),
    'PUT /api/v1/activity/alarms/5/check': () => ({ data: null }),
  });
  const { user, address } = await show();
  await user.click(await screen.findByRole('button', { name: /읽지 않음 1개/ }));
  await user.click(await screen.findByRole('link', { name: /이서윤/ }));
  await waitFor(() => expect(routes()).toContain('PUT /api/v1/activity/alarms/5/check'));
  expect(address()).toBe('/quiz/7/quizzes/8?answer=mine');
});

test('all are checked up to the newest that is shown', async () => {
  let isChecked = false;
  const { sent } = fakeServer({
    [LIST]: () => listOf(one(5, { isChecked }), one(4, { isChecked })),
    'PUT /api/v1/activity/alarms/check': () => {
      isChecked = true;
      return { data: null };
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /읽지 않음 2개/ }));
  await user.click(await screen.findByRole('button', { name: '모두 읽음' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull());
  expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ activityHistorySequence: 5 });
  expect(screen.queryByText('읽지 않음')).toBeNull();
});

test('what happens meanwhile is counted without a reload', async () => {
  const stream = fakeStream();
  let told = [one(5)];
  fakeServer({ [LIST]: () => listOf(...told) });
  await show();
  await screen.findByRole('button', { name: '알림, 읽지 않음 1개' });
  await waitFor(() => expect(stream.addresses()).toHaveLength(1));
  told = [one(6, { quizSequence: 9 }), ...told];
  stream.send({ kind: 'notification', isMine: false });
  await screen.findByRole('button', { name: '알림, 읽지 않음 2개' });
});

test('on a phone the bell is a link to a page', async () => {
  fakeServer({ [LIST]: () => listOf(one(5)) });
  const { user, address } = await show();
  await user.click(await screen.findByRole('link', { name: '알림, 읽지 않음 1개' }));
  expect(address()).toBe('/account/my/alarms');
});

test.each<[NotificationView['kind'], string, NotificationView['clubType']?]>([
  ['graded', '/quiz/7/quizzes/8'],
  ['joinRequest', '/quiz-dashboard/7/members?view=requests'],
  ['clubApproved', '/quiz-dashboard/7'],
  ['evaluationReleased', '/quiz/7?tab=growth'],
  ['gradesReleased', '/quiz/7?tab=answers'],
  ['expelled', '/quiz'],
  ['joinRequest', '/lecture-dashboard/7/members?view=requests', '0200'],
  ['clubApproved', '/lecture-dashboard/7', '0200'],
  ['evaluationReleased', '/lecture/7?tab=growth', '0200'],
  ['clubStarted', '/lecture/7', '0200'],
  ['lectureReady', '/lecture-dashboard/7', '0200'],
  ['questionAnswered', '/lecture/7/studies/3?pane=questions&question=12', '0200'],
])('%s leads to %s', async (kind, href, clubType = '0100') => {
  const question = kind === 'questionAnswered' ? { clubStudySequence: 3, lectureQuestionSerialNumber: 12 } : null;
  const quizSequence = clubType === '0100' ? 8 : null;
  fakeServer({ [LIST]: () => listOf(one(5, { kind, clubType, quizSequence, answer: null, question })) });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /읽지 않음/ }));
  expect((await screen.findByRole('link', { name: /이서윤/ })).getAttribute('href')).toBe(href);
});

test('a notice leads to its own page', async () => {
  const notice = { kind: 'notice', clubSequence: null, clubType: null, quizSequence: null, answer: null } as const;
  fakeServer({ [LIST]: () => listOf(one(5, { ...notice, notice: 31 })) });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /읽지 않음/ }));
  expect((await screen.findByRole('link', { name: /이서윤/ })).getAttribute('href')).toBe('/notices/31');
});
