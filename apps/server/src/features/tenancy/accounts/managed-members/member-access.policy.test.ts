import { expect, test } from 'vitest';
import { accessDenial, type HeldAccount } from './member-access.policy.ts';

const manager: HeldAccount = {
  member_id: 'manager',
  roles: ['ROLE_USER', 'ROLE_MANAGER'],
  status: 'ACTIVE',
  email: 'manager@a.test',
  locked_until: null,
};
const member: HeldAccount = { ...manager, member_id: 'member', roles: ['ROLE_USER'], email: 'member@a.test' };
const denial = (caller: Partial<HeldAccount>, other: Partial<HeldAccount> = {}) =>
  accessDenial('manager', 'member', [
    { ...manager, ...caller },
    { ...member, ...other },
  ]);

test('a manager changes an account that is used or locked', () => {
  expect([denial({}), denial({}, { status: 'LOCKED' })]).toEqual([undefined, undefined]);
});

test('whoever lost the role, or their account, while they waited changes nothing', () => {
  expect(denial({ roles: ['ROLE_USER', 'ROLE_INSTRUCTOR'] })).toBe('forbidden');
  expect(denial({ status: 'LOCKED' })).toBe('unauthenticated');
  expect(denial({ status: 'WITHDRAWN' })).toBe('unauthenticated');
});

test('who has withdrawn, or never was, is not found', () => {
  expect(denial({}, { status: 'WITHDRAWN' })).toBe('notFound');
  expect(accessDenial('manager', 'nobody', [manager])).toBe('notFound');
});

test('nobody changes their own', () => {
  expect(accessDenial('manager', 'manager', [manager])).toBe('ownAccess');
});
