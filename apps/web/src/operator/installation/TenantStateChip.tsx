import { TENANT_STATE_LABELS } from '@dure/contract/platform/operator/operator-labels.text';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { installationText } from './installation.text.ts';

const [before, after] = installationText.tenants.deletedOn('|').split('|');

/** Whether it is used; of one that is to be deleted the day. */
export function TenantStateChip({ tenant: { state, deletionDueAt } }: { readonly tenant: OperatedTenant }) {
  if (state === 'ACTIVE') return <Chip>{TENANT_STATE_LABELS.ACTIVE}</Chip>;
  return (
    <Chip tone="bad">
      {deletionDueAt === null ? (
        TENANT_STATE_LABELS[state]
      ) : (
        <>
          {before}
          <DateText date={deletionDueAt} />
          {after}
        </>
      )}
    </Chip>
  );
}
