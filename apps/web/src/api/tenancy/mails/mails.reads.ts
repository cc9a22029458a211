import type * as contract from '@dure/contract/tenancy/mails/mails.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const listMails = read<typeof contract.listMails>('GET /api/manager/v1/mails');
