import type * as contract from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { write } from '../../../kernel/calls/write.ts';

/** Its answer is the layout that stands; whoever changes it shows that. */
export const saveGradebookLayout = write<typeof contract.saveGradebookLayout>(
  'PUT /api/v1/clubs/{id}/gradebook/layout',
);
