import { expect, test } from 'vitest';
import { highestRole, MEMBER_ROLES, rolesUpTo } from './member-roles.ts';

test('a role brings those before it, and is the highest of them in whatever order they are kept', () => {
  expect(rolesUpTo('ROLE_INSTRUCTOR')).toEqual(['ROLE_USER', 'ROLE_INSTRUCTOR']);
  for (const role of MEMBER_ROLES) expect(highestRole(rolesUpTo(role).toReversed())).toBe(role);
  expect(highestRole([])).toBe('ROLE_USER');
});
