/** The name under which a calendar shows a member's dates. */
export const feedText = {
  name: (tenant: string) => `${tenant} 내 일정`,
} as const;
