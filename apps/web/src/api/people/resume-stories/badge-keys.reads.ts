import type * as contract from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listBadgeKeys = read<typeof contract.listBadgeKeys>('GET /api/manager/v1/badge-keys');
