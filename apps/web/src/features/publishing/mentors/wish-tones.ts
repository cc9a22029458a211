import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';

/** How the state of a wish looks. */
export const WISH_TONES = {
  [ESTABLISHMENT_STATUS.registered]: 'pre',
  [ESTABLISHMENT_STATUS.opened]: 'good',
  [ESTABLISHMENT_STATUS.declined]: 'neutral',
} as const;
