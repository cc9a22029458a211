import { expect, test } from 'vitest';
import type { Role, Session } from '../../../../kernel/session/session.ts';
import { maySeeSolution } from './lounge.policy.ts';

const session = (...roles: Role[]): Session => ({
  memberId: '01900000-0000-7000-8000-000000000000',
  memberType: 'MEMBER',
  nickname: '두레',
  profileImageKey: null,
  roles,
  hasAgreed: true,
});
const member = session('ROLE_USER');
const instructor = session('ROLE_USER', 'ROLE_INSTRUCTOR');
const manager = session('ROLE_USER', 'ROLE_MANAGER');

test.each([
  ['a guest', session('ROLE_GUEST'), false, false, false],
  ['a member', member, false, false, false],
  ['a member who wrote the quiz when they were an instructor', member, true, false, false],
  ['a member who owes an answer', member, false, true, false],
  ['an instructor', instructor, false, false, true],
  ['an instructor who owes an answer', instructor, false, true, false],
  ['the author', instructor, true, false, true],
  ['the author who owes an answer to a copy of it', instructor, true, true, true],
  ['a manager', manager, false, false, true],
  ['a manager who owes an answer', manager, false, true, true],
])('%s: own %s', (_, me, isMine, isOwed, expected) => {
  expect(maySeeSolution(me, { isMine, isOwed })).toBe(expected);
});
