import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { useState, type ReactNode } from 'react';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { callOffDeletion, orderDeletion, renameTenant, resumeTenant, suspendTenant } from './calls.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { installationText } from './installation.text.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { ManagerDialog } from './ManagerDialog.tsx';
import { MovingSteps } from './MovingSteps.tsx';
import { TenantStateChip } from './TenantStateChip.tsx';

const text = installationText.panel;
const limits = installationText.limits;
const words = installationText.confirm;

export interface TenantPanelProps {
  readonly tenant: OperatedTenant;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function Row({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 break-keep">
        {label} {hint !== undefined && <span className="text-sm text-ink-3">{hint}</span>}
      </p>
      {children}
    </div>
  );
}

/** One organisation: its name, and whether it is used. */
export function TenantPanel({ tenant, onClose, onChanged }: TenantPanelProps) {
  const { tenantId, name, state, siteUrl, createdAt, suspensionNote, firstManager } = tenant;
  const [invited, setInvited] = useState<typeof firstManager>(null);
  const [typedName, setTypedName] = useState(name);
  const [asked, setAsked] = useState<'suspend' | 'delete' | 'limit'>();
  const { isBusy, errors, refusal, submit } = useSubmission();
  const change = (work: () => Promise<unknown>) =>
    void submit(async () => {
      await work();
      onChanged();
    });
  const done = () => {
    setAsked(undefined);
    onChanged();
  };
  return (
    <Drawer title={name} isOpen onClose={onClose} width="wide">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
          <TenantStateChip tenant={tenant} />
          <span>
            {text.since} <DateText date={createdAt} />
          </span>
          <ButtonLink href={siteUrl} size="small">
            {text.open}
          </ButtonLink>
        </div>
        {suspensionNote !== '' && (
          <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm [overflow-wrap:anywhere]">
            {text.note}: {suspensionNote}
          </p>
        )}
        <Form
          {...(errors && { errors })}
          onSubmit={() => change(() => renameTenant(tenantId, { name: typedName, before: name }))}
          aria-label={text.rename}
        >
          <TextField label={words.name} name="name" value={typedName} onChange={setTypedName} isRequired />
          <div className="flex justify-end">
            <Button type="submit" size="small" isPending={isBusy} isDisabled={typedName === name}>
              {text.rename}
            </Button>
          </div>
        </Form>
        <RefusalNote error={refusal} />
        <div className="flex flex-col gap-4 border-t border-line pt-4">
          <Row label={limits.title} hint={limits.summary(tenant)}>
            <Button size="small" onPress={() => setAsked('limit')}>
              {limits.change}
            </Button>
          </Row>
          {firstManager?.hasEntered === false && (
            <Row label={text.manager} hint={text.managerHint(firstManager.email)}>
              <Button size="small" onPress={() => setInvited(firstManager)}>
                {text.inviteAnew}
              </Button>
            </Row>
          )}
          {state === 'ACTIVE' && (
            <Row label={text.suspend} hint={text.suspendHint}>
              <Button variant="danger" size="small" onPress={() => setAsked('suspend')}>
                {text.suspendNow}
              </Button>
            </Row>
          )}
          {state === 'SUSPENDED' && (
            <Row label={text.resume} hint={text.resumeHint}>
              <Button size="small" onPress={() => change(() => resumeTenant(tenantId))} isPending={isBusy}>
                {text.resume}
              </Button>
            </Row>
          )}
          {state === 'DELETING' ? (
            <Row label={text.keep} hint={text.keepHint}>
              <Button size="small" onPress={() => change(() => callOffDeletion(tenantId))} isPending={isBusy}>
                {text.keep}
              </Button>
            </Row>
          ) : (
            <Row label={text.delete} hint={text.deleteHint}>
              <Button variant="danger" size="small" onPress={() => setAsked('delete')}>
                {text.deleteNow}
              </Button>
            </Row>
          )}
        </div>
        <MovingSteps {...tenant} />
      </div>
      {invited && (
        <ManagerDialog tenantId={tenantId} manager={invited} onClose={() => setInvited(null)} onInvited={onChanged} />
      )}
      {asked === 'limit' && <LimitsDialog {...tenant} onClose={() => setAsked(undefined)} onSaved={done} />}
      {asked === 'suspend' && (
        <ConfirmDialog
          title={words.suspend(name)}
          lead={words.suspendLead}
          name={name}
          submitLabel={text.suspendNow}
          hasNote
          onClose={() => setAsked(undefined)}
          onConfirmed={async (given) => {
            await suspendTenant(tenantId, given);
            done();
          }}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={words.delete(name)}
          lead={words.deleteLead}
          name={name}
          submitLabel={text.deleteNow}
          onClose={() => setAsked(undefined)}
          onConfirmed={async ({ confirmedName, reason }) => {
            await orderDeletion(tenantId, { confirmedName, reason });
            done();
          }}
        />
      )}
    </Drawer>
  );
}
