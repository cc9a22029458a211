/** What somebody may be in their organisation, in rising order: each may do what those before it may. */
export const MEMBER_ROLES = ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** The highest of somebody's roles; a member's where none is known. */
export const highestRole = (roles: readonly string[]): MemberRole =>
  MEMBER_ROLES.findLast((role) => roles.includes(role)) ?? 'ROLE_USER';

/** The roles of whoever has this one as their highest, in rising order. */
export const rolesUpTo = (role: MemberRole): readonly MemberRole[] =>
  MEMBER_ROLES.slice(0, MEMBER_ROLES.indexOf(role) + 1);
