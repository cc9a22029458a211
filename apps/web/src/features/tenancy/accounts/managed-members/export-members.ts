import type { exportManagedMembers as endpoint } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { exportManagedMembers } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { saveBlob } from '../../../../kernel/calls/download.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { managedMembersText as text } from './managed-members.text.ts';

/** Saves the list, narrowed as it stands; what keeps from it is said in a dialog. */
export async function exportMembers(query: NonNullable<Input<typeof endpoint>['query']>): Promise<void> {
  try {
    saveBlob(await exportManagedMembers.ask({ query }), text.fileName);
  } catch (error) {
    notice(error as Error);
  }
}
