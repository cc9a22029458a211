import { HIDDEN_NAME } from '@dure/contract/tenancy/accounts/nickname.text';

/** How people are named whom a club hides. */
export const hiddenText = {
  /** The author of the n-th answer to a quiz. */
  nickname: (n: number): string => `${HIDDEN_NAME} ${n}`,
  /** A file of theirs; `ending` has its dot. */
  attachment: (n: number, ending: string): string => `첨부 ${n}${ending}`,
};
