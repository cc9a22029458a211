// @vitest-environment jsdom
import type { ClubMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf, tenantOf, type Who } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { MemberCodeButton } from './MemberCodeButton.tsx';

const memberUUID = '0190b5a0-0000-7000-8000-000000000009';
const ISSUE = `POST /api/v1/my/clubs/7/members/${memberUUID}/one-time-code`;
const member: ClubMember = {
  memberUUID,
  nickname: '박누리',
  profileImageUrl: '',
  studentNumber: '20261204',
  needsOneTimeCode: true,
  membershipStatus: 'MEMBER',
  joinedAt: null,
  endedAt: null,
  reason: null,
  finalAnswerCount: 0,
};

async function open(who: Who, loginNameType: 'MANAGER' | 'INSTRUCTOR', part: Partial<ClubMember> = {}) {
  const { routes } = fakeServer({
    [ISSUE]: () => ({
      data: {
        cards: [{ memberUUID, nickname: '박누리', loginName: '20261204', oneTimeCode: '7K4P-29XM-QRTW' }],
        validUntil: '2026-12-13T00:00:00Z',
      },
    }),
  });
  const Member = () => (
    <>
      <p>멤버</p>
      <MemberCodeButton clubSequence={7} member={{ ...member, ...part }} />
    </>
  );
  const boot = { ...bootOf(who), tenant: tenantOf({ loginNameType }) };
  const { user } = await renderAt(Member, { boot, at: '/club' });
  await screen.findByText('멤버');
  return { user, routes };
}
const button = () => screen.queryByRole('button', { name: '박누리 일회용 코드 만들기' });

it('makes a code after a question, and shows it on paper this once', async () => {
  const { user, routes } = await open('instructor', 'INSTRUCTOR');
  await user.click(button()!);
  const asked = await screen.findByRole('alertdialog');
  expect(routes()).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: '일회용 코드 만들기' }));
  const paper = await screen.findByRole('dialog', { name: '1명의 일회용 코드' });
  expect(within(paper).getByText('7K4P-29XM-QRTW')).toBeTruthy();
  expect(routes()).toEqual([ISSUE]);
});

it.each([
  ['an instructor where managers alone may', 'instructor', 'MANAGER', {}, false],
  ['a manager there', 'manager', 'MANAGER', {}, true],
  ['an instructor for somebody with an address', 'instructor', 'INSTRUCTOR', { needsOneTimeCode: false }, false],
] as const)('is offered to whoever may make one: %s', async (_, who, type, part, isOffered) => {
  await open(who, type, part);
  expect(button() !== null).toBe(isOffered);
});
