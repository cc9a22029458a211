// @vitest-environment jsdom
import type { RequestedClub } from '@dure/contract/clubs/memberships/my-memberships.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { clubOf } from '../../../../testing/clubs.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { RequestRow } from './RequestRow.tsx';

vi.setConfig({ testTimeout: 60_000 });

const CANCEL = 'PUT /api/v1/clubs/12/join/cancel';
const requestOf = (change: Partial<RequestedClub> = {}): RequestedClub => ({
  ...clubOf({ clubAboutStatus: '0301' }),
  membershipStatus: 'PENDING',
  message: '함께하고 싶습니다.',
  requestedAt: '2026-11-10T00:00:00Z',
  decidedAt: null,
  reason: null,
  ...change,
});
const show = (club: RequestedClub) =>
  renderAt(() => <RequestRow club={club} />, { boot: bootOf('member'), at: '/my-clubs' });

test('a request that waits says so and can be taken back after a question', async () => {
  const { routes } = fakeServer({ [CANCEL]: () => ({ data: { clubSequence: 12, clubAboutStatus: '0300' } }) });
  const { user } = await show(requestOf());
  expect(screen.getByText('가입승인대기중')).toBeTruthy();
  expect(screen.getByText('남긴 말: 함께하고 싶습니다.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /가입 요청 취소$/ }));
  const question = await screen.findByRole('alertdialog', { name: '가입 요청을 취소할까요?' });
  expect(routes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(routes()).toEqual([CANCEL]));
  expect(await screen.findByText('가입 요청을 취소했어요.')).toBeTruthy();
});

test.each([
  ['waits', {}],
  ['was rejected by a club that recruits no more', { membershipStatus: 'REJECTED', clubStatus: '0310' }],
  ['was taken back from a club that is not public', { membershipStatus: 'CANCELLED', isPublic: false }],
] as const)('asking again is not offered where the request %s', async (_, club) => {
  fakeServer({});
  await show(requestOf(club));
  expect(screen.queryByRole('link', { name: /다시 요청/ })).toBeNull();
});

test('a rejected request says what the club answered, and offers nothing to take back', async () => {
  fakeServer({});
  await show(requestOf({ membershipStatus: 'REJECTED', clubAboutStatus: '0302', reason: '다음 기수에 와 주세요.' }));
  expect(screen.getByText('가입반려')).toBeTruthy();
  expect(screen.getByText('클럽의 답: 다음 기수에 와 주세요.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
