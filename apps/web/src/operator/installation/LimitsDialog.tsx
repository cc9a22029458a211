import { GIGABYTE, OPERATOR_LIMITS } from '@dure/contract/platform/operator/operator-limits';
import type { TenantLimits } from '@dure/contract/platform/operator/tenants.endpoints';
import { useState } from 'react';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { limitTenant } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.limits;
const { min, max } = OPERATOR_LIMITS.storageBytes;

export interface LimitsDialogProps extends TenantLimits {
  readonly tenantId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What an organisation may take; an empty field limits nothing. */
export function LimitsDialog({ tenantId, storageLimit, aiMonthlyCap, onClose, onSaved }: LimitsDialogProps) {
  const [before] = useState<TenantLimits>({ storageLimit, aiMonthlyCap });
  const [wished, setWished] = useState(before);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const save = () =>
    void submit(async () => {
      await limitTenant(tenantId, { ...wished, before });
      onSaved();
    });
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      cancel={text.cancel}
      confirm={text.save}
      isPending={isBusy}
      errors={errors}
      onSubmit={save}
    >
      <p className="break-keep text-ink-2">{text.lead}</p>
      <NumberField
        label={text.storage}
        name="storageLimit"
        description={text.storageHint}
        unit="GB"
        minValue={min / GIGABYTE}
        maxValue={max / GIGABYTE}
        value={wished.storageLimit === null ? null : wished.storageLimit / GIGABYTE}
        onChange={(next) =>
          setWished((was) => ({ ...was, storageLimit: next === null ? null : Math.round(next * GIGABYTE) }))
        }
      />
      <NumberField
        label={text.ai}
        name="aiMonthlyCap"
        description={text.aiHint}
        unit={text.won}
        step={10_000}
        minValue={0}
        maxValue={OPERATOR_LIMITS.won}
        value={wished.aiMonthlyCap}
        onChange={(next) => setWished((was) => ({ ...was, aiMonthlyCap: next }))}
      />
      <RefusalNote error={refusal} />
    </FormDialog>
  );
}
