// @vitest-environment jsdom
import type { ClubMember, MemberRequest } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { MembersTable } from './MembersTable.tsx';
import { RequestsTable } from './RequestsTable.tsx';

vi.setConfig({ testTimeout: 60_000 });

const LIST = 'GET /api/v1/my/clubs/7/members';
const REQUESTS = 'GET /api/v1/my/clubs/7/member-requests';
const DECIDE = 'PUT /api/v1/my/clubs/7/member-requests';
const EXPEL = 'PUT /api/v1/my/clubs/7/members/m1/expel';
const page = (contents: unknown[]): Answer => ({ data: { contents, totalElements: contents.length } });
const person = (id: string, nickname: string) => ({ memberUUID: id, nickname, profileImageUrl: '' });
const member = (id: string, nickname: string, more: Partial<ClubMember> = {}): ClubMember => ({
  ...person(id, nickname),
  membershipStatus: 'MEMBER',
  joinedAt: '2026-11-02T00:00:00Z',
  endedAt: null,
  reason: null,
  studentNumber: null,
  needsOneTimeCode: false,
  finalAnswerCount: 3,
  ...more,
});
const request = (id: string, nickname: string, more: Partial<MemberRequest> = {}): MemberRequest => ({
  ...person(id, nickname),
  membershipStatus: 'PENDING',
  message: '함께하고 싶습니다.',
  requestedAt: '2026-11-02T00:00:00Z',
  decidedAt: null,
  reason: null,
  ...more,
});
const props = {
  clubSequence: 7,
  sort: { column: 'joinedAt', direction: 'ascending' },
  onSort: () => {},
  isReadOnly: false,
  pageLink: () => null,
} as const;
const filter = { page: 1, keyword: '' };
const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('expelling needs a reason, and blanks are none; then the member is told it', async () => {
  const { user, sentTo } = show(<MembersTable {...props} hasAnswers filter={filter} />, {
    [LIST]: () => page([member('m1', '김민준')]),
    [EXPEL]: () => ({ data: member('m1', '김민준', { membershipStatus: 'EXPELLED' }) }),
  });
  await user.click(await screen.findByRole('button', { name: '김민준 강퇴' }));
  const dialog = await screen.findByRole('dialog', { name: '멤버 강퇴' });
  within(dialog).getByText(/다시 가입하거나 가입을 요청할 수 없어요/);
  await user.type(within(dialog).getByRole('textbox', { name: /강퇴 사유/ }), '  ');
  await user.click(within(dialog).getByRole('button', { name: '강퇴하기' }));
  within(dialog).getByText('강퇴 사유를 입력해 주세요.');
  expect(sentTo(EXPEL)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /강퇴 사유/ }), '도배');
  await user.click(within(dialog).getByRole('button', { name: '강퇴하기' }));
  await screen.findByText('김민준님을 강퇴했습니다.');
  expect(sentTo(EXPEL)).toMatchObject([{ body: { reason: expect.stringContaining('도배') } }]);
  await waitFor(() => expect(sentTo(LIST).length).toBeGreaterThan(1));
});

test('a refused expulsion keeps the reason that was typed', async () => {
  const { user } = show(<MembersTable {...props} hasAnswers filter={filter} />, {
    [LIST]: () => page([member('m1', '김민준')]),
    [EXPEL]: () => ({ status: 409, code: '0409', message: '현재 상태에서는 할 수 없는 일입니다.' }),
  });
  await user.click(await screen.findByRole('button', { name: '김민준 강퇴' }));
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /강퇴 사유/ });
  await user.type(reason, '도배');
  await user.click(press('강퇴하기'));
  await screen.findByText('현재 상태에서는 할 수 없는 일입니다.');
  expect(reason.value).toBe('도배');
});

test('former members say how it ended, and cannot be expelled again', async () => {
  const former = [
    member('m1', '나간 이', { membershipStatus: 'LEFT', endedAt: '2026-11-10T00:00:00Z' }),
    member('m2', '쫓겨난 이', { membershipStatus: 'EXPELLED', endedAt: '2026-11-11T00:00:00Z', reason: '도배' }),
  ];
  show(<MembersTable {...props} hasAnswers filter={{ ...filter, status: 'ALL' }} />, { [LIST]: () => page(former) });
  await screen.findByText('나간 멤버');
  screen.getByText('강퇴한 멤버');
  screen.getByText('사유: 도배');
  expect(screen.queryByRole('button', { name: /강퇴$/ })).toBeNull();
});

test('a club that is over offers no expulsion and no decision', async () => {
  show(<MembersTable {...props} hasAnswers isReadOnly filter={filter} />, {
    [LIST]: () => page([member('m1', '김민준')]),
  });
  await screen.findByText('김민준');
  expect(screen.queryByRole('button', { name: /강퇴$/ })).toBeNull();
  show(<RequestsTable {...props} isReadOnly filter={filter} />, { [REQUESTS]: () => page([request('m1', '이서윤')]) });
  await screen.findByText('이서윤');
  expect(screen.queryByRole('button', { name: /수락/ })).toBeNull();
});

test('one request is accepted at once', async () => {
  const { user, sentTo } = show(<RequestsTable {...props} filter={filter} />, {
    [REQUESTS]: () => page([request('m1', '김민준')]),
    [DECIDE]: () => ({ data: { decided: 1 } }),
  });
  await user.click(await screen.findByRole('button', { name: '김민준 가입 수락' }));
  await screen.findByText('1명의 가입을 수락했습니다.');
  expect(sentTo(DECIDE)).toMatchObject([{ body: { memberUUIDs: ['m1'], decision: 'ACCEPT' } }]);
});

test('those that are chosen are accepted together, with a word if wanted', async () => {
  const { user, sentTo } = show(<RequestsTable {...props} filter={filter} />, {
    [REQUESTS]: () => page([request('m1', '김민준'), request('m2', '이서윤'), request('m3', '정하은')]),
    [DECIDE]: () => ({ data: { decided: 2 } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /김민준/ }));
  await user.click(screen.getByRole('checkbox', { name: /정하은/ }));
  await user.click(press('2명 수락'));
  const dialog = await screen.findByRole('dialog', { name: '가입 수락' });
  await user.type(within(dialog).getByRole('textbox', { name: /남길 말/ }), '반갑습니다.');
  await user.click(within(dialog).getByRole('button', { name: '수락' }));
  await screen.findByText('2명의 가입을 수락했습니다.');
  expect(sentTo(DECIDE).map(({ body }) => body)).toEqual([
    { memberUUIDs: ['m1', 'm3'], decision: 'ACCEPT', message: '반갑습니다.' },
  ]);
});

test('decided requests say what was answered and are not decided again', async () => {
  const rejected = request('m1', '김민준', {
    membershipStatus: 'REJECTED',
    decidedAt: '2026-11-12T00:00:00Z',
    reason: '다음 기수에 와 주세요.',
  });
  show(<RequestsTable {...props} filter={{ ...filter, status: 'REJECTED' }} />, { [REQUESTS]: () => page([rejected]) });
  await screen.findByText('남긴 말: 다음 기수에 와 주세요.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /수락/ })).toBeNull();
});

test('requests that somebody else decided meanwhile are told as such', async () => {
  const { user } = show(<RequestsTable {...props} filter={filter} />, {
    [REQUESTS]: () => page([request('m1', '김민준'), request('m2', '이서윤')]),
    [DECIDE]: () => ({ data: { decided: 0 } }),
  });
  await user.click(await screen.findByRole('button', { name: '김민준 가입 수락' }));
  await screen.findByText('1명의 요청은 이미 처리됐거나 취소되어 그대로 두었어요.');
  expect(screen.queryByText(/가입을 수락했습니다/)).toBeNull();
});

test('a decision under way is not made twice', async () => {
  let answer: (value: Answer) => void = () => {};
  const { user, sentTo } = show(<RequestsTable {...props} filter={filter} />, {
    [REQUESTS]: () => page([request('m1', '김민준'), request('m2', '이서윤')]),
    [DECIDE]: () => new Promise<Answer>((resolve) => (answer = resolve)),
  });
  await user.dblClick(await screen.findByRole('button', { name: '김민준 가입 수락' }));
  await waitFor(() => expect(sentTo(DECIDE)).toHaveLength(1));
  answer({ data: { decided: 1 } });
  await screen.findByText('1명의 가입을 수락했습니다.');
  expect(sentTo(DECIDE)).toHaveLength(1);
});

test('more than there is room for says how many places are left', async () => {
  const message = '남은 자리가 1개라 2명을 모두 수락할 수 없습니다.';
  const { user } = show(<RequestsTable {...props} filter={filter} />, {
    [REQUESTS]: () => page([request('m1', '김민준'), request('m2', '이서윤')]),
    [DECIDE]: () => ({
      status: 409,
      code: '0409',
      message: '정원이 모두 찼습니다.',
      fields: [{ path: 'memberUUIDs', message }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: '김민준 가입 수락' }));
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
});
