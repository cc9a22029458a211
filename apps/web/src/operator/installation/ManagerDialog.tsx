import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { useId, useState } from 'react';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { MadeNote } from '../MadeNote.tsx';
import { operatorText } from '../operator.text.ts';
import { inviteFirstManager } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.manager;

export interface ManagerDialogProps {
  readonly tenantId: string;
  readonly manager: NonNullable<OperatedTenant['firstManager']>;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Invites a first manager who has not come in anew, also at another address; a link is shown here once. */
export function ManagerDialog({ tenantId, manager, onClose, onInvited }: ManagerDialogProps) {
  const [given, setGiven] = useState({ email: manager.email, nickname: manager.nickname });
  const [before] = useState(manager.email);
  const [made, setMade] = useState<MadeTenant>();
  const { isBusy, errors, refusal, submit } = useSubmission();
  const id = useId();
  const send = () =>
    void submit(async () => {
      setMade(await inviteFirstManager(tenantId, { ...given, before }));
      onInvited();
    });
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        made ? (
          <Button onPress={onClose}>{installationText.make.close}</Button>
        ) : (
          <Button type="submit" form={id} variant="primary" isPending={isBusy}>
            {text.submit}
          </Button>
        )
      }
    >
      {made ? (
        <MadeNote made={made} title={operatorText.made.invitedTitle} />
      ) : (
        <Form {...(errors && { errors })} id={id} onSubmit={send} aria-label={text.title}>
          <p className="break-keep text-ink-2">{text.lead}</p>
          <TextField
            label={text.email}
            name="email"
            type="email"
            autoComplete="off"
            value={given.email}
            onChange={(email) => setGiven((was) => ({ ...was, email }))}
            isRequired
          />
          <TextField
            label={text.nickname}
            name="nickname"
            autoComplete="off"
            value={given.nickname}
            onChange={(nickname) => setGiven((was) => ({ ...was, nickname }))}
            isRequired
          />
          <RefusalNote error={refusal} />
        </Form>
      )}
    </Dialog>
  );
}
