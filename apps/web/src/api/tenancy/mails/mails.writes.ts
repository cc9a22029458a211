import type * as contract from '@dure/contract/tenancy/mails/mails.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getAdministrationOverview } from '../../platform/administration/administration.reads.ts';
import { listMails } from './mails.reads.ts';

export const retryMails = write<typeof contract.retryMails>(
  'POST /api/manager/v1/mails/retry',
  () => [listMails.key()],
  () => [getAdministrationOverview.key()],
);
