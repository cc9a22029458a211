// @vitest-environment jsdom
import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type { MemberMerge } from '@dure/contract/platform/merging/merging.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, sessionOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { managedMembersSearch } from './managed-members-search.ts';
import { ManagedMembersScreen } from './ManagedMembersScreen.tsx';

const ID = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01';
const TWIN = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d02';
const PATH = `/api/manager/v1/members/${ID}`;
const START: MemberAccess = {
  memberUUID: ID,
  nickname: '서예린',
  email: 'member1@dure.test',
  loginName: null,
  studentNumber: '20231104',
  memberType: 'STUDENT',
  organizationCode: '공대',
  role: 'ROLE_INSTRUCTOR',
  roles: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  state: 'ACTIVE',
  hasSecondFactor: true,
  sessions: [
    { device: 'Chrome · Windows', startedAt: '2026-11-20T05:00:00Z' },
    { device: '', startedAt: '2026-11-19T05:00:00Z' },
  ],
  lock: null,
  lastUsedAt: '2026-11-20T05:00:00Z',
  memberSince: '2024-03-01T00:00:00Z',
};

interface Setting {
  readonly at?: string;
  readonly kept?: Partial<MemberAccess>;
  readonly refused?: Answer;
  /** Whether the list has another account of the same person. */
  readonly hasTwin?: boolean;
  readonly merges?: readonly MemberMerge[];
}
async function open({ at = '', kept = {}, refused, hasTwin = false, merges = [] }: Setting = {}) {
  let member: MemberAccess = { ...START, ...kept };
  const change = (part: (body: never) => Partial<MemberAccess>) => (sent: { body: unknown }) => {
    if (refused) return refused;
    member = { ...member, ...part(sent.body as never) };
    return { data: member };
  };
  const server = fakeServer({
    'GET /api/manager/v1/organization-codes': () => ({ data: { codes: [] } }),
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/members': () => ({
      data: {
        contents: [member, ...(hasTwin ? [{ ...member, memberUUID: TWIN, email: 'twin@dure.test' }] : [])],
        totalElements: 1,
        isCut: false,
      },
    }),
    [`GET ${PATH}`]: () => ({ data: member }),
    [`PUT ${PATH}/role`]: change(({ role }: { role: MemberAccess['role'] }) => ({ role, roles: [role] })),
    [`PUT ${PATH}/lock`]: change(
      ({ isLocked, reason, until }: { isLocked: boolean; reason: string; until: string | null }) => ({
        state: isLocked ? 'LOCKED' : 'ACTIVE',
        sessions: [],
        lock: isLocked ? { reason, lockedBy: '오세진', lockedAt: '2026-11-20T06:00:00Z', lockedUntil: until } : null,
      }),
    ),
    [`PUT ${PATH}/second-factor-reset`]: change(() => ({ hasSecondFactor: false })),
    [`GET ${PATH}/clubs`]: () => ({
      data: {
        contents: [
          {
            clubSequence: 7,
            clubType: '0100',
            clubName: '자료구조, 손으로 그리며',
            clubStatus: '0400',
            runsClub: true,
          },
        ],
        totalElements: 1,
      },
    }),
    'POST /api/manager/v1/members/one-time-codes': () => ({
      data: {
        cards: [{ memberUUID: ID, nickname: '서예린', loginName: '20261004', oneTimeCode: '7K4P-29XM-QRTW' }],
        validUntil: '2026-12-04T05:00:00Z',
      },
    }),
    [`GET ${PATH}/merges`]: () => ({ data: { contents: merges } }),
    [`GET /api/manager/v1/members/${TWIN}`]: () => ({ data: { ...START, memberUUID: TWIN, nickname: '서예린 둘' } }),
    [`GET /api/manager/v1/members/${TWIN}/merge`]: () => ({
      data: {
        merged: { ...START, memberUUID: TWIN },
        kept: START,
        moves: [{ part: 'ANSWERS', count: 12 }],
        conflicts: [{ conflict: 'SHARED_CLUBS', count: 2 }],
        roleAfter: 'ROLE_INSTRUCTOR',
      },
    }),
    [`POST /api/manager/v1/members/${TWIN}/merge`]: () => ({ data: { contents: [] } }),
    'POST /api/manager/v1/member-merges/4/undo': () => ({ data: { contents: [] } }),
    [`GET ${PATH}/looks`]: () => ({
      data: {
        contents: [
          {
            lookSequence: 1,
            kind: 'memberExport',
            by: { memberUUID: ID, nickname: '오세진', profileImageUrl: '' },
            clubName: null,
            reason: 'PERSON_ASKED',
            seenAt: '2026-11-20T05:00:00Z',
          },
        ],
        totalElements: 9,
      },
    }),
    'PUT /api/manager/v1/members/lock': () => ({ data: { changed: 1 } }),
    'POST /api/manager/v1/members/mail': () => ({ data: { changed: 1 } }),
    [`DELETE ${PATH}/sessions`]: change(() => ({ sessions: [] })),
  });
  const view = await renderAt(ManagedMembersScreen, {
    boot: bootOf('manager'),
    at: `/system/admin/members${at}`,
    validateSearch: managedMembersSearch,
  });
  return { ...view, ...server };
}
const sheet = () => screen.findByRole('dialog', { name: '서예린' });
/** In the sheet, and for who hears it. */
/** A rarer act, behind the button for more. */
async function act(user: { click: (element: Element) => Promise<void> }, name: string) {
  await within(await sheet()).findByText(/로그인한 기기/);
  await user.click(within(await sheet()).getByRole('button', { name: '더 보기' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const said = (sentence: string) => within(screen.getByRole('dialog', { name: '서예린' })).findByText(sentence);
const bodyOf = (sent: readonly { route: string; body: unknown }[], route: string) =>
  sent.find((one) => one.route === route)?.body;

test('the name opens the sheet, which the address names, and closing it leaves the list', async () => {
  const { user, address } = await open({ at: '?state=ACTIVE' });
  await user.click(await screen.findByRole('link', { name: '서예린 역할과 로그인' }));
  const drawer = await sheet();
  for (const words of ['member1@dure.test · 20231104 · 공대', '켬', '로그인한 기기 2대'])
    expect(within(drawer).getByText(words)).toBeTruthy();
  expect(within(drawer).getByText('Chrome · Windows, 알 수 없는 기기')).toBeTruthy();
  expect(address()).toContain(ID);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([address().includes(ID), address().includes('ACTIVE')]).toEqual([false, true]);
});

test('a role says what it brings, is chosen by arrows, and is sent with the one that was seen', async () => {
  const { user, sent, routes } = await open({ at: `?member=${ID}` });
  const drawer = await sheet();
  const save = await within(drawer).findByRole('button', { name: '역할 바꾸기' });
  expect(save).toHaveProperty('disabled', true);
  within(drawer)
    .getByRole('radio', { name: /교수자.*채점해요/ })
    .focus();
  await user.keyboard('{ArrowUp}');
  expect(within(drawer).getByText(/운영하던 클럽은 그대로 남지만/)).toBeTruthy();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const before = routes().filter((route) => route === 'GET /api/manager/v1/members').length;
  await user.click(save);
  expect(await said('서예린님의 역할을 운영자로 바꿨어요.')).toBeTruthy();
  expect(bodyOf(sent, `PUT ${PATH}/role`)).toEqual({ role: 'ROLE_MANAGER', previousRole: 'ROLE_INSTRUCTOR' });
  await waitFor(() =>
    expect(routes().filter((route) => route === 'GET /api/manager/v1/members').length).toBeGreaterThan(before),
  );
});

test('what another manager did first is said, and asked for anew', async () => {
  const message = '다른 곳에서 먼저 수정했습니다. 최신 내용을 확인해 주세요.';
  const { user, routes } = await open({ at: `?member=${ID}`, refused: { code: '0409', status: 409, message } });
  const drawer = await sheet();
  await user.click(await within(drawer).findByRole('radio', { name: /운영자/ }));
  const reads = () => routes().filter((route) => route === `GET ${PATH}`).length;
  const before = reads();
  await user.click(within(drawer).getByRole('button', { name: '역할 바꾸기' }));
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  expect(reads()).toBeGreaterThan(before);
});

test('an account is locked with a reason, says so, and is unlocked with one', async () => {
  const { user, sent } = await open({ at: `?member=${ID}` });
  await act(user, '계정 잠그기');
  const asking = await screen.findByRole('dialog', { name: '서예린님의 계정 잠그기' });
  const lock = within(asking).getByRole('button', { name: '계정 잠그기' });
  expect(lock).toHaveProperty('disabled', true);
  await user.type(within(asking).getByRole('textbox', { name: /이유/ }), '휴대폰을 잃어버림');
  await user.click(lock);
  expect(await said('서예린님의 계정을 잠갔어요.')).toBeTruthy();
  expect(bodyOf(sent, `PUT ${PATH}/lock`)).toEqual({ isLocked: true, reason: '휴대폰을 잃어버림', until: null });
  const drawer = await sheet();
  for (const words of ['잠긴 계정이에요', '휴대폰을 잃어버림']) expect(within(drawer).getByText(words)).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: '잠금 풀기' }));
  const lifting = await screen.findByRole('dialog', { name: '서예린님의 잠금 풀기' });
  await user.type(within(lifting).getByRole('textbox', { name: /이유/ }), '본인을 확인함');
  await user.click(within(lifting).getByRole('button', { name: '잠금 풀기' }));
  expect(await said('서예린님의 잠금을 풀었어요.')).toBeTruthy();
});

test('sessions end once it is confirmed', async () => {
  const { user, routes } = await open({ at: `?member=${ID}` });
  await user.click(await within(await sheet()).findByRole('button', { name: '모두 로그아웃' }));
  const asking = await screen.findByRole('alertdialog');
  expect(routes()).not.toContain(`DELETE ${PATH}/sessions`);
  await user.click(within(asking).getByRole('button', { name: '모두 로그아웃' }));
  expect(await screen.findByText('로그인한 기기 없음')).toBeTruthy();
});

test('one’s own sheet says why nothing is changed there', async () => {
  const memberUUID = sessionOf('manager').memberId!;
  const own = { ...START, memberUUID, role: 'ROLE_MANAGER' };
  fakeServer({
    'GET /api/manager/v1/organization-codes': () => ({ data: { codes: [] } }),
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/members': () => ({ data: { contents: [], totalElements: 0, isCut: false } }),
    [`GET /api/manager/v1/members/${memberUUID}`]: () => ({ data: own }),
  });
  await renderAt(ManagedMembersScreen, {
    boot: bootOf('manager'),
    at: `/system/admin/members?member=${memberUUID}`,
    validateSearch: managedMembersSearch,
  });
  const drawer = await sheet();
  expect(await within(drawer).findByText(/다른 운영자에게 부탁해 주세요/)).toBeTruthy();
  for (const name of ['역할 바꾸기', '모두 로그아웃'])
    expect(within(drawer).queryByRole('button', { name })).toBeNull();
});

test('a lost second factor is reset with a reason', async () => {
  const { user, sent } = await open({ at: `?member=${ID}` });
  await user.click(within(await sheet()).getByRole('button', { name: '초기화' }));
  const asking = await screen.findByRole('dialog', { name: '서예린님의 2단계 인증 초기화' });
  const go = within(asking).getByRole('button', { name: '초기화' });
  expect(go).toHaveProperty('disabled', true);
  await user.type(within(asking).getByRole('textbox', { name: /이유/ }), '휴대폰을 잃어버림');
  await user.click(go);
  await said('서예린님의 2단계 인증을 초기화했어요.');
  expect(bodyOf(sent, `PUT ${PATH}/second-factor-reset`)).toEqual({ reason: '휴대폰을 잃어버림' });
});

test('the sheet tells the clubs of the person, and who looked and why', async () => {
  await open({ at: `?member=${ID}` });
  const drawer = await sheet();
  expect(await within(drawer).findByText('자료구조, 손으로 그리며')).toBeTruthy();
  expect(within(drawer).getByText('진행중')).toBeTruthy();
  expect(await within(drawer).findByText(/오세진 · 회원 목록 내려받기/)).toBeTruthy();
  expect(within(drawer).getByText('본인 요청')).toBeTruthy();
});

test('a lock says until when', async () => {
  await open({
    at: `?member=${ID}`,
    kept: {
      state: 'LOCKED',
      lock: {
        reason: '시험 중',
        lockedBy: '오세진',
        lockedAt: '2026-11-20T05:00:00Z',
        lockedUntil: '2026-11-20T09:00:00Z',
      },
    },
  });
  expect(within(await sheet()).getByText(/까지 잠긴 계정이에요/)).toBeTruthy();
});

test('ticked members are locked for one reason and written to', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /서예린/ }));
  await user.click(screen.getByRole('button', { name: '잠그기' }));
  const asking = await screen.findByRole('dialog', { name: '1명의 계정 잠그기' });
  await user.type(within(asking).getByRole('textbox', { name: /이유/ }), '학기 끝');
  await user.click(within(asking).getByRole('button', { name: '계정 잠그기' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'PUT /api/manager/v1/members/lock')).toEqual({
      memberUUIDs: [ID],
      isLocked: true,
      reason: '학기 끝',
      until: null,
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /서예린/ }));
  await user.click(screen.getByRole('button', { name: '메일 쓰기' }));
  const writing = await screen.findByRole('dialog', { name: '1명에게 메일 쓰기' });
  await user.type(within(writing).getByRole('textbox', { name: /제목/ }), '안내');
  await user.type(within(writing).getByRole('textbox', { name: /내용/ }), '점검해요.');
  await user.click(within(writing).getByRole('button', { name: '보내기' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'POST /api/manager/v1/members/mail')).toEqual({
      memberUUIDs: [ID],
      subject: '안내',
      text: '점검해요.',
    }),
  );
});

test('arrows and buttons walk the list, and leave what takes arrows itself alone', async () => {
  const { user, address } = await open({ at: `?member=${ID}`, hasTwin: true });
  const drawer = await sheet();
  expect(within(drawer).getByRole('button', { name: '앞 회원' })).toHaveProperty('disabled', true);
  (await within(drawer).findByRole('radio', { name: /교수자/ })).focus();
  await user.keyboard('{ArrowDown}');
  expect(address()).toContain(ID);
  within(drawer).getByRole('button', { name: '다음 회원' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('dialog', { name: '서예린 둘' })).toBeTruthy();
  expect(address()).toContain(TWIN);
  await user.click(screen.getByRole('button', { name: '앞 회원' }));
  await sheet();
  expect(address()).toContain(ID);
});

test('a second account is found from the sheet and merged: what moves, the rule of what both have, a reason', async () => {
  const { user, sent } = await open({ at: `?member=${ID}`, hasTwin: true });
  await act(user, '겹친 계정 합치기');
  const asking = await screen.findByRole('dialog', { name: '겹친 계정 합치기' });
  await user.click(await within(asking).findByRole('radio', { name: /twin@dure.test/ }));
  expect(await within(asking).findByText('12')).toBeTruthy();
  expect(within(asking).getByText('남는 계정으로 있고, 합치는 계정의 자리는 비워요.')).toBeTruthy();
  const go = within(asking).getByRole('button', { name: '합치기' });
  expect(go).toHaveProperty('disabled', true);
  await user.type(within(asking).getByRole('textbox', { name: /이유/ }), '두 번 가입함');
  await user.click(go);
  await waitFor(() =>
    expect(bodyOf(sent, `POST /api/manager/v1/members/${TWIN}/merge`)).toEqual({
      keptUUID: ID,
      reason: '두 번 가입함',
    }),
  );
});

test('two ticked members can be merged, one or three cannot', async () => {
  const { user } = await open({ hasTwin: true });
  const [one, other] = await screen.findAllByRole('checkbox', { name: /서예린/ });
  await user.click(one!);
  expect(screen.queryByRole('button', { name: '합치기' })).toBeNull();
  await user.click(other!);
  await user.click(screen.getByRole('button', { name: '합치기' }));
  const asking = await screen.findByRole('dialog', { name: '겹친 계정 합치기' });
  expect(within(asking).getAllByRole('radio')).toHaveLength(2);
});

test('merged accounts are parted again with a reason', async () => {
  const merge = {
    mergeSequence: 4,
    nickname: '서예린',
    email: 'old@dure.test',
    loginName: null,
    mergedAt: '2026-11-20T05:00:00Z',
    undoUntil: '2026-12-20T05:00:00Z',
  };
  const { user, sent } = await open({ at: `?member=${ID}`, merges: [merge] });
  const drawer = await sheet();
  expect(await within(drawer).findByText(/old@dure.test/)).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: '되돌리기' }));
  const asking = await screen.findByRole('dialog', { name: '합친 계정 되돌리기' });
  await user.type(within(asking).getByRole('textbox', { name: /이유/ }), '다른 사람');
  await user.click(within(asking).getByRole('button', { name: '되돌리기' }));
  await waitFor(() =>
    expect(bodyOf(sent, 'POST /api/manager/v1/member-merges/4/undo')).toEqual({ reason: '다른 사람' }),
  );
});

test('somebody without an address gets a one-time code on paper, which is asked about before it is put away unprinted', async () => {
  const { user, sent } = await open({ at: `?member=${ID}`, kept: { email: null, loginName: '20261004' } });
  const drawer = await sheet();
  expect(await within(drawer).findByText(/20261004/)).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: '일회용 코드 만들기' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: '일회용 코드 만들기' }));
  expect(await screen.findByText('7K4P-29XM-QRTW')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ memberUUIDs: [ID] });
  const cards = screen.getByRole('dialog', { name: '1명의 일회용 코드' });
  await user.click(within(cards).getAllByRole('button', { name: '닫기' })[0]!);
  expect(await screen.findByText(/아직 인쇄하지 않았다면/)).toBeTruthy();
});
