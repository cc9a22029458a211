import { expect, test } from 'vitest';
import { mayRewrite } from './rewriting.policy.ts';

const AUTHOR = '01900000-0000-7000-8000-000000000001';
const author = { memberId: AUTHOR, roles: ['ROLE_INSTRUCTOR'] } as const;
const colleague = { memberId: '01900000-0000-7000-8000-000000000002', roles: ['ROLE_INSTRUCTOR'] } as const;
const manager = { memberId: '01900000-0000-7000-8000-000000000003', roles: ['ROLE_MANAGER'] } as const;
test.each([
  ["the author's own club", author, false, false, true],
  ["a colleague's", colleague, false, false, true],
  ["the author's draft", author, true, false, true],
  ['a quiz that is shared, by its author', author, false, true, true],
  ['a quiz that is shared, by a colleague', colleague, false, true, false],
  ['a quiz that is shared, by a manager', manager, false, true, true],
  ['a quiz that is shared, by a form that saves itself', author, true, true, false],
  ["a quiz that is shared, by a manager's form that saves itself", manager, true, true, false],
] as const)('of a quiz in %s the text may be changed: %#', (_, me, isDraft, is_shared, expected) => {
  expect(mayRewrite({ me, isDraft }, { is_shared, author_id: AUTHOR })).toBe(expected);
});
