import type * as contract from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getOrganisation = read<typeof contract.getOrganisation>('GET /api/manager/v1/organisation');
