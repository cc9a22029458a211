// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answer, fakeServer } from '../../testing/server.ts';
import { NewNoticeScreen } from './NewNoticeScreen.tsx';

const SEND = 'POST /api/manager/v1/notices';
const TRY = 'POST /api/manager/v1/notices/trial';
const READERS = 'GET /api/manager/v1/notice-readers';
const AT = '/system/admin/notices/new';

beforeEach(() => localStorage.clear());

async function open(send: () => Answer = () => ({ data: {} })) {
  const { sent, routes } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/notices': () => ({ data: { contents: [], totalElements: 0 } }),
    [READERS]: ({ url }) => ({
      data: { people: url.searchParams.size > 0 ? 12 : 312, bell: 312, mail: 291, mailOff: 21, unproven: 0 },
    }),
    [SEND]: send,
    [TRY]: () => ({ data: null }),
  });
  const view = await renderAt(NewNoticeScreen, {
    boot: bootOf('manager', { memberName: '윤가람', tenantOrganizationCodes: ['공과대학'] }),
    at: AT,
  });
  const bodies = <Body,>(route: string) => sent.filter((one) => one.route === route).map(({ body }) => body as Body);
  const asked = () => sent.filter(({ route }) => route === READERS).map(({ url }) => decodeURIComponent(url.search));
  return { ...view, bodies, routes, asked };
}

async function write({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(await screen.findByRole('textbox', { name: /제목/ }), '마감을 늦춥니다');
  await user.type(screen.getByRole('textbox', { name: /내용/ }), '이틀 늦춥니다.');
}

test('what is written is seen as its readers will find it, and how many that are', async () => {
  const view = await open();
  expect(await screen.findByText('312명이 받아요')).toBeTruthy();
  expect(screen.getByText('종 312 · 메일 291 · 21명은 꺼 두었어요')).toBeTruthy();
  await write(view);
  const previews = within(screen.getByRole('complementary', { name: '미리보기' }));
  expect(within(previews.getByLabelText('종 알림')).getByText('두레대학교 공지')).toBeTruthy();
  const mail = within(previews.getByLabelText('메일'));
  expect(mail.getByText('[두레대학교] 마감을 늦춥니다')).toBeTruthy();
  expect(mail.getByText('윤가람 님, 두레대학교 공지입니다.')).toBeTruthy();
  expect(within(previews.getByLabelText('배너')).getByText('이 길로는 보내지 않아요.')).toBeTruthy();
  await view.user.click(screen.getByRole('checkbox', { name: /배너/ }));
  expect(within(previews.getByLabelText('배너')).getByText('마감을 늦춥니다')).toBeTruthy();
});

test('it goes to some, after a question, under one key whatever window sends it', async () => {
  const view = await open();
  await write(view);
  await view.user.click(screen.getByRole('radio', { name: '골라서' }));
  await view.user.click(screen.getByRole('button', { name: '학습자' }));
  await view.user.selectOptions(screen.getByRole('combobox', { name: '소속' }), '공과대학');
  await view.user.click(screen.getByRole('checkbox', { name: '진행 중인 클럽의 사람' }));
  expect(await screen.findByText('12명이 받아요')).toBeTruthy();
  await waitFor(() =>
    expect(view.asked().at(-1)).toBe('?roles=ROLE_USER&organizationCodes=공과대학&inRunningClubs=true'),
  );
  await view.user.click(screen.getByRole('button', { name: '지금 보내기' }));
  const asked = await screen.findByRole('alertdialog');
  expect(view.bodies(SEND)).toEqual([]);
  await view.user.click(within(asked).getByRole('button', { name: '지금 보내기' }));
  await waitFor(() => expect(view.bodies(SEND)).toHaveLength(1));
  expect(view.bodies(SEND)[0]).toMatchObject({
    title: '마감을 늦춥니다',
    ways: ['BELL', 'MAIL'],
    audience: {
      roles: ['ROLE_USER'],
      organizationCodes: ['공과대학'],
      memberTypes: [],
      clubSequences: [],
      inRunningClubs: true,
    },
    sendAt: null,
    bannerUntil: null,
    noticeKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  await waitFor(() => expect(view.address()).toBe('/system/admin/notices'));
});

test('it stays on this device until it is sent, with its key, also over a refusal that names a field', async () => {
  const refusal = {
    status: 400,
    code: '0422',
    message: '입력값을 확인해 주세요.',
    fields: [{ path: 'title', message: '제목이 너무 깁니다.' }],
  };
  const view = await open(() => refusal);
  await write(view);
  await view.user.click(screen.getByRole('button', { name: '지금 보내기' }));
  await view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지금 보내기' }));
  expect(await screen.findByText('제목이 너무 깁니다.')).toBeTruthy();
  const kept = JSON.parse(Object.values(localStorage).find((one: string) => one.includes('마감을'))!) as {
    value: { noticeKey: string };
  };
  expect(kept.value.noticeKey).toBe(view.bodies<{ noticeKey: string }>(SEND)[0]!.noticeKey);
});

test('its writer gets it alone first', async () => {
  const view = await open();
  await write(view);
  await view.user.click(screen.getByRole('button', { name: '나에게 먼저' }));
  await waitFor(() => expect(view.bodies(TRY)).toHaveLength(1));
  expect(view.bodies(SEND)).toEqual([]);
  expect(await screen.findByText(/나에게 보냈어요/)).toBeTruthy();
});
