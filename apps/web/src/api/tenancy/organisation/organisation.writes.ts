import type * as contract from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getChatbotSettings } from '../../assistance/chatbot/chatbot.reads.ts';
import { getOrganisation } from './organisation.reads.ts';

export const saveBrand = write<typeof contract.saveBrand>(
  'PUT /api/manager/v1/organisation/brand',
  () => [getOrganisation.key()],
  () => [getChatbotSettings.key()],
);
export const saveOrganisation = write<typeof contract.saveOrganisation>('PUT /api/manager/v1/organisation', () => [
  getOrganisation.key(),
]);
