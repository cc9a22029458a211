import type * as contract from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import { write } from '../../../kernel/calls/write.ts';

/** The call's own answer is all of the keys. */
export const changeBadgeKey = write<typeof contract.changeBadgeKey>('POST /api/manager/v1/badge-keys');
