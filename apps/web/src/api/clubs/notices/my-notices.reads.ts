import type * as contract from '@dure/contract/clubs/notices/my-notices.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMyNotice = read<typeof contract.getMyNotice>('GET /api/v1/my/notices/{noticeSequence}');
