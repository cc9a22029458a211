export type PersonKey = string;

export type PersonContent = {
  readonly key: PersonKey;
  readonly email: string;
  readonly nickname: string;
  /** Where the tenant's rosters give one. */
  readonly studentNumber?: string;
  readonly role: 'MANAGER' | 'INSTRUCTOR' | 'USER';
};
