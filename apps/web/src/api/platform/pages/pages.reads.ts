import type * as contract from '@dure/contract/platform/pages/pages.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getFirstAnswers = read<typeof contract.getFirstAnswers>('GET /api/v1/pages/answers');
