// @vitest-environment jsdom
import type { Invitation } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { invitationsSearch } from './invitations-search.ts';
import { InvitationsScreen } from './InvitationsScreen.tsx';

const LIST = 'GET /api/manager/v1/invitations';
const DECIDE = 'PUT /api/manager/v1/invitations/decision';
const WITHDRAW = 'PUT /api/manager/v1/invitations/withdrawal';
const RENEW = 'PUT /api/manager/v1/invitations/renewal';
const invitation = (name: string, part: Partial<Invitation> = {}): Invitation => ({
  invitationId: crypto.randomUUID(),
  name,
  email: `${name}@class.test`,
  studentNumber: null,
  organizationCode: '',
  role: 'ROLE_USER',
  state: 'INVITED',
  clubNames: [],
  invitedBy: '오세진',
  mailedAt: '2026-11-20T05:00:00Z',
  validUntil: '2026-12-11T14:59:59Z',
  endedAt: null,
  createdAt: '2026-11-20T05:00:00Z',
  ...part,
});

async function open(contents: readonly Invitation[], more: object = {}) {
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/invitation-settings': () => ({ data: { instructorsInvite: false, version: 0 } }),
    'PUT /api/manager/v1/invitation-settings': () => ({ data: { instructorsInvite: true, version: 1 } }),
    'GET /api/manager/v1/class-codes': () => ({ data: { contents: [] } }),
    [LIST]: () => ({
      data: { contents, totalElements: contents.length, sending: null, proposedCount: 0, ...more },
    }),
    [DECIDE]: () => ({ data: { changed: 1 } }),
    [WITHDRAW]: () => ({ data: { changed: 1 } }),
    [RENEW]: () => ({ data: { changed: 1 } }),
  });
  const view = await renderAt(InvitationsScreen, {
    boot: bootOf('manager'),
    at: '/system/admin/members/invitations',
    validateSearch: invitationsSearch,
  });
  return {
    ...view,
    bodyOf: (route: string) => sent.find((one) => one.route === route)?.body,
    listed: () =>
      Object.fromEntries(sent.findLast(({ route }) => route === LIST)!.url.searchParams) as Record<string, string>,
  };
}

test('an invitation says how it stands; a proposal is confirmed, and one that counts is withdrawn after a question', async () => {
  const [gaon, narae] = [invitation('가온', { state: 'PROPOSED' }), invitation('나래')];
  const { user, bodyOf } = await open([gaon, narae]);
  const row = (await screen.findByText('가온')).closest('tr')!;
  expect(within(row).getByText('확인 기다림')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /가온/ }));
  await user.click(screen.getByRole('button', { name: '초대하기' }));
  await waitFor(() => expect(bodyOf(DECIDE)).toEqual({ invitationIds: [gaon.invitationId], decision: 'CONFIRM' }));
  await user.click(await screen.findByRole('checkbox', { name: /나래/ }));
  await user.click(screen.getByRole('button', { name: '거두기' }));
  const asked = await screen.findByRole('alertdialog');
  expect(bodyOf(WITHDRAW)).toBeUndefined();
  await user.click(within(asked).getByRole('button', { name: '거두기' }));
  await waitFor(() => expect(bodyOf(WITHDRAW)).toEqual({ invitationIds: [narae.invitationId] }));
});

test('who is invited once more has until the end of the day that the mail names', async () => {
  const { user, bodyOf } = await open([invitation('가온', { state: 'EXPIRED' })]);
  await user.click(await screen.findByRole('checkbox', { name: /가온/ }));
  await user.click(screen.getByRole('button', { name: '다시 초대' }));
  await waitFor(() => expect(bodyOf(RENEW)).toMatchObject({ validUntil: expect.stringMatching(/T14:59:59.999Z$/) }));
});

test('mails that are being written say how far they are', async () => {
  await open([invitation('가온', { mailedAt: null })], { sending: { done: 37, of: 116 } });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('37 / 116');
  expect(screen.getByText('메일 쓰는 중')).toBeTruthy();
});

test('the rule for instructors is switched with the version that was seen', async () => {
  const { user, bodyOf } = await open([]);
  await user.click(await screen.findByRole('switch', { name: /강사가 바로 초대하기/ }));
  await waitFor(() =>
    expect(bodyOf('PUT /api/manager/v1/invitation-settings')).toEqual({ instructorsInvite: true, version: 0 }),
  );
});

test('a head orders the list, by the address and back', async () => {
  const { user, address, listed } = await open([invitation('가온')]);
  await screen.findByText('가온');
  expect(listed()).toEqual({ page: '1', size: '15' });
  const head = () => screen.getByRole('columnheader', { name: '기한' });
  await user.click(within(head()).getByRole('button'));
  await waitFor(() => expect(listed()).toMatchObject({ sort: 'validUntil' }));
  expect(address()).toContain('sort=validUntil');
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(head()).getByRole('button'));
  await waitFor(() => expect(listed()).toMatchObject({ sort: 'validUntil', direction: 'DESC' }));
  expect(head().getAttribute('aria-sort')).toBe('descending');
});
