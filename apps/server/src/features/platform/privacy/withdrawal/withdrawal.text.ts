import { WITHDRAWN_NAME } from '@dure/contract/tenancy/accounts/nickname.text';

/** What stays of somebody who has withdrawn. */
export const withdrawalText = {
  nickname: WITHDRAWN_NAME,
  file: '첨부',
} as const;
