export type PersonKey = string;

export type PersonContent = {
  readonly key: PersonKey;
  readonly email: string;
  readonly nickname: string;
  readonly role: 'MANAGER' | 'INSTRUCTOR' | 'USER';
};
